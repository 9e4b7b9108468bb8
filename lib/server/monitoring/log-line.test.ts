import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import pino from "pino";
import { LINE_FORMAT } from "../logger";
import { describeError, pseudonymize } from "./log-line";

jest.mock("../env", () => ({ env: () => ({ AUTH_SECRET: "k".repeat(40) }) }));

describe("a line of the log", () => {
  it("contains no person's id, also not in its path, and has one subject for all lines of a person", () => {
    const { subject } = pseudonymize({ event: "account.deleted", userId: 4711 });
    expect(subject).toMatch(/^[0-9a-f]{16}$/);
    expect(pseudonymize({ pathname: "/api/try-clarity/user/4711" })).toEqual({
      pathname: `/api/try-clarity/user/${subject}`,
    });
    expect(pseudonymize({ pathname: "/api/comments/future-of-work" })).toEqual({
      pathname: "/api/comments/future-of-work",
    });
  });

  it("contains no secret address of a calendar, and keeps the ids of conversations", () => {
    expect(pseudonymize({ pathname: `/api/calendar/${"0a".repeat(32)}.ics` })).toEqual({
      pathname: "/api/calendar/(secret).ics",
    });
    const pathname = "/api/chat/messages/4dfacf58-7ce5-4548-a93a-aa81b0b225e9";
    expect(pseudonymize({ pathname })).toEqual({ pathname });
  });

  it("has the subject that docs/operations/watch.md describes", () => {
    const blocks = readFileSync("docs/operations/watch.md", "utf8").match(/^```sh\n[^`]*^```/gm) ?? [];
    const [, ...command] =
      blocks
        .find((block) => block.includes("createHmac"))
        ?.split("\n")
        .slice(1, -1) ?? [];
    const env = { ...process.env, AUTH_SECRET: "k".repeat(40) };
    const printed = execFileSync("sh", ["-c", command.join("\n")], { env, encoding: "utf8" });
    expect(printed.trim()).toBe(pseudonymize({ userId: 4711 }).subject);
  });

  it("describes an error by its type and the last line of its message, never by values that libraries quote", () => {
    const error = new TypeError('invalid data: { email: "ada@example.com" }\n\nUnknown argument', {
      cause: new Error("why"),
    });
    const described = describeError(error);
    expect(described).toMatchObject({ type: "TypeError", message: "Unknown argument", cause: { message: "why" } });
    expect(JSON.stringify(described)).not.toContain("ada@example.com");
    expect(describeError({ secret: "s3cret" })).toEqual({ type: "object" });
  });

  it("quotes neither a refused address nor a text that could not be parsed", () => {
    const refusal = new Error("Recipients were rejected: 550 5.1.1 <ada@example.com>: User unknown");
    expect(describeError(refusal).message).toBe("Recipients were rejected: 550 5.1.1 <(address)>: User unknown");
    const parse = () => JSON.parse("They said that they are ill") as unknown;
    expect(parse).toThrow("They said"); // V8 quotes the text.
    try {
      parse();
    } catch (error) {
      expect(describeError(error)).toMatchObject({ type: "SyntaxError", message: undefined });
    }
  });

  it("repeats no message of an error beside its description", () => {
    const lines: string[] = [];
    const log = pino(LINE_FORMAT, { write: (line) => void lines.push(line) });
    log.warn({ event: "outbox.failed", err: new Error("Refused: <ada@example.com>") });
    expect(JSON.parse(lines[0] ?? "")).toMatchObject({
      event: "outbox.failed",
      err: { message: "Refused: <(address)>" },
    });
    expect(lines[0]).not.toContain("ada@example.com");
  });
});
