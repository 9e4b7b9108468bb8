import { REPLY_VECTOR_WAIT_MS, sentenceVectors } from "@/lib/providers/sentence-vectors/sentence-vectors";
import type { PracticeOffer } from "@/lib/features/practices/schema";
import { hasPastedText, ownLines } from "../texts/pasted-text";
import { raisedCommitments } from "../raised-commitments";
import type { CoachContext, CoachTurn } from "../schema";
import { hasBlank } from "../model";
import { fillKnown } from "../texts/blank-values";
import { findName } from "./answers/find-name";
import { answerCommand, answerOwnVersion, answerShownText, answerValues } from "./answers/edit-answers";
import { answerFact } from "./facts/fact-answers";
import { answerFollowUp } from "./answers/follow-ups";
import { answerLabelledLines } from "./answers/own-list";
import { answerDictation } from "./answers/own-words";
import { answerProtest } from "./answers/protests";
import { answerRequest, answerWays, PRACTICES_BY_ACT } from "./answers/request-answers";
import { replyInForeignLanguage } from "./answers/languages";
import { answer, findSituation, listMessages, type Answer, type AnswerInput } from "./answer";
import { takeChoice, takeOutcome } from "./answers/matter-choice";
import { refusesOffer, startByTitle, startPractice } from "./answers/practice-offers";
import { suggestAnswers } from "./answers/suggested-answers";
import { actKindOf, HOLDING_ACTS, isWording, TELLING_ACTS, WORDING_ACTS } from "./acts";
import { listTextsForVectors, recognize } from "./recognition/recognize";
import { answerOutcome, askAboutDue } from "./answers/due-commitments";
import { answerFromReport } from "./facts/report-answers";
import { listenerState, NEW_LISTENER_STATE, type ListenerState } from "./schema";
import type { VectorOf } from "../classification/linear-models";
import { answerSensitive } from "./answers/sensitive-answers";
import { answerDialogue, answerTried } from "./answers/dialogue-answers";
import { joinParagraphs, LinePicker } from "./line-picker";

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

const answerOneFact = (input: AnswerInput): Answer | null => answerFromReport(input) ?? answerFact(input);

/** Two questions of one message are both answered. */
function answerFacts(input: AnswerInput): Answer | null {
  const { message } = input;
  const first = answerOneFact(input);
  const second = message.also && answerOneFact({ ...input, message: { ...message, act: message.also } });
  return first && second ? { ...first, text: joinParagraphs(first.text, second.text) } : first;
}

function answerByKind(input: AnswerInput): Answer | null {
  const { message, state } = input;
  const kind = actKindOf(message.act);
  if (kind === "fact") return answerFacts(input);
  if (message.act === "practice-start") {
    const offered = state.offers.at(-1)?.practiceId ?? findSituation(state.matter)?.practice;
    return startPractice(input, message.practice ?? offered ?? null);
  }
  if (kind === "ask") {
    state.isVenting = false;
    const fact = message.also && answerFact({ ...input, message: { ...message, act: message.also } });
    const help = answerRequest(input);
    return fact && help ? { ...help, text: joinParagraphs(fact.text, help.text) } : help;
  }
  if (kind === "follow-up") return answerFollowUp(input);
  return null;
}

const answerAct = (input: AnswerInput): Answer | null => answerByKind(input) ?? answerDialogue(input);

/** A sensitive reply stands alone, and a list of commitments already contains the due ones. */
const ACTS_WITHOUT_DUE_QUESTION = new Set(["sensitive", "foreign", "commitments"]);

const WORDLESS = /^[^\p{L}\p{N}]*$/u;

function listenOnly({ state, writer }: AnswerInput): Answer {
  const count = String(state.turn + 1);
  const text = writer.pickCopy("menu-open") ?? writer.pickCopy("still-here", { count }) ?? count;
  return { text, did: { act: "listen", subject: null } };
}

/** What was asked for has not been given, because its matter was not known or needed care. */
const isPending = ({ wanted, did }: ListenerState): boolean =>
  wanted !== null && ["ask", "ask-matter", "sensitive"].includes(did?.act ?? "");

function composeAnswer(input: AnswerInput): Answer {
  const { message, writer, turns } = input;
  const foreign = replyInForeignLanguage(message.text);
  if (foreign && writer.isNew(foreign))
    return { text: writer.markUsed(foreign), did: { act: "foreign", subject: null } };
  if (foreign) message.act = "languages";
  if (WORDLESS.test(message.text)) message.act = "laugh";
  const isRefused = refusesOffer(input);
  if (isRefused) input.state.refusesOffers = true;
  const isChosen = takeChoice(input);
  if (!isChosen) takeOutcome(input);
  const isOrder = isPending(input.state) || message.purpose !== null;
  if (!isChosen && isOrder && TELLING_ACTS.has(message.act)) message.act = input.state.wanted ?? message.act;
  // A question between two requests for a text does not change what is wanted.
  const isAside = isWording(input.state.wanted ?? "") && message.act in PRACTICES_BY_ACT;
  if (actKindOf(message.act) === "ask" && !isAside) input.state.wanted = message.act;
  const found =
    // The words of a button are the coach's.
    (isChosen ? answerAct(input) : answerSensitive(input)) ??
    (isRefused ? null : startByTitle(input)) ??
    answerOwnVersion(input) ??
    answerOutcome(input) ??
    (hasPastedText(turns.at(-1)?.content ?? "") && !ownLines(turns.at(-1)?.content ?? "")
      ? answer(writer.pickCopy("pasted"), "listen", null, { isQuestion: true })
      : null) ??
    (isChosen ? null : (answerWays(input) ?? answerShownText(input))) ??
    answerDictation(input) ??
    answerCommand(input) ??
    (message.isProtest ? answerProtest(input) : null) ??
    (isChosen || message.dictated.length > 0
      ? null
      : (answerValues(input) ?? answerLabelledLines(input) ?? answerTried(input))) ??
    answerAct(input);
  return found ?? listenOnly(input);
}

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
  state.name = findName(message.text, before.name);
  const input: AnswerInput = { message, context, turns, state, writer };
  const first = composeAnswer(input);
  const isStale = actKindOf(message.act) === "dialogue" && !new LinePicker(before.used).isNew(first.text);
  const due = ACTS_WITHOUT_DUE_QUESTION.has(first.did.act) ? [] : raisedCommitments(context, turns);
  const reply = askAboutDue(isStale ? listenOnly(input) : first, due, input);
  const { did, isWorkable, isQuestion = false, asksForOutcome = false, offer = null } = reply;
  const isFact = actKindOf(message.act) === "fact";
  state.did = did;
  state.last = isWorkable || isFact ? did : before.last;
  if (state.matter !== before.matter) state.values = {};
  const filled = fillKnown(reply.text, state.values);
  const hint = WORDING_ACTS.has(did.act) ? writer.pickCopy(hasBlank(filled) ? "tail-blanks" : "tail-text") : null;
  const text = joinParagraphs(filled, hint);
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
      hasBlanks: HOLDING_ACTS.has(did.act) ? hasBlank(text) : before.hasBlanks,
      offers: offer ? [...state.offers, { practiceId: offer.practiceId, turn: before.turn }] : state.offers,
      offer,
      suggested: suggestAnswers(input, did, answerAct),
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
