import type { InsightView } from "@/lib/features/report/schema";
import { chooseInsight } from "./choose-insight";

const insight = (id: string, change: Partial<InsightView> = {}): InsightView => ({
  id,
  kind: "signal",
  traits: [],
  title: `About ${id}`,
  text: "A sentence.",
  nextStep: `Try ${id}.`,
  evidence: [{ kind: "score", label: id, value: "20 of 100", source: "your answers" }],
  confidence: "high",
  wouldChange: "Nothing.",
  dispute: null,
  ...change,
});
const onTrait = (trait: string, change: Partial<InsightView> = {}) =>
  insight(trait, {
    evidence: [
      { kind: "note", label: "Note", value: "first", source: "" },
      { kind: "score", label: trait, value: "20 of 100", source: "" },
    ],
    ...change,
  });
const POSTPONED = "Put a date on the conversation you have been postponing.";
const choose = (details: InsightView[], due: string[] = [], week = "2026-11-23") =>
  chooseInsight({ details }, { due, week });

it("chooses the insight whose practice fits a due commitment, with its evidence", () => {
  const all = [
    onTrait("openness"),
    onTrait("conscientiousness"),
    onTrait("extraversion", { nextStep: POSTPONED, practice: "hard-conversation" }),
  ];
  expect(choose(all, ["Tell Marco that the project is stopped"])).toEqual({
    id: "extraversion",
    title: "About extraversion",
    nextStep: POSTPONED,
    evidence: { label: "extraversion", value: "20 of 100" },
    isFitting: true,
    practiceId: "hard-conversation",
  });
  expect(choose(all, ["Prepare the numbers"])).toMatchObject({ id: "openness", practiceId: "wish-to-plan" });
});

it("chooses the same insight for a whole week, and another one in the next", () => {
  const all = [onTrait("openness"), onTrait("conscientiousness")];
  const first = choose(all);
  expect(first).toMatchObject({ isFitting: false });
  expect(choose(all)).toEqual(first);
  expect(choose(all, [], "2026-11-30")?.id).not.toBe(first?.id);
});

it("skips insights that are disputed, lack evidence or have no step", () => {
  const dispute = { verdict: "not-me" as const, since: "2026-11-01T00:00:00Z" };
  expect(
    choose(
      [
        onTrait("extraversion", { dispute }),
        insight("gap-mode", { kind: "missing-evidence" }),
        insight("bare-1", { kind: "bare" }),
        insight("y", { nextStep: "" }),
      ],
      ["Call Jo"],
    ),
  ).toBeNull();
});
