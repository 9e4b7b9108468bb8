import { cleanText, codePoints, userText } from "./clean-text";

describe("cleanText", () => {
  it("keeps tabs, line feeds, emoji sequences and letters with marks", () => {
    expect(cleanText("é\t👩‍👧\nनमस्ते")).toBe("é\t👩‍👧\nनमस्ते");
  });

  it("removes controls, bidi overrides and zero-width characters", () => {
    expect(cleanText("a\u0007b\u202ec\u200bd\u2066e")).toBe("abcde");
  });

  it("normalises line ends and composes letters", () => {
    expect(cleanText("a\r\nb\rcafe\u0301")).toBe("a\nb\ncafé");
  });

  it("limits stacked combining marks to four", () => {
    expect(cleanText(`x${"\u0301".repeat(40)}`).length).toBeLessThanOrEqual(5);
  });

  it("repairs half of a surrogate pair", () => {
    expect(cleanText("a\ud800b")).toBe("a\ufffdb");
  });
});

describe("userText", () => {
  const schema = userText({ max: 5, required: "Say something" });

  it("counts visible characters after trimming", () => {
    expect(schema.parse("  👍👍👍👍👍 ")).toBe("👍👍👍👍👍");
    expect(codePoints("👍👍")).toBe(2);
  });

  it.each([
    ["", "Say something"],
    ["   ", "Say something"],
    ["\u200b", "Say something"],
    ["abcdef", "Please keep this under 5 characters"],
  ])("refuses %j", (text, message) => {
    expect(schema.safeParse(text).error?.issues[0]?.message).toBe(message);
  });

  it.each(["a\0b", "a\ud800b"])("refuses what cannot be stored unchanged", (text) => {
    expect(schema.safeParse(text).success).toBe(false);
  });

  it.each([[["a"]], [{ contains: "" }], [5], [null]])("refuses the wrong type %j", (value) => {
    expect(schema.safeParse(value).success).toBe(false);
  });
});
