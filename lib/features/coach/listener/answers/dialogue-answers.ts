import { actKindOf } from "../acts";
import { answer, findMatter, findSituation, type Answer, type AnswerInput } from "../answer";
import { isAnswering, type Situation } from "../schema";
import { joinSentences, joinParagraphs } from "../line-picker";
import { answerBelowText } from "./text-answers";
import { answerProtest } from "./protests";
import { composeHelp } from "./request-answers";
import { offerPractice, startPractice } from "./practice-offers";

/** The next question about the matter or what is to be done; without one, the next of those that fit anything. */
const askQuestion = ({ writer }: AnswerInput, situation: Situation | null): string | null =>
  (situation && writer.pick(situation.asks)) ?? writer.pickCopy("ask-open");

/** An acknowledgement and a question; more help is possible where the matter is known. */
const acknowledgeAndAsk = (matter: string | null, ...texts: (string | null | undefined)[]) =>
  answer(joinSentences(...texts), "listen", matter, { isQuestion: true, isWorkable: matter !== null });

/** Asks what the person would like to have, which the next message may say in a word. */
function askForOutcome(matter: string | null, ...texts: (string | null | undefined)[]): Answer | null {
  const asked = acknowledgeAndAsk(matter, ...texts);
  return asked && { ...asked, asksForOutcome: true };
}

function answerNewMatter(input: AnswerInput, situation: Situation): Answer | null {
  const acknowledgement = input.writer.pick(situation.says);
  if (input.context.directness !== "direct")
    return acknowledgeAndAsk(situation.id, acknowledgement, askQuestion(input, situation));
  const found = composeHelp("advice", situation, input);
  const offer = offerPractice(input, situation.practice);
  const text = found && joinParagraphs(acknowledgement, joinSentences(found.text, offer?.text));
  return found && { ...found, text: text ?? "", offer: offer?.offer };
}

const MAX_OPEN_QUESTIONS = 2;
/** A longer message that is not like its matter gets no question or step of that matter. */
const MIN_ASIDE_WORDS = 5;
const MIN_DETAILED_WORDS = 20;

function continueMatter(input: AnswerInput, situation: Situation): Answer | null {
  const { context, writer, state, message } = input;
  const isAside = !isAnswering(state) && message.words.length >= MIN_ASIDE_WORDS && message.likeliest !== situation.id;
  const acknowledgement = writer.pickCopy("ack");
  const goOn = isAside ? writer.pickCopy("ask-open") : null;
  if (goOn) return acknowledgeAndAsk(situation.id, acknowledgement, goOn);
  const isListening = context.directness === "listen";
  const wantsQuestion = isListening || state.did?.act !== "listen" || !state.isQuestionOpen;
  // A longer message may have answered any question about its matter.
  const isDetailed = !isListening && message.words.length >= MIN_DETAILED_WORDS;
  const menuFirst = wantsQuestion && isDetailed ? writer.pickCopy("menu-detailed") : null;
  if (menuFirst) return askForOutcome(situation.id, acknowledgement, menuFirst);
  const question = wantsQuestion ? askQuestion(input, situation) : null;
  if (question) return acknowledgeAndAsk(situation.id, acknowledgement, question);
  const offer = isListening ? null : offerPractice(input, situation.practice);
  const step = writer.pick(offer ? [situation.do] : [situation.do, situation.advice]);
  if (step ?? offer) {
    const text = joinSentences(acknowledgement, step, offer?.text);
    const help = { isWorkable: true, offer: offer?.offer };
    return answer(text, offer ? "first-step" : "advice", situation.id, help);
  }
  const menu = writer.pickCopy("menu", { name: situation.name }) ?? writer.pickCopy("menu-open");
  return acknowledgeAndAsk(situation.id, acknowledgement, menu);
}

/** Who goes on telling is offered the same order of questions as a practice, with a page at its end. */
const MIN_TURNS_BEFORE_OFFER = 2;

function withOffer(input: AnswerInput, asked: Answer | null): Answer | null {
  const practice = findSituation(input.state.matter)?.practice ?? input.message.practice ?? "think-it-through";
  const isLong = input.state.turn >= MIN_TURNS_BEFORE_OFFER && input.context.directness !== "listen";
  const offer = isLong ? offerPractice(input, practice) : null;
  return asked && { ...asked, text: joinParagraphs(asked.text, offer?.text), offer: offer?.offer };
}

const SAID =
  /\b(?:i|we) (?:have |had )?(?:already |again |also )?(?:told|said|talked|asked|spoken?|raised|written?|wrote|tried|explained)\b/;
const REPEATEDLY = /\b(?:already|again|twice|(?:two|three|four|five|\d|several|many) times|before)\b/;

/** 'I have told him twice' asks for something else than the first talk. */
export function answerTried({ message, state, writer }: AnswerInput): Answer | null {
  const isStatement = ["dialogue", "follow-up"].includes(actKindOf(message.act));
  const isTried = isStatement && state.last !== null && SAID.test(message.normal) && REPEATEDLY.test(message.normal);
  return isTried ? answer(writer.pickCopy("tried"), "advice", state.matter, { isWorkable: true }) : null;
}

/** A feeling that the person names, of their own. */
const FEELING = new RegExp(
  String.raw`\bi (?:am|feel|was|got) (?:\w+ ){0,2}(?:furious|angry|fed up|done|exhausted|tired|afraid|scared|ashamed|desperate|lost|overwhelmed|worried|hurt|alone)\b` +
    String.raw`|\bi have had (?:it|enough)\b|\bi can not (?:stand|take) (?:it|this)\b|\bfeel like a fraud\b`,
);

