import { storedReport } from "./stored-report";

const stored = (insight: object) => ({
  details: [
    {
      id: "tension-emotionality-high-agreeableness-high",
      title: "Hidden Tension",
      text: "A text.",
      nextStep: "Put a date on the conversation you have been postponing, and write its first sentence today.",
      evidence: [],
      confidence: "high",
      wouldChange: "Nothing.",
      ...insight,
    },
  ],
  scores: null,
  sources: [],
  limits: [],
  changes: [],
  wordedBy: "composed",
});

const read = (insight: object) => storedReport.parse(stored(insight)).details[0];

describe("a report stored by a former version", () => {
  it("gets the practice of a step whose text is still in use", () => {
    expect(read({})?.practice).toBe("hard-conversation");
    expect(read({ nextStep: "A step that is worded otherwise now." })).not.toHaveProperty("practice");
    expect(read({ practice: "decide" })?.practice).toBe("decide");
  });

  it.each([
    ["mode-openness-low-honesty-humility-high", "mode", ["honesty_humility", "openness"]],
    ["tension-extraversion-low-openness-high", "tension", ["extraversion", "openness"]],
    ["inner-agreeableness-high", "inner-tension", ["agreeableness"]],
    ["situation-team-change-emotionality-low", "situation", ["emotionality"]],
    ["middle-openness", "middle", ["openness"]],
    ["range-mode", "range", []],
    ["seat-new", "tenure", []],
    ["mail-reframe-pace-brief", "mail-reframe", []],
    ["mail-shift-circle-questions", "mail", []],
    ["gap-reframe", "missing-evidence", []],
  ])("gets the kind and the traits of %s", (id, kind, traits) => {
    expect(read({ id })).toMatchObject({ id, kind, traits });
  });
});
