import { kindOf } from "./acts";
import { dayIn, dayNamedIn, daysBetween } from "./dates";
import { nameIn } from "./draft";
import { give } from "./give";
import { answer, situationOf, type Answer, type Moment } from "./moment";
import { offerOf, startAnswer } from "./offers";
import type { Situation } from "./schema";
import { inLine, paragraphs } from "./writer";

const ROLE =
  /\b(?:my|our|the) (boss|manager|deputy|ceo|cfo|coo|cto|chairman|chair|board|team|client|cofounder|colleague|peer|assistant|predecessor|successor)\b/;

function personIn({ said, state }: Moment): string {
  const role = ROLE.exec(said.normal)?.[1];
  const named = nameIn(said.text) ?? state.name;
  return named ?? (role ? `your ${role.replace(/^(?:ceo|cfo|coo|cto)$/, (short) => short.toUpperCase())}` : "");
}

const DAY = /\b((?:mon|tues|wednes|thurs|fri|satur|sun)day)\b/;
const dayWord = ({ said }: Moment) =>
  (DAY.exec(said.normal)?.[1] ?? "").replace(/^./, (letter) => letter.toUpperCase());

function question(moment: Moment, situation: Situation | null): string | null {
  const { writer } = moment;
  const values = { who: personIn(moment), day: dayWord(moment) };
  return (
    (situation && writer.pick(situation.asks)) ??
    writer.say("ask-day", values) ??
    writer.say("ask-person", values) ??
    (situation ? null : writer.say("ask-open"))
  );
}

function daysLeft({ said, context, writer, state }: Moment): string | null {
  const day =
    state.isQuestionOpen || state.turn > 0 ? dayNamedIn(said.text, dayIn(context.now, context.timeZone)) : null;
  const days = day ? daysBetween(dayIn(context.now, context.timeZone), day) : 0;
  return days > 1 && said.words.length <= 6 ? writer.say("days-left", { days: `${days} days` }) : null;
}

const quietly = (moment: Moment) => answer(moment.writer.say("vent-on"), "listen", moment.state.matter);

function newMatter(moment: Moment, situation: Situation): Answer | null {
  const { context, writer, state } = moment;
  state.stage = "exploring";
  const heard = writer.pick(situation.says);
  if (context.directness === "direct") {
    const found = give("advice", situation, moment);
    const offer = offerOf(moment, situation.practice);
    return found && { ...found, text: paragraphs(heard, inLine(found.text, offer?.text)), offer: offer?.offer };
  }
  return answer(inLine(heard, question(moment, situation)), "listen", situation.id, {
    isQuestion: true,
    isWorkable: true,
  });
}

function moreOf(moment: Moment, situation: Situation): Answer | null {
  const { context, writer, state } = moment;
  const heard = daysLeft(moment) ?? writer.say("ack");
  const wantsQuestion = context.directness === "listen" || state.did?.act !== "listen" || !state.isQuestionOpen;
  const asked = wantsQuestion ? question(moment, situation) : null;
  if (asked) return answer(inLine(heard, asked), "listen", situation.id, { isQuestion: true, isWorkable: true });
  const offer = context.directness === "listen" ? null : offerOf(moment, situation.practice);
  if (offer)
    return answer(inLine(heard, writer.pick([situation.do]), offer.text), "first-step", situation.id, {
      isWorkable: true,
      offer: offer.offer,
    });
  const step = writer.pick([situation.do, situation.advice]);
  if (step) return answer(inLine(heard, step), "advice", situation.id, { isWorkable: true });
  return answer(
    inLine(heard, writer.say("menu", { name: situation.name }) ?? writer.say("menu-open")),
    "listen",
    situation.id,
    { isQuestion: true, isWorkable: true },
  );
}

function share(moment: Moment): Answer | null {
  const { said, state, writer } = moment;
  const isNew = said.matter !== null && said.matter !== state.matter;
  state.matter = said.matter ?? state.matter;
  if (state.isVenting) return quietly(moment);
  const situation = situationOf(state.matter);
  if (situation) return (isNew ? newMatter(moment, situation) : null) ?? moreOf(moment, situation);
  const heard = daysLeft(moment) ?? writer.say("ack");
  const asked = question(moment, null) ?? writer.say("menu-open");
  return asked === null ? null : answer(inLine(heard, asked), "listen", null, { isQuestion: true });
}