function answerShare(input: AnswerInput): Answer | null {
  const { message, state, writer } = input;
  const isNew = message.matter !== null && message.matter !== state.matter;
  state.matter = message.matter ?? state.matter;
  if (state.isVenting) return answer(writer.pickCopy("vent-on"), "listen", state.matter);
  const opened = answerBelowText(input);
  if (opened) return opened;
  const situation = findMatter(state.matter);
  if (situation) return (isNew ? answerNewMatter(input, situation) : null) ?? continueMatter(input, situation);
  const purpose = findSituation(state.matter);
  // The notice that stories are not understood, which follows, contradicts 'I see'.
  const isUnderstood = state.hasSaidLimit || purpose !== null;
  const heard = isUnderstood ? "ack" : null;
  const copyName = FEELING.test(message.normal) ? "feeling-bad" : heard;
  const acknowledgement = copyName && writer.pickCopy(copyName);
  // Two open questions are enough before something comes of them; what is wanted is asked once.
  const isEnough = state.turn >= MAX_OPEN_QUESTIONS && state.wanted === null;
  const outcome = (isEnough ? writer.pickCopy("menu-told") : null) ?? (purpose ? null : writer.pickCopy("ask-outcome"));
  if (outcome) return withOffer(input, askForOutcome(null, acknowledgement, outcome));
  const question = askQuestion(input, purpose);
  if (question) return withOffer(input, acknowledgeAndAsk(null, acknowledgement, question));
  return acknowledgeAndAsk(null, acknowledgement, writer.pickCopy("menu-open"));
}

function answerFeeling(input: AnswerInput): Answer | null {
  const { message, state, writer } = input;
  state.matter = message.matter ?? state.matter;
  const question = (state.isVenting ? null : writer.pickCopy("feeling-question")) ?? writer.pickCopy("vent-on");
  return acknowledgeAndAsk(state.matter, writer.pickCopy("feeling-bad"), question);
}

function answerGoodNews(input: AnswerInput): Answer | null {
  const { message, state, writer, context } = input;
  state.matter = message.matter ?? state.matter;
  const acknowledgement = writer.pickCopy("good-news", { first: context.firstName });
  const question = acknowledgement?.includes("?") ? null : writer.pickCopy("good-news-matter");
  return acknowledgeAndAsk(state.matter, acknowledgement, question);
}

function answerYes(input: AnswerInput): Answer | null {
  const { state, writer } = input;
  const situation = findSituation(state.matter);
  if (state.offer && state.did?.act !== "listen") return startPractice(input, state.offer.practiceId);
  if (state.did?.act === "listen" && situation)
    return composeHelp("first-step", situation, input) ?? continueMatter(input, situation);
  if (state.last && actKindOf(state.last.act) === "ask")
    return answer(writer.pickCopy("yes-given") ?? writer.pickCopy("yes"), "yes", state.matter, { isQuestion: true });
  return answer(joinSentences(writer.pickCopy("yes"), writer.pickCopy("menu-open")), "yes", null, { isQuestion: true });
}

function answerNo(input: AnswerInput): Answer | null {
  const { state, writer } = input;
  if (state.offer) return answerRefusal(input);
  return answer(writer.pickCopy("no") ?? writer.pickCopy("menu-open"), "no", state.matter, { isQuestion: true });
}

function answerRefusal(input: AnswerInput): Answer | null {
  const { state, writer } = input;
  state.refusesOffers = true;
  const situation = findSituation(state.matter);
  const menu = situation && writer.pickCopy("menu", { name: situation.name });
  const text = joinSentences(writer.pickCopy("offer-refused"), menu);
  return answer(text, "no-practice", state.matter, { isWorkable: situation !== null });
}

const answerWithCopy =
  (name: string, act: string, isQuestion = false) =>
  ({ writer, context, state }: AnswerInput) => {
    const text = writer.pickCopy(name, { first: context.firstName }) ?? writer.pickCopy("vent-on");
    return answer(text, act, state.matter, { isQuestion });
  };

const ANSWERED_BY_COPY = ["thanks", "bye", "laugh", "doubt-coach", "off-topic", "ignore-rules"];

const ANSWERS: Record<string, (input: AnswerInput) => Answer | null> = {
  yes: answerYes,
  no: answerNo,
  "no-practice": answerRefusal,
  complaint: answerProtest,
  correction: answerProtest,
  "good-news": answerGoodNews,
  "feeling-bad": answerFeeling,
  greeting: answerWithCopy("greeting", "greeting", true),
  ...Object.fromEntries(ANSWERED_BY_COPY.map((name) => [name, answerWithCopy(name, name)])),
  unclear: ({ writer }) => answer(writer.pickCopy("unclear"), "unclear", null, { isQuestion: true }),
  "why-self": answerWithCopy("why-self", "why-self", true),
  "start-topic": answerWithCopy("start-topic", "greeting", true),
  "dont-know": answerWithCopy("dont-know", "listen", true),
  vent: (input) => {
    input.state.isVenting = true;
    input.state.matter = input.message.matter ?? input.state.matter;
    return answerWithCopy("vent", "vent")(input);
  },
};

/** Below the reply, the plan is offered as a commitment. */
const answerPlan = ({ message, context, state, writer }: AnswerInput): Answer | null =>
  !state.isVenting && message.purpose === null && context.hasPlan(message.text)
    ? answer(writer.pickCopy("planned"), "planned", state.matter)
    : null;

export function answerDialogue(input: AnswerInput): Answer | null {
  return answerPlan(input) ?? (ANSWERS[input.message.act] ?? answerShare)(input) ?? answerShare(input);
}
