import { letterFor, nameIn, type Tone } from "./draft";
import { give } from "./give";
import { answer, situationOf, type Answer, type Moment } from "./moment";
import { startAnswer } from "./offers";
import { openingReason } from "./opening-number";
import { factAnswer } from "./fact-answers";
import { reportAnswer } from "./report-answers";
import type { Situation } from "./schema";
import { paragraphs } from "./writer";

const ORDER: [RegExp, number][] = [
  [/\b(?:first|one|1|1st)\b/, 0],
  [/\b(?:second|two|2|2nd|middle)\b/, 1],
  [/\b(?:third|three|3|3rd)\b/, 2],
  [/\b(?:fourth|four|4|4th)\b/, 3],
  [/\b(?:last)\b/, -1],
];

const isWording = (act: string | undefined) => act === "draft" || act === "first-sentence";
const quote = (text: string) => `> ${text}`;

type FollowUp = (moment: Moment, situation: Situation) => Answer | null;

const given = (moment: Moment, situation: Situation, act: string, texts: string[]) =>
  answer(moment.writer.pick(texts), act, situation.id, { isWorkable: true });

const nextStep: FollowUp = (moment, situation) => given(moment, situation, "steps", situation.steps);

const draftIn =
  (tone: Tone): FollowUp =>
  (moment, situation) =>
    given(moment, situation, "draft", [
      letterFor(moment, situation, situation.draft.mail, tone),
      letterFor(moment, situation, situation.draft.short, tone),
    ]);

function pickedAnswer(moment: Moment, situation: Situation): Answer | null {
  const at = ORDER.find(([word]) => word.test(moment.said.normal))?.[1] ?? 0;
  const last = moment.state.last?.act;
  if (last === "options" || last === "decide") {
    const option = situation.options.at(at);
    return option
      ? given(moment, situation, "options", [
          `**${option.name}** then. ${option.how.charAt(0).toUpperCase()}${option.how.slice(1)}.`,
        ])
      : null;
  }
  const lists: Record<string, string[]> = {
    checklist: situation.check,
    questions: situation.questions ?? situation.asks,
  };
  const list = lists[last ?? ""] ?? situation.steps;
  const item = list.at(at);
  return item
    ? answer(
        `“${item.replace(/[.?!]$/, "")}”, that one. ${moment.writer.pick([situation.do, situation.example, situation.why]) ?? ""}`.trim(),
        last ?? "steps",
        situation.id,
        { isWorkable: true },
      )
    : null;
}

function shorter(moment: Moment, situation: Situation): Answer | null {
  const last = moment.state.last?.act;
  if (last === "draft")
    return given(moment, situation, "draft", [
      letterFor(moment, situation, situation.draft.short),
      quote(situation.first.say),
    ]);
  if (last === "first-sentence") return given(moment, situation, "first-sentence", [quote(situation.first.firm)]);
  return given(moment, situation, "first-step", [
    situation.do,
    situation.steps[0] ?? situation.do,
    quote(situation.first.say),
  ]);
}

const firmer: FollowUp = (moment, situation) =>
  moment.state.last?.act === "draft"
    ? given(moment, situation, "draft", [letterFor(moment, situation, situation.draft.firm)])
    : given(moment, situation, "first-sentence", [
        quote(situation.first.firm),
        letterFor(moment, situation, situation.draft.firm),
      ]);

const softer: FollowUp = (moment, situation) =>
  moment.state.last?.act === "draft"
    ? given(moment, situation, "draft", [
        letterFor(moment, situation, paragraphs(situation.first.soft, situation.draft.mail)),
        letterFor(moment, situation, paragraphs(situation.first.soft, situation.draft.short)),
      ])
    : given(moment, situation, "first-sentence", [quote(situation.first.soft)]);

function another(moment: Moment, situation: Situation): Answer | null {
  const last = moment.state.last?.act ?? "advice";
  const other = last === "options" ? "challenge" : "options";
  return give(isWording(last) ? last : other, situation, moment);
}