function feeling(moment: Moment): Answer | null {
  const { said, state, writer } = moment;
  const situation = situationOf(said.matter) ?? situationOf(state.matter);
  state.matter = situation?.id ?? null;
  const heard = writer.say("feeling-bad");
  const asked = (state.isVenting ? null : writer.say("feeling-question")) ?? writer.say("vent-on");
  return answer(inLine(heard, asked), "listen", state.matter, { isQuestion: true, isWorkable: situation !== null });
}

function goodNews(moment: Moment): Answer | null {
  const { said, state, writer, context } = moment;
  state.matter = said.matter ?? state.matter;
  const heard = writer.say("good-news", { first: context.firstName });
  return answer(inLine(heard, heard?.includes("?") ? null : writer.say("good-news-matter")), "listen", state.matter, {
    isQuestion: true,
    isWorkable: state.matter !== null,
  });
}

function yes(moment: Moment): Answer | null {
  const { state, writer } = moment;
  const situation = situationOf(state.matter);
  if (state.offer && state.did?.act !== "listen") return startAnswer(moment, state.offer.practiceId);
  if (state.did?.act === "listen" && situation)
    return give("first-step", situation, moment) ?? moreOf(moment, situation);
  if (state.last && kindOf(state.last.act) === "ask")
    return answer(writer.say("yes-given") ?? writer.say("yes"), "yes", state.matter, { isQuestion: true });
  return answer(inLine(writer.say("yes"), writer.say("menu-open")), "yes", null, { isQuestion: true });
}

function no(moment: Moment): Answer | null {
  const { state, writer } = moment;
  if (state.offer) {
    state.refusesOffers = true;
    return answer(writer.say("offer-refused"), "no-practice");
  }
  return answer(writer.say("no") ?? writer.say("menu-open"), "no", state.matter, { isQuestion: true });
}

function refuse(moment: Moment): Answer | null {
  const { state, writer } = moment;
  state.refusesOffers = true;
  const situation = situationOf(state.matter);
  return answer(
    inLine(writer.say("offer-refused"), situation && writer.say("menu", { name: situation.name })),
    "no-practice",
    state.matter,
    { isWorkable: situation !== null },
  );
}

function complaint(moment: Moment): Answer | null {
  const { state, writer } = moment;
  const situation = situationOf(state.matter);
  const found = situation && give("advice", situation, moment);
  if (found)
    return { ...found, text: paragraphs(writer.say("complaint-matter", { name: situation.name }), found.text) };
  return answer(writer.say("complaint") ?? writer.say("menu-open"), "complaint", null, { isQuestion: true });
}

const plain =
  (name: string, act: string, isQuestion = false) =>
  (moment: Moment) =>
    answer(
      moment.writer.say(name, { first: moment.context.firstName }) ?? moment.writer.say("vent-on"),
      act,
      moment.state.matter,
      { isQuestion },
    );

const WAYS: Record<string, (moment: Moment) => Answer | null> = {
  yes,
  no,
  "no-practice": refuse,
  complaint,
  "good-news": goodNews,
  "feeling-bad": feeling,
  greeting: (moment) =>
    /\bnew here|my english/.test(moment.said.normal)
      ? plain("greeting-new", "greeting", true)(moment)
      : plain("greeting", "greeting", true)(moment),
  thanks: plain("thanks", "thanks"),
  bye: plain("bye", "bye"),
  laugh: plain("laugh", "laugh"),
  "doubt-coach": plain("doubt-coach", "doubt-coach"),
  "off-topic": plain("off-topic", "off-topic"),
  "ignore-rules": plain("ignore-rules", "ignore-rules"),
  "start-topic": plain("start-topic", "greeting", true),
  "dont-know": (moment) =>
    moment.state.matter
      ? plain("dont-know", "listen", true)(moment)
      : answer(moment.writer.say("menu-open"), "listen", null, { isQuestion: true }),
  vent: (moment) => {
    moment.state.isVenting = true;
    moment.state.matter = moment.said.matter ?? moment.state.matter;
    return plain("vent", "vent")(moment);
  },
};

export function talkAnswer(moment: Moment): Answer | null {
  return (WAYS[moment.said.act] ?? share)(moment) ?? share(moment);
}
