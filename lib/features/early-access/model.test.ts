import { EMAIL_INVALID, EMAIL_REQUIRED, emailProblem, hasSeat, SEATS } from "./model";
import { cpuTime } from "@/tests/support/cpu-time";

describe("the early-access address", () => {
  it.each(["", "   ", "\n"])("asks for an address when there is none: %j", (input) => {
    expect(emailProblem(input)).toBe(EMAIL_REQUIRED);
  });

  it.each(["ada@example.com", "  ada@example.com ", "a@b.c", "ada+notes@mail.example.co.uk", "ada@exämple.de"])(
    "accepts %j",
    (input) => {
      expect(emailProblem(input)).toBeNull();
    },
  );

  it.each([
    "ada",
    "ada@",
    "@example.com",
    "ada@example",
    "ada@.com",
    "ada@example.",
    "ada@@example.com",
    "ada@ex@ample.com",
    "ada lovelace@example.com",
    "ada@exam ple.com",
    `${"a".repeat(250)}@example.com`,
  ])("refuses %j", (input) => {
    expect(emailProblem(input)).toBe(EMAIL_INVALID);
  });

  it("validates a hundred thousand characters at once", () => {
    expect(cpuTime(() => emailProblem(`${"a@".repeat(50_000)}x`))).toBeLessThan(500);
    expect(emailProblem(`${"a@".repeat(50_000)}x`)).toBe(EMAIL_INVALID);
  });
});

describe("a seat", () => {
  it("goes to the last position within the seats and not to the next", () => {
    expect(hasSeat(SEATS)).toBe(true);
    expect(hasSeat(SEATS + 1)).toBe(false);
  });
});
