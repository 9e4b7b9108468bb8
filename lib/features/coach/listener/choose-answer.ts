import { findAskedText } from "../texts/find-order";
import { hasPastedText, ownLines } from "../texts/pasted-text";
import { actKindOf, ASIDE_ACTS, isWording, TELLING_ACTS } from "./acts";
import { answer, findSituation, type Answer, type AnswerInput } from "./answer";
import { answerDialogue, answerTried } from "./answers/dialogue-answers";
import { answerOutcome } from "./answers/due-commitments";
import { answerFollowUp } from "./answers/follow-ups";
import { replyInForeignLanguage } from "./answers/languages";
import { takeChoice, takeOutcome } from "./answers/matter-choice";
import { answerObjection } from "./answers/objections";
import { answerLabelledLines } from "./answers/own-list";
import { answerOwnVersion, answerShownText } from "./answers/own-version";
import { answerDictation } from "./answers/own-words";
import { refusesOffer, startByTitle, startPractice } from "./answers/practice-offers";
import { answerProtest, giveUpMatter } from "./answers/protests";
import { answerRequest, answerWays } from "./answers/request-answers";
import { answerSensitive } from "./answers/sensitive-answers";
import { answerFact } from "./facts/fact-answers";
import { answerFromReport } from "./facts/report-answers";
import { joinParagraphs } from "./line-picker";
import type { ListenerState } from "./schema";

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

/** What the recognised act asks for. */
export const answerAct = (input: AnswerInput): Answer | null => answerByKind(input) ?? answerDialogue(input);

const WORDLESS = /^[^\p{L}\p{N}]*$/u;

/** Nothing else is to be said. */
export function listenOnly({ state, writer }: AnswerInput): Answer {
  const count = String(state.turn + 1);
  const text = writer.pickCopy("menu-open") ?? writer.pickCopy("still-here", { count }) ?? count;
  return { text, did: { act: "listen", subject: null } };
}

/** What was asked for has not been given, because its matter was not known or needed care. */
const isPending = ({ wanted, did }: ListenerState): boolean =>
  wanted !== null && ["ask", "ask-matter", "sensitive"].includes(did?.act ?? "");

const answerPasted = ({ turns, writer }: AnswerInput): Answer | null => {
  const text = turns.at(-1)?.content ?? "";
  const isOnlyPasted = hasPastedText(text) && !ownLines(text);
  return isOnlyPasted ? answer(writer.pickCopy("pasted"), "listen", null, { isQuestion: true }) : null;
};

/** The first that has an answer gives it. */
const ANSWERS_IN_ORDER: ((input: AnswerInput) => Answer | null)[] = [
  answerSensitive,
  startByTitle,
  answerOwnVersion,
  answerOutcome,
  answerPasted,
  answerWays,
  answerShownText,
  answerObjection,
  answerDictation,
  (input) => (input.message.isProtest ? answerProtest(input) : null),
  answerLabelledLines,
  answerTried,
  answerAct,
];

/** The act of a message that seems only to tell: a text that one of its sentences asks for, or what is still owed. */
function findAskedFor({ message, state }: AnswerInput): string | null {
  const asked = state.isVenting ? null : findAskedText(message.text);
  return asked ?? (isPending(state) || message.purpose !== null ? state.wanted : null);
}

function keepWanted({ message, state }: AnswerInput): void {
  const isAside = isWording(state.wanted ?? "") && ASIDE_ACTS.has(message.act);
  if (actKindOf(message.act) === "ask" && !isAside) state.wanted = message.act;
}

/** What the reply says, without what is added to any reply. */
export function chooseAnswer(input: AnswerInput): Answer {
  const { message, writer, state } = input;
  const foreign = replyInForeignLanguage(message.text);
  if (foreign && writer.isNew(foreign))
    return { text: writer.markUsed(foreign), did: { act: "foreign", subject: null } };
  if (foreign) message.act = "languages";
  if (WORDLESS.test(message.text)) message.act = "laugh";
  if (takeChoice(input)) {
    keepWanted(input);
    return (message.act === "correction" ? giveUpMatter(input) : answerAct(input)) ?? listenOnly(input);
  }
  const isRefused = refusesOffer(input);
  if (isRefused) state.refusesOffers = true;
  takeOutcome(input);
  if (isRefused) message.act = state.wanted ?? message.act;
  else if (TELLING_ACTS.has(message.act)) message.act = findAskedFor(input) ?? message.act;
  keepWanted(input);
  for (const answerIn of ANSWERS_IN_ORDER) {
    const found = answerIn(input);
    if (found) return found;
  }
  return listenOnly(input);
}
