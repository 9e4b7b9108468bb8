import { TRAITS } from "@/lib/features/hexaco/schema";
import { reportView } from "@/tests/support/factories/report-view";
import { readReport } from "./read-report";

const scores = Object.fromEntries(TRAITS.map((trait) => [trait, { score: 64 }]));
const persona = {
  assistant_roles: { Listener: "Asks first." },
  action_guidelines: { interaction_triggers: [{ when: "You decide", do: ["Ask"] }] },
  interaction_principles: { tone: "Calm", style: { prefer: ["Short"] }, calibration_notes: ["One"] },
};

it("gives a report with only the specification's fields its titles, and adds no evidence", () => {
  const read = readReport({
    insights: ["First.", "Second.", "Third.", "Fourth."],
    hexacoData: { hexaco_scores: scores },
    aiPersonality: persona,
    user: { email: "ada@example.com" },
  });
  expect(read?.details.map(({ title, text, evidence }) => [title, text, evidence.length])).toEqual([
    ["Operating Mode", "First.", 0],
    ["Hidden Tension", "Second.", 0],
    ["Reframe", "Third.", 0],
    ["Insight 4", "Fourth.", 0],
  ]);
  expect(read).toMatchObject({
    aiPersonality: persona,
    user: { email: "ada@example.com", name: null },
    createdAt: "",
    hexacoData: { hexaco_scores: scores, traits: [], estimates: [] },
  });
});

it("leaves a report of this server unchanged", () => {
  const report = reportView({ aiPersonality: persona });
  expect(readReport(structuredClone(report))).toEqual(report);
});

it("omits unreadable parts, and returns null where there is no report", () => {
  expect(readReport({ insights: ["One."], hexacoData: {}, aiPersonality: { tone: "x" } })).toMatchObject({
    hexacoData: null,
    aiPersonality: null,
    user: { email: "", name: null },
  });
  expect([readReport(null), readReport(undefined), readReport("soon")]).toEqual([null, null, null]);
});
