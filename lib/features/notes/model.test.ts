import { hasManyLinks, duplicateKey } from "./model";
import { isReservedName } from "./reserved-names";

describe("a comment's author name", () => {
  it.each([
    "admin",
    "Admin",
    "ADMIN",
    "a d m i n",
    "adm1n",
    "аdmin", // Cyrillic а
    "Αdmin", // Greek Α
    "ádmín",
    "ａｄｍｉｎ",
    "Site Admin",
    "Moderator",
    "Clarity",
    "clarity team",
    "The Clarity Team",
    "C1arity",
    "Сlarity", // Cyrillic С
    "Clarity Support",
    "Clarity Notes",
    "AI Clarity Partner",
  ])("is refused when it passes for the product or its people: %s", (name) => {
    expect(isReservedName(name)).toBe(true);
  });

  it.each([
    "Ada",
    "Clarity Jones",
    "Badmin Ton",
    "Олена",
    "Ольга Администратова",
    "Zoë",
    "李小龙",
    "Adminah",
    "Claire",
  ])("is accepted otherwise: %s", (name) => {
    expect(isReservedName(name)).toBe(false);
  });
});

describe("two comments", () => {
  it("are the same when only case, spacing and punctuation differ", () => {
    expect(duplicateKey("Great post!!")).toBe(duplicateKey("great   POST."));
    expect(duplicateKey("Great post")).not.toBe(duplicateKey("Great posts"));
  });

  it("that contain only signs are compared unchanged", () => {
    expect(duplicateKey("👍")).not.toBe(duplicateKey("🎉"));
  });
});

describe("links in a comment", () => {
  it("are allowed up to two; the third holds the comment back", () => {
    expect(hasManyLinks("see https://a.example and http://b.example")).toBe(false);
    expect(hasManyLinks("https://a.example www.b.example HTTP://c.example")).toBe(true);
  });
});
