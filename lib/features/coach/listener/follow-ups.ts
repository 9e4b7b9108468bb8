import { ADDITION, draftMail, findName, type Tone } from "./draft-mail";
import { composeHelp, quote } from "./request-answers";
import { answer, findSituation, type Answer, type AnswerInput } from "./answer";
import { startPractice } from "./practice-offers";
import { answerFact } from "./fact-answers";
import { answerFromReport } from "./report-answers";
import { numberOf } from "./report-lookup";
import type { Situation } from "./schema";
import { joinParagraphs, joinSentences } from "./line-picker";
import { sentencesOf } from "./text";
import { capitalize } from "@/lib/shared/text";

const isWording = (act: string | undefined) => act === "draft" || act === "first-sentence";

type FollowUp = (input: AnswerInput, situation: Situation) => Answer | null;

const helpAnswer = (input: AnswerInput, situation: Situation, act: string, texts: string[]) =>
  answer(input.writer.pick(texts), act, situation.id, { isWorkable: true });

const giveNextStep: FollowUp = (input, situation) => helpAnswer(input, situation, "steps", situation.steps);

const draftInTone =
  (tone: Tone): FollowUp =>
  (input, situation) =>
    helpAnswer(
      input,
      situation,
      "draft",
      [situation.draft.mail, situation.draft.short].map((body) => draftMail(input, situation, body, tone)),
    );

const LIST_ACTS = new Set(["steps", "checklist", "questions", "challenge"]);

function answerWithListItem(input: AnswerInput, situation: Situation): Answer | null {
  const { normal, words } = input.message;
  const at = /\blast\b/.test(normal) ? -1 : (words.map(numberOf).find((each) => each > 0 && each <= 10) ?? 1) - 1;
  const last = input.state.last?.act;
  if (last === "options" || last === "decide") {
    const option = situation.options.at(at);
    return option
      ? helpAnswer(input, situation, "options", [`**${option.name}** then. ${capitalize(option.how)}.`])
      : null;
  }
  if (!last || !LIST_ACTS.has(last)) return composeHelp("options", situation, input);
  const lists: Record<string, string[]> = {
    checklist: situation.check,
    questions: situation.questions ?? situation.asks,
  };
  const list = lists[last] ?? situation.steps;
  const item = list.at(at);
  if (!item) return null;
  const more = input.writer.pick([situation.do, situation.example, situation.why]);
  const text = joinSentences(`“${item.replace(/[.?!]$/, "")}”, that one.`, more);
  return answer(text, last, situation.id, { isWorkable: true });
}

type Texts = (situation: Situation, mail: (body: string) => string) => string[];

/** Changes a draft by `ofDraft`, and what was said in one sentence by `ofSentence`. */
const changeWording =
  (ofDraft: Texts, ofSentence: Texts): FollowUp =>
  (input, situation) => {
    const act = input.state.last?.act === "draft" ? "draft" : "first-sentence";
    const mail = (body: string) => draftMail(input, situation, body);
    return helpAnswer(input, situation, act, (act === "draft" ? ofDraft : ofSentence)(situation, mail));
  };

const makeShorter = changeWording(
  ({ draft, first }, mail) => [mail(draft.short), quote(first.say)],
  ({ first }) => [quote(first.firm)],
);
const makeFirmer = changeWording(
  ({ draft }, mail) => [mail(draft.firm)],
  ({ draft, first }, mail) => [quote(first.firm), mail(draft.firm)],
);
const makeSofter = changeWording(
  ({ draft, first }, mail) => [
    mail(joinParagraphs(first.soft, draft.mail)),
    mail(joinParagraphs(first.soft, draft.short)),
  ],
  ({ first }) => [quote(first.soft)],
);

const shortenHelp: FollowUp = (input, situation) =>
  isWording(input.state.last?.act)
    ? makeShorter(input, situation)
    : helpAnswer(input, situation, "first-step", [
        situation.do,
        situation.steps[0] ?? situation.do,
        quote(situation.first.say),
      ]);

function giveAlternative(input: AnswerInput, situation: Situation): Answer | null {
  const last = input.state.last?.act ?? "advice";
  const other = last === "options" ? "challenge" : "options";
  return composeHelp(isWording(last) ? last : other, situation, input);
}

const IF_COPY: [RegExp, string][] = [
  [/\basks? (?:me )?(?:why|for (?:a|the) reason)\b/, "if-why"],
  [/\b(?:says?|claims?|den(?:y|ies)|insists?|argues?|pretends?|blames?)\b(?! no\b)/, "if-claims"],
];

function answerIfNot(input: AnswerInput, situation: Situation): Answer | null {
  const firm = input.writer.pick([quote(situation.first.firm)]);
  const copyName = IF_COPY.find(([form]) => form.test(input.message.normal))?.[1] ?? "if-no";
  const words = firm ?? input.writer.pick([quote(situation.first.soft)]);
  const text = joinParagraphs(input.writer.pickCopy(copyName), words);
  return answer(text, "first-sentence", situation.id, { isWorkable: true });
}

