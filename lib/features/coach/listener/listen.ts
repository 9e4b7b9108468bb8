import type { PracticeOffer } from "@/lib/features/practices/schema";
import { hasPastedText, ownLines } from "../pasted-text";
import { raisedCommitments } from "../raised-commitments";
import type { CoachContext, CoachTurn } from "../schema";
import { nameIn } from "./draft";
import { factAnswer } from "./fact-answers";
import { followUpAnswer } from "./follow-ups";
import { askAnswer } from "./give";
import { foreignReply } from "./languages";
import { answer, type Answer, type Moment } from "./moment";
import { startAnswer } from "./offers";
import { openingNumber } from "./opening-number";
import { kindOf } from "./acts";
import { recognize } from "./recognize";
import { raisedAnswer, withRaised } from "./raise";
import { reportAnswer } from "./report-answers";
import { listenerState, NEW_LISTENER_STATE, type ListenerState } from "./schema";
import { sensitiveAnswer } from "./sensitive";
import { talkAnswer } from "./talk";
import { paragraphs, Writer } from "./writer";

interface Conversation {
  context: CoachContext;
  turns: CoachTurn[];
}

export interface ListenerReply {
  text: string;
  state: ListenerState;
  offer: PracticeOffer | null;
  /** Ids of the commitments that it asks about. */
  raised: string[];
}

function answerOf(moment: Moment): Answer | null {
  const { said, state } = moment;
  const kind = kindOf(said.act);
  const number = openingNumber(moment);
  if (number) return number;
  if (kind === "fact") return reportAnswer(moment) ?? factAnswer(moment);
  if (said.act === "practice-start") return startAnswer(moment, null);
  if (kind === "ask") {
    state.isVenting = false;
    return askAnswer(moment);
  }
  if (kind === "follow-up") return followUpAnswer(moment);
  return null;
}

/** What is delicate comes alone, and a list of commitments holds what is due already. */
const WITHOUT_RAISE = new Set(["sensitive", "foreign", "commitments"]);

const WORDLESS = /^[^\p{L}\p{N}]*$/u;

function listening({ state, writer }: Moment): Answer {
  const count = String(state.turn + 1);
  const text = writer.say("menu-open") ?? writer.say("still-here", { count }) ?? count;
  return { text, did: { act: "listen", subject: null, at: 0 } };
}

function firstAnswer(moment: Moment): Answer {
  const { said, writer, turns } = moment;
  const foreign = foreignReply(said.text);
  if (foreign && writer.isNew(foreign))
    return { text: writer.use(foreign), did: { act: "foreign", subject: null, at: 0 } };
  if (foreign) said.act = "languages";
  if (WORDLESS.test(said.text)) said.act = "laugh";
  const found =
    sensitiveAnswer(moment) ??
    raisedAnswer(moment) ??
    (hasPastedText(turns.at(-1)?.content ?? "") && !ownLines(turns.at(-1)?.content ?? "")
      ? answer(writer.say("pasted"), "listen", null, { isQuestion: true })
      : null) ??
    answerOf(moment) ??
    talkAnswer(moment);
  return found ?? listening(moment);
}

function withLimit(text: string, did: Answer["did"], { state, writer }: Moment): string {
  if (state.hasSaidLimit || did.act !== "listen" || state.turn === 0) return text;
  state.hasSaidLimit = true;
  return paragraphs(text, writer.say("limit"));
}

function stageAfter(act: string, isWorkable: boolean, stage: ListenerState["stage"]): ListenerState["stage"] {
  if (act === "bye") return "closing";
  return isWorkable && act !== "listen" ? "helping" : stage;
}

function reply(context: CoachContext, turns: CoachTurn[], before: ListenerState): ListenerReply {
  const message = turns.at(-1)?.content ?? "";
  const writer = new Writer(before.used);
  const state: ListenerState = { ...before };
  const said = recognize(ownLines(message) || message, before);
  state.name = nameIn(said.text) ?? before.name;
  const moment: Moment = { said, context, turns, state, writer };
  const first = firstAnswer(moment);
  const isStale = kindOf(said.act) === "talk" && !new Writer(before.used).isNew(first.text);
  const { text, did, isWorkable, isQuestion, offer } = withRaised(
    isStale ? listening(moment) : first,
    WITHOUT_RAISE.has(first.did.act) ? [] : raisedCommitments(context, turns),
    moment,
  );
  const whole = withLimit(text, did, moment);
  const raised = did.act === "raise" ? raisedCommitments(context, turns).flatMap(({ id }) => id ?? []) : [];
  const isFact = kindOf(said.act) === "fact";
  return {
    text: whole,
    raised,
    offer: offer ?? null,
    state: {
      ...state,
      turn: before.turn + 1,
      stage: stageAfter(did.act, isWorkable ?? false, state.stage),
      did,
      last: isWorkable || isFact ? did : before.last,
      isQuestionOpen: isQuestion ?? false,
      offers: offer ? [...state.offers, { practiceId: offer.practiceId, turn: before.turn }] : state.offers,
      offer: offer ?? null,
      used: writer.keys,
    },
  };
}

const MAX_REPLAYED = 20;

function stateBefore(context: CoachContext, turns: CoachTurn[]): ListenerState {
  const stored = listenerState.safeParse(turns.findLast(({ state }) => state?.listener)?.state?.listener);
  if (stored.success) return stored.data;
  const asked = turns.flatMap(({ role }, at) => (role === "user" ? [at] : [])).slice(0, -1);
  return asked
    .slice(-MAX_REPLAYED)
    .reduce((state, at) => reply(context, turns.slice(0, at + 1), state).state, NEW_LISTENER_STATE);
}

/** Replies without a language model. Deterministic for the same conversation and state. */
export const listen = ({ context, turns }: Conversation): ListenerReply =>
  reply(context, turns, stateBefore(context, turns));
