import { deriveTitle } from "./model";

describe("the title of a new conversation", () => {
  it("is the first five words of the message", () => {
    expect(deriveTitle("  How do I\nsay no to my boss?  ")).toBe("How do I say no");
  });

  it("is cut to 30 characters plus an ellipsis, and stays as it is when derived again", () => {
    const title = deriveTitle("Responsibilities notwithstanding internationalisation teams disagree");
    expect(title).toBe("Responsibilities notwithstandi…");
    expect(deriveTitle(title)).toBe("Responsibilities notwithstandi…");
    expect([...deriveTitle("🙂".repeat(40))]).toHaveLength(31);
  });
});
