import { hasManyLinks, duplicateKey, excerptOf, postState, readTimeOf, suggestSlug } from "./model";
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

describe("a note of the editors", () => {
  it.each([
    ["What Others See", "what-others-see"],
    ["  Über Führung: 3 Fragen! ", "uber-fuhrung-3-fragen"],
    ["…", ""],
  ])("suggests the address of '%s'", (title, slug) => expect(suggestSlug(title)).toBe(slug));

  it("computes the reading time, at least a minute", () => {
    expect([readTimeOf(""), readTimeOf("word ".repeat(1_100))]).toEqual(["1 min read", "5 min read"]);
  });

  it("takes the first paragraph without its marks for an excerpt, at most 300 characters", () => {
    expect(excerptOf("# Title\n\n![x](/notes/a.svg)\n\nWe *know* [ourselves](https://a.example).\n\nMore.")).toBe(
      "We know ourselves.",
    );
    const long = excerptOf("many words ".repeat(60));
    expect(long.length).toBeLessThanOrEqual(300);
    expect(long).toMatch(/\w…$/);
  });

  it("is scheduled until its time, and a draft until it was public", () => {
    const now = new Date("2026-01-01T00:00:00Z");
    const later = new Date("2026-01-02T00:00:00Z");
    expect(postState({ published: true, publishedAt: later }, now)).toBe("scheduled");
    expect(postState({ published: true, publishedAt: now }, now)).toBe("published");
    expect(postState({ published: false, publishedAt: now }, now)).toBe("unpublished");
    expect(postState({ published: false, publishedAt: null }, now)).toBe("draft");
  });
});
