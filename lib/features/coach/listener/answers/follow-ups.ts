import { draftMail, toFormal } from "./draft-mail";
import { findName } from "./find-name";
import { EDIT_ACTS, isWording, OWN_TEXT_ACTS } from "../acts";
import { answerEdit } from "./text-answers";
import { composeHelp } from "./request-answers";
import { answerInOwnWords } from "./own-words";
import { answer, findSituation, listHeldTexts, type Answer, type AnswerInput, OWN_WORDS } from "../answer";
import { answerFact } from "../facts/fact-answers";
import { startPractice } from "./practice-offers";
import { answerFromReport } from "../facts/report-answers";
import type { Situation } from "../schema";
import { joinParagraphs, joinSentences } from "../line-picker";
import { quote, writeHeldText, writePlain } from "../../texts/held-text";
import { numberOf, trimEnd } from "../../text";
import { capitalize } from "@/lib/shared/text/text";

const isOwnText = (act = "") => OWN_TEXT_ACTS.has(act);

type FollowUp = (input: AnswerInput, situation: Situation) => Answer | null;

const helpAnswer = (input: AnswerInput, situation: Situation, act: string, texts: string[]) =>
  answer(input.writer.pick(texts), act, situation.id, { isWorkable: true });

const giveNextStep: FollowUp = (input, situation) => helpAnswer(input, situation, "steps", situation.steps);

/** Any mail can be written in full forms, the person's own too. */
function makeFormal({ turns, writer, state: { last, matter } }: AnswerInput): Answer | null {
  const [newest] = listHeldTexts(turns);
  const mail = newest?.body ? newest : null;
  const act = isOwnText(last?.act) ? "edit" : "draft";
  const subject = last?.subject ?? matter;
  const formal = mail && toFormal(mail);
  if (!formal) return null;
  const isSame = writePlain(formal) === writePlain(mail);
  if (isSame) return answer(writer.pickCopy("nothing-more"), "nothing-more", subject);
  return answer(writeHeldText(formal), act, subject, { isWorkable: true });
}

function answerWithListItem(input: AnswerInput, situation: Situation): Answer | null {
  const { turns, state, message, writer } = input;
  const { normal, words } = message;
  const named = situation.options.findIndex(({ name }) => normal.includes(name.toLowerCase()));
  const counted = /\blast\b/.test(normal) ? -1 : (words.map(numberOf).find((each) => each > 0 && each <= 10) ?? 1) - 1;
  const at = named >= 0 ? named : counted;
  const last = state.last?.act ?? "";
  if (last === "options" || last === "decide") {
    const option = situation.options.at(at);
    const text = option && `**${option.name}** then. ${capitalize(option.how)}.`;
    return text ? helpAnswer(input, situation, "options", [text]) : null;
  }
  const [held] = listHeldTexts(turns);
  const item = held?.items.at(at);
  if (!item) return composeHelp("options", situation, input);
  const more = writer.pick([situation.do, situation.example, situation.why]);
  return answer(joinSentences(`“${trimEnd(item)}”, that one.`, more), last, situation.id, { isWorkable: true });
}

type Texts = (situation: Situation, mail: (body: string) => string) => string[];

/** Changes a draft by `ofDraft`, and what was said in one sentence by `ofSentence`, which is offered for own words too. */
const changeWording =
  (ofDraft: Texts, ofSentence: Texts): FollowUp =>
  (input, situation) => {
    const last = input.state.last?.act;
    const mail = (body: string) => draftMail(input, situation, body);
    if (last === "draft") return helpAnswer(input, situation, last, ofDraft(situation, mail));
    const sentence = input.writer.pick(ofSentence(situation, mail));
    const head = isOwnText(last) ? input.writer.pickCopy("own-words-tone") : null;
    return answer(sentence && joinParagraphs(head, sentence), "first-sentence", situation.id, { isWorkable: true });
  };

