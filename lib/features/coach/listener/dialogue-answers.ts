import { actKindOf } from "./acts";
import { dayIn, findDay, daysBetween } from "./dates";
import { findName } from "./draft-mail";
import { composeHelp } from "./request-answers";
import { answer, findSituation, type Answer, type AnswerInput } from "./answer";
import { offerPractice, startPractice } from "./practice-offers";
import type { Situation } from "./schema";
import { joinSentences, joinParagraphs } from "./line-picker";

const ROLE =
  /\b(?:my|our|the) (boss|manager|deputy|ceo|cfo|coo|cto|chairman|chair|board|team|client|cofounder|colleague|peer|assistant|predecessor|successor)\b/;

function findPerson({ message, state }: AnswerInput): string {
  const role = ROLE.exec(message.normal)?.[1];
  const named = findName(message.text) ?? state.name;
  return named ?? (role ? `your ${role.replace(/^(?:ceo|cfo|coo|cto)$/, (short) => short.toUpperCase())}` : "");
}

const DAY = /\b((?:mon|tues|wednes|thurs|fri|satur|sun)day)\b/;
const findWeekday = ({ message }: AnswerInput) =>
  (DAY.exec(message.normal)?.[1] ?? "").replace(/^./, (letter) => letter.toUpperCase());

function askQuestion(input: AnswerInput, situation: Situation | null): string | null {
  const { writer } = input;
  const values = { who: findPerson(input), day: findWeekday(input) };
  return (
    (situation && writer.pick(situation.asks)) ??
    writer.pickCopy("ask-day", values) ??
    writer.pickCopy("ask-person", values) ??
    (situation ? null : writer.pickCopy("ask-open"))
  );
}

function mentionDaysLeft({ message, context, writer, state }: AnswerInput): string | null {
  const day =
    state.isQuestionOpen || state.turn > 0 ? findDay(message.text, dayIn(context.now, context.timeZone)) : null;
  const days = day ? daysBetween(dayIn(context.now, context.timeZone), day) : 0;
  return days > 1 && message.words.length <= 6 ? writer.pickCopy("days-left", { days: `${days} days` }) : null;
}

/** An acknowledgement and a question; more help is possible where the matter is known. */
const acknowledgeAndAsk = (matter: string | null, ...texts: (string | null | undefined)[]) =>
  answer(joinSentences(...texts), "listen", matter, { isQuestion: true, isWorkable: matter !== null });

function answerNewMatter(input: AnswerInput, situation: Situation): Answer | null {
  const acknowledgement = input.writer.pick(situation.says);
  if (input.context.directness !== "direct")
    return acknowledgeAndAsk(situation.id, acknowledgement, askQuestion(input, situation));
  const found = composeHelp("advice", situation, input);
  const offer = offerPractice(input, situation.practice);
  const text = found && joinParagraphs(acknowledgement, joinSentences(found.text, offer?.text));
  return found && { ...found, text: text ?? "", offer: offer?.offer };
}

function continueMatter(input: AnswerInput, situation: Situation): Answer | null {
  const { context, writer, state } = input;
  const acknowledgement = mentionDaysLeft(input) ?? writer.pickCopy("ack");
  const isListening = context.directness === "listen";
  const wantsQuestion = isListening || state.did?.act !== "listen" || !state.isQuestionOpen;
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

function answerShare(input: AnswerInput): Answer | null {
  const { message, state, writer } = input;
  const isNew = message.matter !== null && message.matter !== state.matter;
  state.matter = message.matter ?? state.matter;
  if (state.isVenting) return answer(writer.pickCopy("vent-on"), "listen", state.matter);
  const situation = findSituation(state.matter);
  if (situation) return (isNew ? answerNewMatter(input, situation) : null) ?? continueMatter(input, situation);
  const acknowledgement = mentionDaysLeft(input) ?? writer.pickCopy("ack");
  const question = askQuestion(input, null) ?? writer.pickCopy("menu-open");
  return question === null ? null : acknowledgeAndAsk(null, acknowledgement, question);
}

function answerFeeling(input: AnswerInput): Answer | null {
  const { message, state, writer } = input;
  const situation = findSituation(message.matter) ?? findSituation(state.matter);
  state.matter = situation?.id ?? null;
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
  if (state.offer) {
    state.refusesOffers = true;
    return answer(writer.pickCopy("offer-refused"), "no-practice");
  }
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

function answerComplaint(input: AnswerInput): Answer | null {
  const { state, writer } = input;
  const situation = findSituation(state.matter);
  const found = situation && composeHelp("advice", situation, input);
  if (found) {
    const head = writer.pickCopy("complaint-matter", { name: situation.name });
    return { ...found, text: joinParagraphs(head, found.text) };
  }
  return answer(writer.pickCopy("complaint") ?? writer.pickCopy("menu-open"), "complaint", null, { isQuestion: true });
}

const answerWithCopy =
  (name: string, act: string, isQuestion = false) =>
  ({ writer, context, state }: AnswerInput) => {
    const text = writer.pickCopy(name, { first: context.firstName }) ?? writer.pickCopy("vent-on");
    return answer(text, act, state.matter, { isQuestion });
  };

const ANSWERS: Record<string, (input: AnswerInput) => Answer | null> = {
  yes: answerYes,
  no: answerNo,
  "no-practice": answerRefusal,
  complaint: answerComplaint,
  "good-news": answerGoodNews,
  "feeling-bad": answerFeeling,
  greeting: (input) =>
    /\bnew here|my english/.test(input.message.normal)
      ? answerWithCopy("greeting-new", "greeting", true)(input)
      : answerWithCopy("greeting", "greeting", true)(input),
  thanks: answerWithCopy("thanks", "thanks"),
  bye: answerWithCopy("bye", "bye"),
  laugh: answerWithCopy("laugh", "laugh"),
  "doubt-coach": answerWithCopy("doubt-coach", "doubt-coach"),
  "why-self": answerWithCopy("why-self", "why-self", true),
  "off-topic": answerWithCopy("off-topic", "off-topic"),
  "ignore-rules": answerWithCopy("ignore-rules", "ignore-rules"),
  "start-topic": answerWithCopy("start-topic", "greeting", true),
  "dont-know": (input) =>
    input.state.matter
      ? answerWithCopy("dont-know", "listen", true)(input)
      : answer(input.writer.pickCopy("menu-open"), "listen", null, { isQuestion: true }),
  vent: (input) => {
    input.state.isVenting = true;
    input.state.matter = input.message.matter ?? input.state.matter;
    return answerWithCopy("vent", "vent")(input);
  },
};

export function answerDialogue(input: AnswerInput): Answer | null {
  return (ANSWERS[input.message.act] ?? answerShare)(input) ?? answerShare(input);
}
