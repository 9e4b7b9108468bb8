import { emailKey, parseEmail } from "./email";

describe("parseEmail", () => {
  it.each([
    ["ada@example.com", "ada@example.com"],
    [" Ada.Lovelace+work@Example.COM ", "Ada.Lovelace+work@example.com"],
    ["o'brien@example.ie", "o'brien@example.ie"],
    ["käthe@example.de", null],
    ["ada@bücher.example", "ada@xn--bcher-kva.example"],
    ["ada＠example.com", "ada@example.com"],
  ])("reads %j as %j", (input, expected) => {
    expect(parseEmail(input)).toBe(expected);
  });

  it.each([
    "",
    "ada",
    "@example.com",
    "ada@",
    "ada@example",
    "ada@@example.com",
    "a b@example.com",
    '"a@evil"@victim.example',
    "ada@example.com,eve@example.com",
    "ada@-example.com",
    "ada@example..com",
    "ada@.example.com",
    "ada@127.0.0.1",
    "ada@[::1]",
    "ada@exam\0ple.com",
    "аda@example.com",
    "ada@example.com\nbcc:x@example.com",
    `${"a".repeat(65)}@example.com`,
    `a@${"b".repeat(250)}.com`,
  ])("refuses %j", (input) => {
    expect(parseEmail(input)).toBeNull();
  });

  it("parses a hundred thousand characters in linear time", () => {
    expect(parseEmail(`${"a@".repeat(50_000)}.`)).toBeNull();
  });

  it("maps two spellings of one mailbox to one key", () => {
    expect(emailKey("Ada@Example.com")).toBe(emailKey("ada@example.com"));
  });
});
