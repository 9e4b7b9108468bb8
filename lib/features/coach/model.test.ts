import { fillBlanks, findQuotedText, readOwnVersion, writeOwnVersion } from "./model";
import { fillKnown, readBlankValues } from "./texts/blank-values";

const TEXT = "Hi [name],\n\n[The work] was due on [day] and came on [day].\n\n[What do you ask of them?]";

it.each([
  [
    ["Tom", "the list", "Monday.", "Friday", "call me"],
    "Hi Tom,\n\nThe list was due on Monday and came on Friday.\n\nCall me.",
  ],
  [["Tom", undefined, "Monday", "", ""], "Hi Tom,\n\n[The work] was due on Monday and came on [day]."],
])("fills blanks by their places: %j", (values, expected) => expect(fillBlanks(TEXT, values)).toBe(expected));

it("finds what a reply quotes", () => {
  expect(findQuotedText("Here.\n\n> Hi,\n>\n> late\n\nShorter?")).toBe("Hi,\n\nlate");
  expect(findQuotedText("In order.\n\n1. one\n2. two")).toBeNull();
});

it("reads a version as it was written, and no other message", () => {
  expect(readOwnVersion(writeOwnVersion("Hi Tom"))).toBe("Hi Tom");
  expect(readOwnVersion("That is my version: Hi Tom")).toBeNull();
});

it("reads what was filled in where nothing else was changed", () => {
  const filled = fillBlanks(TEXT, ["Tom", "the list", "Monday", "Friday", "Call me."]);
  const values = readBlankValues(TEXT, filled);
  expect(values).toEqual({ name: "Tom", "the work": "The list", "what do you ask of them?": "Call me." });
  expect(fillKnown("For [name]: [the work] by [day].", values)).toBe("For Tom: The list by [day].");
  expect(readBlankValues(TEXT, "Something else.")).toEqual({});
  expect(readBlankValues("[What happened?] [What do you ask?]", "Thank you for thinking of me.")).toEqual({});
});
