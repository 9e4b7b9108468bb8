import { REPLY_VECTOR_WAIT_MS, sentenceVectors } from "@/lib/providers/sentence-vectors/sentence-vectors";
import type { PracticeOffer } from "@/lib/features/practices/schema";
import type { VectorOf } from "../classification/linear-models";
import { hasBlank } from "../model";
import { raisedCommitments } from "../raised-commitments";
import { NEW_COACH_STATE, type CoachContext, type CoachTurn } from "../schema";
import { fillKnown } from "../texts/blank-values";
import { ownLines } from "../texts/pasted-text";
import { actKindOf, HOLDING_ACTS, WORDING_ACTS } from "./acts";
import { listMessages, type Answer, type AnswerInput } from "./answer";
import { askAboutDue } from "./answers/due-commitments";
import { findName } from "./answers/find-name";
import { suggestAnswers } from "./answers/suggested-answers";
import { answerAct, chooseAnswer, listenOnly } from "./choose-answer";
import { joinParagraphs, LinePicker } from "./line-picker";
import { isRequest } from "./recognition/recognize-acts";
import { listTextsForVectors, recognize } from "./recognition/recognize";
import { listenerState, NEW_LISTENER_STATE, type ListenerState } from "./schema";

interface Conversation {
  context: CoachContext;
  turns: CoachTurn[];
  /** Without vectors, messages are recognised by their words. */
  vectorOf?: VectorOf;
}

export interface ListenerReply {
  text: string;
  state: ListenerState;
  offer: PracticeOffer | null;
  raised: string[];
}

/** A sensitive reply stands alone, and a list of commitments already contains the due ones. */
const ACTS_WITHOUT_DUE_QUESTION = new Set(["sensitive", "foreign", "commitments"]);

function addLimitNotice(text: string, did: Answer["did"], { state, writer }: AnswerInput): string {
  if (state.hasSaidLimit || state.isVenting || did.act !== "listen" || state.matter !== null) return text;
  state.hasSaidLimit = true;
  return joinParagraphs(text, writer.pickCopy("limit"));
}

/** The last message without text that was pasted into it. */
function newMessageOf(turns: CoachTurn[]): string {
  const text = turns.at(-1)?.content ?? "";
  return ownLines(text) || text;
}

const MAX_CANDIDATES = 3;

/** The person's messages before the last, and the reply before it. */
const listEarlier = (turns: CoachTurn[]): string[] => [
  ...listMessages(turns.slice(0, -1)),
  ...turns
    .filter(({ role }) => role === "assistant")
    .slice(-1)
    .map(({ content }) => content),
];

function composeReply({ context, turns, vectorOf }: Conversation, before: ListenerState): ListenerReply {
  const writer = new LinePicker(before.used);
  const state: ListenerState = { ...before };
  const message = recognize(newMessageOf(turns), before, listEarlier(turns), vectorOf);
  const addressee = findName(message.text);
  // Words for somebody else are about something else.
  const isForAnother = addressee !== null && before.name !== null && addressee !== before.name;
  if (isForAnother && isRequest(message.act)) {
    state.matter = null;
    state.chosen = null;
  }
  state.name = addressee ?? before.name;
  const input: AnswerInput = { message, context, turns, state, writer };
  const first = chooseAnswer(input);
  const isStale = actKindOf(message.act) === "dialogue" && !new LinePicker(before.used).isNew(first.text);
  const due = ACTS_WITHOUT_DUE_QUESTION.has(first.did.act) ? [] : raisedCommitments(context, turns);
  const reply = askAboutDue(isStale ? listenOnly(input) : first, due, input);
  const { did, isWorkable, isQuestion = false, asksForOutcome = false, offer = null, opens = null } = reply;
  const isFact = actKindOf(message.act) === "fact";
  state.did = did;
  state.last = isWorkable || isFact ? did : before.last;
  if (state.matter !== before.matter) state.values = {};
  const filled = fillKnown(reply.text, state.values);
  const hint = WORDING_ACTS.has(did.act) ? writer.pickCopy(hasBlank(filled) ? "tail-blanks" : "tail-text") : null;
  const text = joinParagraphs(filled, hint);
  const replyTurn: CoachTurn = {
    role: "assistant",
    content: text,
    state: { ...NEW_COACH_STATE, listener: { ...state } },
  };
  return {
    text: addLimitNotice(text, did, input),
    raised: did.act === "raise" ? due.flatMap(({ id }) => id ?? []) : [],
    offer,
    state: {
      ...state,
      turn: before.turn + 1,
      candidates: message.candidates.slice(0, MAX_CANDIDATES),
      purposes: message.purposes.slice(0, MAX_CANDIDATES),
      isQuestionOpen: isQuestion,
      asksForOutcome,
      opens,
      hasBlanks: HOLDING_ACTS.has(did.act) ? hasBlank(text) : before.hasBlanks,
      offers: offer ? [...state.offers, { practiceId: offer.practiceId, turn: before.turn }] : state.offers,
      offer,
      suggested: suggestAnswers(input, replyTurn, answerAct),
      used: writer.keys,
    },
  };
}

const MAX_REPLAYED_MESSAGES = 20;

function restoreState(context: CoachContext, turns: CoachTurn[]): ListenerState {
  const stored = listenerState.safeParse(turns.findLast(({ state }) => state?.listener)?.state?.listener);
  if (stored.success) return stored.data;
  const messagePlaces = turns.flatMap(({ role }, at) => (role === "user" ? [at] : [])).slice(0, -1);
  return messagePlaces
    .slice(-MAX_REPLAYED_MESSAGES)
    .reduce((state, at) => composeReply({ context, turns: turns.slice(0, at + 1) }, state).state, NEW_LISTENER_STATE);
}

/** Replies without a language model. Deterministic for the same conversation, state and vectors. */
export const listen = (conversation: Conversation): ListenerReply =>
  composeReply(conversation, restoreState(conversation.context, conversation.turns));

/** Fetches the vectors with which the last message is recognised; none when they are not available in time. */
export async function fetchVectors(turns: CoachTurn[], { withinMs = REPLY_VECTOR_WAIT_MS } = {}): Promise<VectorOf> {
  const texts = listTextsForVectors(newMessageOf(turns), listEarlier(turns));
  const vectors = await sentenceVectors(texts, { withinMs, isReplaceable: true });
  return (text) => vectors?.[texts.indexOf(text)];
}
