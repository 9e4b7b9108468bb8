import { ask } from "./ask";
import { partOf } from "./part";
import * as cue from "./cues";
import { EASIER_QUESTIONS, NO_REPLIES, OK_REPLIES, UNCERTAIN_REPLIES, YES_REPLIES } from "./short-lines";
import { join, type Pen } from "./pen";
import { aNumber } from "./plan-replies";
import type { Thread } from "./thread-state";

const RATING_LINES = {
  high: ["{N}: a good deal is already there.", "{N} is more than halfway."],
  middle: ["{N}: neither lost nor settled.", "{N}, so part of it works."],
  low: ["{N}: low, and not nothing.", "{N} is a hard place to be."],
  zero: ["Zero: then we begin at the ground."],
  full: ["A 10: nothing is missing, as you see it."],
};
const RATING_QUESTIONS = {
  high: ["What makes it that much, and not less?", "What would one point more look like?"],
  middle: ["What is already in that number?", "What would one point more look like?"],
  low: ["What keeps it from being lower still?", "What would the next point up look like?"],
  zero: ["What would a 1 look like?"],
  full: ["What makes you so sure?", "What will keep it there?"],
};

const MOST = 10;

function band(rating: number): keyof typeof RATING_LINES {
  if (rating === 0) return "zero";
  if (rating === MOST) return "full";
  if (rating <= 3) return "low";
  return rating <= 6 ? "middle" : "high";
}

function ratingReply(thread: Thread, pen: Pen): string | null {
  const { now } = thread;
  if (now.rating === null || now.words > 6) return null;
  const kind = band(now.rating);
  return join([
    pen.any(RATING_LINES[kind], { n: aNumber(now.rating) }),
    pen.any(RATING_QUESTIONS[kind]) ?? ask(thread, pen, partOf(thread)),
  ]);
}

const INSIGHT_YES = ["Then it is worth keeping an eye on in this.", "So the score says something you know."];
const INSIGHT_NO = [
  "Then the score misses you here, and what you say counts.",
  "Good, then I leave the score out of it; in the report you can strike that reading.",
];

/** Yes, no, a number, not knowing, and small sounds: the conversation goes on from the last question. */
export function shortReply(thread: Thread, pen: Pen): string | null {
  const { now, lastAsked } = thread;
  const rating = ratingReply(thread, pen);
  if (rating) return rating;
  if (cue.UNSURE.test(now.said)) {
    return join([pen.any(UNCERTAIN_REPLIES), pen.any(EASIER_QUESTIONS) ?? ask(thread, pen, partOf(thread))]);
  }
  const isYes = cue.SHORT_YES.test(now.said);
  const isNo = cue.SHORT_NO.test(now.said);
  const next = () => ask(thread, pen, partOf(thread));
  if (lastAsked === "insight" && (isYes || isNo)) return join([pen.any(isYes ? INSIGHT_YES : INSIGHT_NO), next()]);
  if (isNo) return join([pen.any(NO_REPLIES) ?? pen.any(OK_REPLIES), next()]);
  const isAgreeing = isYes && thread.replies.length > 0 && !thread.replies.at(-1)?.trimEnd().endsWith("?");
  if (isAgreeing) return join([pen.any(YES_REPLIES) ?? pen.any(OK_REPLIES), next()]);
  if (isYes || cue.SHORT_OK.test(now.said)) {
    return join([pen.any(OK_REPLIES), next()]);
  }
  return null;
}
