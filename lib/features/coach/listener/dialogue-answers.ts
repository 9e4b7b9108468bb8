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

const listenWithoutAdvice = (input: AnswerInput) =>
  answer(input.writer.pickCopy("vent-on"), "listen", input.state.matter);

function answerNewMatter(input: AnswerInput, situation: Situation): Answer | null {
  const { context, writer, state } = input;
  state.stage = "exploring";
  const acknowledgement = writer.pick(situation.says);
  if (context.directness === "direct") {
    const found = composeHelp("advice", situation, input);
    const offer = offerPractice(input, situation.practice);
    return (
      found && {
        ...found,
        text: joinParagraphs(acknowledgement, joinSentences(found.text, offer?.text)),
        offer: offer?.offer,
      }
    );
  }
  return answer(joinSentences(acknowledgement, askQuestion(input, situation)), "listen", situation.id, {
    isQuestion: true,
    isWorkable: true,
  });
}

function continueMatter(input: AnswerInput, situation: Situation): Answer | null {
  const { context, writer, state } = input;
  const acknowledgement = mentionDaysLeft(input) ?? writer.pickCopy("ack");
  const wantsQuestion = context.directness === "listen" || state.did?.act !== "listen" || !state.isQuestionOpen;
  const question = wantsQuestion ? askQuestion(input, situation) : null;
  if (question)
    return answer(joinSentences(acknowledgement, question), "listen", situation.id, {
      isQuestion: true,
      isWorkable: true,
    });
  const offer = context.directness === "listen" ? null : offerPractice(input, situation.practice);
  if (offer)
    return answer(joinSentences(acknowledgement, writer.pick([situation.do]), offer.text), "first-step", situation.id, {
      isWorkable: true,
      offer: offer.offer,
    });
  const step = writer.pick([situation.do, situation.advice]);
  if (step) return answer(joinSentences(acknowledgement, step), "advice", situation.id, { isWorkable: true });
  return answer(
    joinSentences(acknowledgement, writer.pickCopy("menu", { name: situation.name }) ?? writer.pickCopy("menu-open")),
    "listen",
    situation.id,
    { isQuestion: true, isWorkable: true },
  );
}

function answerShare(input: AnswerInput): Answer | null {
  const { message, state, writer } = input;
  const isNew = message.matter !== null && message.matter !== state.matter;
  state.matter = message.matter ?? state.matter;
  if (state.isVenting) return listenWithoutAdvice(input);
  const situation = findSituation(state.matter);
  if (situation) return (isNew ? answerNewMatter(input, situation) : null) ?? continueMatter(input, situation);
  const acknowledgement = mentionDaysLeft(input) ?? writer.pickCopy("ack");
  const question = askQuestion(input, null) ?? writer.pickCopy("menu-open");
  return question === null
    ? null
    : answer(joinSentences(acknowledgement, question), "listen", null, { isQuestion: true });
}

function answerFeeling(input: AnswerInput): Answer | null {
  const { message, state, writer } = input;
  const situation = findSituation(message.matter) ?? findSituation(state.matter);
  state.matter = situation?.id ?? null;
  const acknowledgement = writer.pickCopy("feeling-bad");
  const question = (state.isVenting ? null : writer.pickCopy("feeling-question")) ?? writer.pickCopy("vent-on");
  return answer(joinSentences(acknowledgement, question), "listen", state.matter, {
    isQuestion: true,
    isWorkable: situation !== null,
  });
}

function answerGoodNews(input: AnswerInput): Answer | null {
  const { message, state, writer, context } = input;
  state.matter = message.matter ?? state.matter;
  const acknowledgement = writer.pickCopy("good-news", { first: context.firstName });
  return answer(
    joinSentences(acknowledgement, acknowledgement?.includes("?") ? null : writer.pickCopy("good-news-matter")),
    "listen",
    state.matter,
    {
      isQuestion: true,
      isWorkable: state.matter !== null,
    },
  );
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
  return answer(
    joinSentences(writer.pickCopy("offer-refused"), situation && writer.pickCopy("menu", { name: situation.name })),
    "no-practice",
    state.matter,
    { isWorkable: situation !== null },
  );
}

function answerComplaint(input: AnswerInput): Answer | null {
  const { state, writer } = input;
  const situation = findSituation(state.matter);
  const found = situation && composeHelp("advice", situation, input);
  if (found)
    return {
      ...found,
      text: joinParagraphs(writer.pickCopy("complaint-matter", { name: situation.name }), found.text),
    };
  return answer(writer.pickCopy("complaint") ?? writer.pickCopy("menu-open"), "complaint", null, { isQuestion: true });
}

const answerWithCopy =
  (name: string, act: string, isQuestion = false) =>
  (input: AnswerInput) =>
    answer(
      input.writer.pickCopy(name, { first: input.context.firstName }) ?? input.writer.pickCopy("vent-on"),
      act,
      input.state.matter,
      { isQuestion },
    );

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