const SCENES = /\b(?:cr(?:y|ies)|tears|angry|anger|shout|loud|upset|silent|freak)\b/;

function ifNot(moment: Moment, situation: Situation): Answer | null {
  const scene = SCENES.test(moment.said.normal) ? situationOf("coworker-crying") : null;
  if (scene) return give("advice", scene, moment);
  const firm = moment.writer.pick([quote(situation.first.firm)]);
  return answer(
    paragraphs(moment.writer.say("if-no"), firm ?? moment.writer.pick([quote(situation.first.soft)])),
    "first-sentence",
    situation.id,
    { isWorkable: true },
  );
}

function forAudience(moment: Moment, situation: Situation): Answer | null {
  moment.state.name = nameIn(moment.said.text);
  const isTeam = /\b(?:team|everybody|everyone|all|staff|colleagues)\b/.test(moment.said.normal);
  const other = isTeam && situation.id === "linkedin-post" ? situationOf("praise-note") : situation;
  const to = isTeam ? ("team" as const) : ("one" as const);
  const addressed = { ...(other ?? situation), draft: { ...(other ?? situation).draft, to } };
  return given(moment, other ?? situation, "draft", [
    letterFor(moment, addressed, addressed.draft.mail),
    letterFor(moment, addressed, addressed.draft.short),
  ]);
}

const why: FollowUp = (moment, situation) =>
  moment.state.last?.act === "opening-number"
    ? answer(openingReason(moment), "why", "negotiation")
    : given(moment, situation, "why", [situation.why, situation.example, ...situation.beware]);

const WAYS: Record<string, FollowUp> = {
  "f-apply": (moment, situation) => given(moment, situation, "first-step", [situation.do, ...situation.steps]),
  "f-why": why,
  "f-example": (moment, situation) =>
    given(moment, situation, "example", [situation.example, quote(situation.first.say), quote(situation.first.soft)]),
  "f-shorter": shorter,
  "f-longer": (moment, situation) =>
    isWording(moment.state.last?.act)
      ? give("draft", situation, moment)
      : given(moment, situation, "advice", [situation.advice, situation.why, situation.example, ...situation.beware]),
  "f-formal": draftIn("formal"),
  "f-casual": (moment, situation) =>
    situation.draft.to === "none" ? shorter(moment, situation) : draftIn("casual")(moment, situation),
  "f-firmer": firmer,
  "f-softer": softer,
  "f-another": another,
  "f-second": pickedAnswer,
  "f-next": nextStep,
  "f-when": nextStep,
  "f-ifnot": ifNot,
  "f-audience": forAudience,
};

export function followUpAnswer(moment: Moment): Answer | null {
  const { said, state, writer, turns } = moment;
  const last = state.last;
  const situation = situationOf(last?.subject ?? null) ?? situationOf(state.matter);
  if (said.act === "f-start")
    return startAnswer(moment, state.offers.at(-1)?.practiceId ?? situation?.practice ?? null);
  if (said.act === "f-repeat") {
    const before = turns.findLast(({ role }) => role === "assistant")?.content;
    return before ? { text: before, did: last ?? { act: "repeat", subject: null, at: 0 } } : null;
  }
  if (said.act === "f-better")
    return answer(writer.say("yes-given") ?? writer.say("yes"), "yes", null, { isQuestion: true });
  if (last && !situation) return factFollowUp(moment);
  if (!situation) return null;
  return WAYS[said.act]?.(moment, situation) ?? answer(writer.say("nothing-more"), "nothing-more", situation.id);
}

function factFollowUp(moment: Moment): Answer | null {
  const isWhy = moment.said.act === "f-why" || moment.said.act === "f-longer";
  const asEvidence = { ...moment, said: { ...moment.said, act: "evidence" } };
  return isWhy ? (reportAnswer(asEvidence) ?? factAnswer(asEvidence)) : null;
}
