import type { CoachContext } from "../../lib/features/coach/schema";
import { practices } from "../../lib/features/practices/store";
import type { InsightView, TraitView } from "../../lib/features/report/schema";
import { coachContext, knownMemory } from "../support/factories/coach-context";
import { hexacoView, insightView, reportView, traitView } from "../support/factories/report-view";

const TRAITS: TraitView[] = [
  traitView("honesty_humility", 61, { level: "typical" }),
  traitView("emotionality", 34, { level: "low" }),
  traitView("extraversion", 72),
  traitView("agreeableness", 38, { level: "low" }),
  traitView("conscientiousness", 78),
  traitView("openness", 55, { level: "typical" }),
];

const TEXTS: [id: string, title: string, text: string, trait: TraitView][] = [
  [
    "mode-conscientiousness-high",
    "Operating Mode",
    "You work by plan and finish what you begin.",
    TRAITS[4] as TraitView,
  ],
  [
    "tension-agreeableness-low",
    "Hidden Tension",
    "You object quickly in a conflict and wait long to make peace.",
    TRAITS[3] as TraitView,
  ],
  [
    "reframe-emotionality-low",
    "Reframe",
    "Your calm under stress may keep you from hearing the strain of others.",
    TRAITS[1] as TraitView,
  ],
  ["extraversion-high", "Insight 4", "You take the floor early, and others follow you there.", TRAITS[2] as TraitView],
  [
    "conscientiousness-detail",
    "Insight 5",
    "Detail work is where you hold others to your own standard.",
    TRAITS[4] as TraitView,
  ],
];

const insight = ([id, title, text, { trait, label, score }]: (typeof TEXTS)[number]): InsightView =>
  insightView(id, {
    title,
    text,
    nextStep: `Try one thing about ${title}.`,
    evidence: [{ kind: "score", label, value: `${score} of 100`, source: "the scores you entered", trait }],
  });

export async function danaContext(): Promise<CoachContext> {
  return coachContext({
    firstName: "Dana",
    role: "COO at Norwind",
    now: new Date("2026-11-23T09:12:00.000Z"),
    timeZone: "Europe/Berlin",
    report: reportView({
      details: TEXTS.map(insight),
      hexacoData: hexacoView(TRAITS),
      limits: ["Scores alone say nothing about your mails."],
    }),
    memories: [
      knownMemory("My boss is Ines, the CEO"),
      knownMemory("I lead a team of 14 people in Hamburg"),
      knownMemory("Jonas is my deputy"),
      knownMemory("I promised myself to leave at six on Wednesdays"),
    ],
    goals: [
      { kind: "goal", text: "Hand over the daily operations to Jonas by spring", dueOn: "2027-03-31", state: "open" },
      { kind: "commitment", text: "Tell Marco that his project is being stopped", dueOn: "2026-11-26", state: "open" },
    ],
    practices: [...(await practices()).values()].map(({ id, title, when, minutes, result, names }) => ({
      id,
      title,
      when,
      minutes,
      result,
      names,
    })),
  });
}