const makeShorter = changeWording(
  ({ draft, first }, mail) => [mail(draft.short), quote(first.say)],
  ({ first }) => [quote(first.firm)],
);
const makeFirmer = changeWording(
  ({ draft }, mail) => [mail(draft.firm)],
  ({ first }) => [quote(first.firm)],
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

/** 'They will ask, and I may not say anything before the council has met.' */
const MUST_NOT_SAY = /\b(?:may|must|can|am|are) not (?:allowed to |to |yet )?(?:say|tell|talk|answer|comment)\b/;

const IF_COPY: [RegExp, string][] = [
  [/\basks? (?:me )?(?:why|for (?:a|the) reason)\b/, "if-why"],
  [/\b(?:says?|claims?|den(?:y|ies)|insists?|argues?|pretends?|blames?)\b(?! no\b)/, "if-claims"],
];

function answerIfNot(input: AnswerInput, situation: Situation): Answer | null {
  const { firm, soft } = situation.first;
  const secret = MUST_NOT_SAY.test(input.message.normal) ? input.writer.pickCopy("if-secret") : null;
  if (secret) return answer(quote(secret), "first-sentence", situation.id, { isWorkable: true });
  const badly = situation.badly ? input.writer.pick([situation.badly]) : null;
  if (badly) return answer(badly, "if-no", situation.id, { isWorkable: true });
  const copyName = IF_COPY.find(([form]) => form.test(input.message.normal))?.[1] ?? "if-no";
  const text = joinParagraphs(input.writer.pickCopy(copyName), input.writer.pick([quote(firm), quote(soft)]));
  return answer(text, "first-sentence", situation.id, { isWorkable: true });
}

function draftForAudience(input: AnswerInput, situation: Situation): Answer | null {
  input.state.name = findName(input.message.text);
  const isTeam = /\b(?:team|everybody|everyone|all|staff|colleagues)\b/.test(input.message.normal);
  const draft = { ...situation.draft, to: isTeam ? ("team" as const) : ("one" as const) };
  const mails = [draft.mail, draft.short].map((body) => draftMail(input, { ...situation, draft }, body));
  return helpAnswer(input, situation, "draft", mails);
}

/** Asks for what is missing, beside other ways that have not been named yet. */
function answerUnhelpful(input: AnswerInput, situation: Situation): Answer | null {
  const question = input.writer.pickCopy("unhelpful");
  const options = composeHelp("options", situation, input);
  const text = joinParagraphs(question, options?.did.act === "options" ? options.text : null);
  return question ? answer(text, "options", situation.id, { isWorkable: true, isQuestion: true }) : options;
}

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
  "f-formal": (input, situation) => composeHelp("draft", situation, input),
  "f-casual": shortenHelp,
  "f-firmer": makeFirmer,
  "f-softer": makeSofter,
  "f-another": giveAlternative,
  "f-second": answerWithListItem,
  "f-next": giveNextStep,
  "f-start": (input, situation) => composeHelp("first-step", situation, input),
  "f-better": (input, situation) => answerInOwnWords(input) ?? giveAlternative(input, situation),
  "f-unhelpful": answerUnhelpful,
  "f-when": ({ writer }, situation) => answer(writer.pickCopy("when"), "when", situation.id, { isWorkable: true }),
  "f-ifnot": answerIfNot,
  "f-audience": draftForAudience,
};

const CHANGES_OF_TONE = new Set(["f-shorter", "f-longer", "f-softer", "f-firmer", "f-casual"]);

export function answerFollowUp(input: AnswerInput): Answer | null {
  const { message, state, writer, turns } = input;
  const last = state.last;
  if (EDIT_ACTS.has(message.act)) return answerEdit(input);
  if (last?.subject === OWN_WORDS && CHANGES_OF_TONE.has(message.act)) return answerEdit(input);
  const formal = message.act === "f-formal" ? makeFormal(input) : null;
  if (formal) return formal;
  const situation = findSituation(last?.subject ?? null) ?? findSituation(state.matter);
  if (message.act === "f-repeat") {
    const before = turns.findLast(({ role }) => role === "assistant")?.content;
    return before ? { text: before, did: last ?? { act: "repeat", subject: null } } : null;
  }
  if (message.act === "f-next" && last?.act === "insight") return answerFromReport(input);
  if (!situation && message.act === "f-ifnot") return answer(writer.pickCopy("if-no"), "if-no");
  if (last && !situation) return explainFact(input);
  // No text was given yet, only the practice that leads to one.
  if (!situation) return state.offer && startPractice(input, state.offer.practiceId);
  return (
    FOLLOW_UPS[message.act]?.(input, situation) ?? answer(writer.pickCopy("nothing-more"), "nothing-more", situation.id)
  );
}

function explainFact(input: AnswerInput): Answer | null {
  const isWhy = input.message.act === "f-why" || input.message.act === "f-longer";
  const asEvidence = { ...input, message: { ...input.message, act: "evidence" } };
  return isWhy ? (answerFromReport(asEvidence) ?? answerFact(asEvidence)) : null;
}
