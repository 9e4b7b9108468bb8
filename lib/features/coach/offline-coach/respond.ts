import { hasPastedText } from "../pasted-text";
import { crisisReply } from "../safety";
import type { CoachContext, CoachTurn } from "../schema";
import { aboutCoachReply, aboutReportReply } from "./about-replies";
import { adviceReply, errandReply, offeredReply, refusedReply, rehearsalReply } from "./advice-replies";
import { contentReply } from "./content-replies";
import { draftReply } from "./draft-replies";
import { addedReply, listeningReply, namedReply, planReply, reviewReply, severalReply } from "./matter-replies";
import { openingReply } from "./opening-replies";
import { Pen } from "./pen";
import { closingReply, confidenceReply, promiseReply, smallerReply } from "./plan-replies";
import { firstWordsReply, returnReply } from "./recall-replies";
import { sensitiveReply } from "./sensitive-replies";
import { shortReply } from "./short-replies";
import {
  challengeReply,
  greetingReply,
  injectionReply,
  newSightReply,
  pastedReply,
  praiseReply,
  steeringReply,
} from "./steering-replies";
import { questionReply } from "./question-replies";
import { readThread } from "./thread";
import type { Thread } from "./thread-state";
import { unreadableReply } from "./unreadable";

interface Conversation {
  /** The last turn is the person's. */
  turns: CoachTurn[];
  context: CoachContext;
}

interface Moment {
  thread: Thread;
  pen: Pen;
  turns: CoachTurn[];
  message: string;
}

/** Ways to answer, the most urgent first; the first that has an answer gives it. */
const WAYS: ((moment: Moment) => string | null)[] = [
  ({ thread, pen, message }) => (hasPastedText(message) ? null : unreadableReply(thread, pen)),
  ({ thread, pen, message }) => injectionReply(thread, pen, message),
  ({ thread, pen, turns }) => sensitiveReply(thread, pen, turns),
  ({ thread, pen, message }) => pastedReply(thread, pen, message),
  ({ thread, pen }) => openingReply(thread, pen),
  ({ thread, pen }) => greetingReply(thread, pen),
  ({ thread, pen }) => returnReply(thread, pen),
  ({ thread, pen }) => namedReply(thread, pen),
  ({ thread, pen }) => reviewReply(thread, pen),
  ({ thread, pen }) => listeningReply(thread, pen),
  ({ thread, pen }) => planReply(thread, pen),
  ({ thread, pen }) => draftReply(thread, pen),
  ({ thread, pen }) => offeredReply(thread, pen),
  ({ thread, pen }) => refusedReply(thread, pen),
  ({ thread, pen }) => rehearsalReply(thread, pen),
  ({ thread, pen }) => challengeReply(thread, pen),
  ({ thread, pen }) => steeringReply(thread, pen),
  ({ thread, pen, turns }) => firstWordsReply(thread, pen, turns),
  ({ thread, pen }) => aboutCoachReply(thread, pen),
  ({ thread, pen }) => aboutReportReply(thread, pen),
  ({ thread, pen }) => confidenceReply(thread, pen),
  ({ thread, pen }) => closingReply(thread, pen),
  ({ thread, pen }) => smallerReply(thread, pen),
  ({ thread, pen }) => errandReply(thread, pen),
  ({ thread, pen }) => adviceReply(thread, pen),
  ({ thread, pen }) => promiseReply(thread, pen),
  ({ thread, pen }) => questionReply(thread, pen),
  ({ thread, pen }) => newSightReply(thread, pen),
  ({ thread, pen }) => praiseReply(thread, pen),
  ({ thread, pen }) => shortReply(thread, pen),
  ({ thread, pen }) => severalReply(thread, pen),
  ({ thread, pen }) => addedReply(thread, pen),
  ({ thread, pen }) => contentReply(thread, pen),
];

/** The offline coach's reply to the last turn. The same conversation always gets the same reply. */
export function respond({ turns, context }: Conversation): string {
  const crisis = crisisReply(turns);
  if (crisis) return crisis;
  const thread = readThread(turns, context);
  const pen = new Pen(thread.replies, thread.seed);
  const message = turns.at(-1)?.content ?? "";
  for (const way of WAYS) {
    const reply = way({ thread, pen, turns, message });
    if (reply) return reply;
  }
  return contentReply(thread, pen);
}
