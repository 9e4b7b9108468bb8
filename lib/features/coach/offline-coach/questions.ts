import { FOLLOWS, IDEA_QUESTIONS } from "./follow-lines";
import * as generic from "./generic-lines";
import {
  AFTER_ADVICE,
  AFTER_REHEARSAL,
  INSIGHT_FOLLOW,
  INSIGHT_QUESTIONS,
  OFFERS,
  REHEARSAL_INVITES,
} from "./offer-lines";
import { lineIn } from "./pen";
import { SCENES } from "./scenes/index";
import { CLOSING_ASKS } from "./special-lines";
import { sentencesOf } from "./text";

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
  | "closing";

const QUESTIONS: [Asked, string[]][] = [
  ["offer", OFFERS],
  ["insight", INSIGHT_QUESTIONS],
  ["rehearsal", [...REHEARSAL_INVITES, ...AFTER_REHEARSAL]],
  ["closing", CLOSING_ASKS],
  ["name", generic.NAME_IT_QUESTIONS],
  ["will", generic.IDEA_WILL_QUESTIONS],
  ["cue", generic.CUE_QUESTIONS],
  ["barrier", [...generic.BARRIER_QUESTIONS, ...generic.THEN_QUESTIONS]],
  ["confidence", [...generic.CONFIDENCE_QUESTIONS, ...generic.AGAIN_QUESTIONS]],
  ["smaller", generic.SMALLER_QUESTIONS],
  ["advice", AFTER_ADVICE],
  ["goal", [...generic.GOAL_QUESTIONS, ...SCENES.flatMap(({ goal }) => goal)]],
  [
    "reality",
    [
      ...generic.REALITY_QUESTIONS,
      ...generic.DEEPER_QUESTIONS,
      ...generic.NEW_SIGHT_QUESTIONS,
      ...generic.WANT_QUESTIONS,
      ...generic.WANT_THING_QUESTIONS,
      ...FOLLOWS.flatMap(({ lines }) => lines),
      ...SCENES.flatMap(({ reality }) => reality),
    ],
  ],
  [
    "options",
    [...generic.OPTION_QUESTIONS, ...IDEA_QUESTIONS, ...INSIGHT_FOLLOW, ...SCENES.flatMap(({ options }) => options)],
  ],
  ["will", [...generic.WILL_QUESTIONS, ...generic.CHOICE_QUESTIONS, ...SCENES.flatMap(({ will }) => will)]],
  ["easier", generic.EASIER_QUESTIONS],
];

/** What the last question of a coach's text was for; null when it is none of ours. */
export function askedIn(text: string): Asked | null {
  const question = sentencesOf(text).findLast((sentence) => sentence.endsWith("?"));
  if (!question) return null;
  return QUESTIONS.find(([, lines]) => lineIn(lines, question) !== null)?.[0] ?? null;
}