function draftForAudience(input: AnswerInput, situation: Situation): Answer | null {
  input.state.name = findName(input.message.text);
  const isTeam = /\b(?:team|everybody|everyone|all|staff|colleagues)\b/.test(input.message.normal);
  const draft = { ...situation.draft, to: isTeam ? ("team" as const) : ("one" as const) };
  const mails = [draft.mail, draft.short].map((body) => draftMail(input, { ...situation, draft }, body));
  return helpAnswer(input, situation, "draft", mails);
}

const NAMED_ADDITIONS = [
  /\b(?:extra|more|additional|another) (?:point|item|line)s?\b[^:]*: (.{3,80}?)[.!]?$/i,
  /\b(?:add|put|include|insert):? (?!it\b|that\b|this\b|them\b)(.{3,80}?)(?:,? please)?(?= (?:to|on|onto|in|into|at|as|first|last|under)\b|[.!?]?$)/i,
  /\b(?:forgot|missing|lacks)\b:? (?:the )?(.{3,60}?)[.!?]?$/i,
  /^(?:and |but )?(.{3,60}?) (?:is|are|was)(?:n't| not| still)\b/i,
];

/** 'Works council isn't on your list. Add it.' */
function findAddition(text: string): string | null {
  const sentences = sentencesOf(text).toReversed();
  return NAMED_ADDITIONS.flatMap((form) => sentences.flatMap((each) => form.exec(each)?.[1] ?? []))[0] ?? null;
}

/** Facts cannot be worked into a draft without a language model, so the person dictates them. */
const addToHelp: FollowUp = (input, situation) => {
  const { last } = input.state;
  if (last?.act === "draft" && ADDITION.test(input.message.text)) return composeHelp("draft", situation, input);
  const item = last && LIST_ACTS.has(last.act) ? findAddition(input.message.text) : null;
  const changed = item && input.writer.pickCopy("add-to-list", { item: capitalize(item) });
  const text = changed ?? input.writer.pickCopy(isWording(last?.act) ? "dictate" : "unclear");
  return text ? answer(text, last?.act ?? "", situation.id, { isWorkable: true }) : null;
};

const FOLLOW_UPS: Record<string, FollowUp> = {
  "f-apply": (input, situation) => helpAnswer(input, situation, "first-step", [situation.do, ...situation.steps]),
  "f-why": (input, situation) =>
    helpAnswer(input, situation, "why", [situation.why, situation.example, ...situation.beware]),
  "f-example": (input, situation) => {
    const { example, first } = situation;
    return helpAnswer(input, situation, "example", [example, quote(first.say), quote(first.soft)]);
  },
  "f-shorter": shortenHelp,
  "f-longer": (input, situation) =>
    isWording(input.state.last?.act)
      ? composeHelp("draft", situation, input)
      : helpAnswer(input, situation, "advice", [
          situation.advice,
          situation.why,
          situation.example,
          ...situation.beware,
        ]),
  "f-formal": draftInTone("formal"),
  "f-casual": shortenHelp,
  "f-firmer": makeFirmer,
  "f-softer": makeSofter,
  "f-another": giveAlternative,
  "f-second": answerWithListItem,
  "f-next": giveNextStep,
  "f-when": giveNextStep,
  "f-ifnot": answerIfNot,
  "f-audience": draftForAudience,
  "f-add": addToHelp,
};

export function answerFollowUp(input: AnswerInput): Answer | null {
  const { message, state, writer, turns } = input;
  const last = state.last;
  const situation = findSituation(last?.subject ?? null) ?? findSituation(state.matter);
  if (message.act === "f-start")
    return startPractice(input, state.offers.at(-1)?.practiceId ?? situation?.practice ?? null);
  if (message.act === "f-repeat") {
    const before = turns.findLast(({ role }) => role === "assistant")?.content;
    return before ? { text: before, did: last ?? { act: "repeat", subject: null } } : null;
  }
  if (message.act === "f-better")
    return answer(writer.pickCopy("yes-given") ?? writer.pickCopy("yes"), "yes", null, { isQuestion: true });
  if (message.act === "f-next" && last?.act === "insight") return answerFromReport(input);
  if (last && !situation) return explainFact(input);
  if (!situation) return null;
  return (
    FOLLOW_UPS[message.act]?.(input, situation) ?? answer(writer.pickCopy("nothing-more"), "nothing-more", situation.id)
  );
}

function explainFact(input: AnswerInput): Answer | null {
  const isWhy = input.message.act === "f-why" || input.message.act === "f-longer";
  const asEvidence = { ...input, message: { ...input.message, act: "evidence" } };
  return isWhy ? (answerFromReport(asEvidence) ?? answerFact(asEvidence)) : null;
}
