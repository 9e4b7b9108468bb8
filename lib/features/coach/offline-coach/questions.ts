import { FOLLOWS, IDEA_QUESTIONS } from "./follow-lines";
import * as plan from "./plan-lines";
import * as general from "./question-lines";
import * as short from "./short-lines";
import {
  AFTER_ADVICE,
  AFTER_REHEARSAL,
  ASK_YOURS,
  INSIGHT_FOLLOW,
  INSIGHT_QUESTIONS,
  OFFERS,
  REHEARSAL_INVITES,
} from "./offer-lines";
import {
  PLAN_DAY_QUESTIONS,
  PLAN_GOAL_QUESTIONS,
  PLAN_STEP_QUESTIONS,
  REVIEW_QUESTIONS,
  WHICH_FIRST,
  WHICH_OF_TWO,
} from "./matter-lines";
import { lineIn } from "./pen";
import { THING_QUESTIONS } from "./thing-lines";
import { SCENES } from "./scenes/index";
import { CLOSING_ASKS, CLOSING_IDEA_ASKS, COMPLAINT_QUESTIONS, DRAFT_QUESTIONS } from "./special-lines";
import { sentenceKey, sentencesOf } from "./text";

/** What a question of the coach is for. */
export type Asked =
  | "goal"
  | "reality"
  | "options"
  | "will"
  | "name"
  | "cue"
  | "barrier"
  | "confidence"
  | "smaller"
  | "easier"
  | "advice"
  | "offer"
  | "insight"
  | "rehearsal"
  | "draft"
  | "order"
  | "review"
  | "closing";

const ofThings = (part: "goal" | "reality" | "options") =>
  Object.values(THING_QUESTIONS).flatMap((lines) => [...lines[part]]);

const QUESTIONS: [Asked, string[]][] = [
  ["offer", [...OFFERS, ...COMPLAINT_QUESTIONS.slice(0, 1)]],
  ["order", [...WHICH_FIRST, ...WHICH_OF_TWO]],
  ["review", REVIEW_QUESTIONS],
  ["insight", INSIGHT_QUESTIONS],
  ["rehearsal", [...REHEARSAL_INVITES, ...AFTER_REHEARSAL]],
  ["draft", DRAFT_QUESTIONS],
  ["closing", [...CLOSING_ASKS, ...CLOSING_IDEA_ASKS]],
  ["name", plan.NAME_IT_QUESTIONS],
  ["will", [...general.IDEA_WILL_QUESTIONS, ...general.NAMED_WILL_QUESTIONS, ...PLAN_DAY_QUESTIONS]],
  ["cue", [...plan.CUE_QUESTIONS, ...plan.ANNOUNCED_CUE_QUESTIONS, ...plan.ANNOUNCED_NOW_QUESTIONS]],
  ["barrier", [...plan.BARRIER_QUESTIONS, ...plan.THEN_QUESTIONS]],
  ["confidence", [...plan.CONFIDENCE_QUESTIONS, ...plan.AGAIN_QUESTIONS]],
  ["smaller", plan.SMALLER_QUESTIONS],
  ["advice", AFTER_ADVICE],
  [
    "goal",
    [...general.GOAL_QUESTIONS, ...PLAN_GOAL_QUESTIONS, ...SCENES.flatMap(({ goal }) => goal), ...ofThings("goal")],
  ],
  [
    "reality",
    [
      ...general.REALITY_QUESTIONS,
      ...general.DEEPER_QUESTIONS,
      ...general.CHALLENGE_QUESTIONS,
      ...general.FROM_A_FRIEND,
      ...short.NEW_SIGHT_QUESTIONS,
      ...general.WANT_QUESTIONS,
      ...general.WANT_THING_QUESTIONS,
      ...FOLLOWS.flatMap(({ lines }) => lines),
      ...SCENES.flatMap(({ reality }) => reality),
      ...ofThings("reality"),
    ],
  ],
  [
    "options",
    [
      ...general.OPTION_QUESTIONS,
      ...PLAN_STEP_QUESTIONS,
      ...general.NEXT_IDEA_QUESTIONS,
      ...general.DOUBT_QUESTIONS,
      ...general.SPOKEN_OBJECTIONS,
      ...general.OBJECTIONS,
      ...IDEA_QUESTIONS,
      ...ASK_YOURS,
      ...INSIGHT_FOLLOW,
      ...SCENES.flatMap(({ options }) => options),
      ...ofThings("options"),
    ],
  ],
  ["will", [...general.WILL_QUESTIONS, ...short.CHOICE_QUESTIONS, ...SCENES.flatMap(({ will }) => will)]],
  ["easier", [...short.EASIER_QUESTIONS, ...short.EITHER_OR_QUESTIONS]],
];

const isOpen = (line: string) => line.includes("{");
/** The questions that are always the same, by their words; of two uses the first counts. */
const FIXED = new Map(
  QUESTIONS.flatMap(([asked, lines]) =>
    lines.filter((line) => !isOpen(line)).map((line) => [sentenceKey(sentencesOf(line).at(-1) ?? ""), asked] as const),
  ).toReversed(),
);
const WITH_SLOTS = QUESTIONS.map(([asked, lines]) => [asked, lines.filter(isOpen)] as const);

/** What the last question of a coach's text was for; null when it is none of ours. */
export function askedIn(text: string): Asked | null {
  const question = sentencesOf(text).findLast((sentence) => sentence.endsWith("?"));
  if (!question) return null;
  const fixed = FIXED.get(sentenceKey(question));
  return fixed ?? WITH_SLOTS.find(([, lines]) => lineIn(lines, question) !== null)?.[0] ?? null;
}
