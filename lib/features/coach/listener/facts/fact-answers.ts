import { supportEmail } from "@/lib/shared/public-env";
import type { TraitComparison } from "@/lib/features/outside-view/schema";
import type { CoachContext, KnownGoal } from "../../schema";
import { calculate, formatNumber } from "../../sums/arithmetic";
import { listenerContent } from "../content";
import * as dates from "./dates";
import { answer, findSituation, listMessages, type Answer, type AnswerInput } from "../answer";
import { findNamedPractice } from "../answers/practice-offers";
import { countShared, stemsOf, trimEnd, wordsOf } from "../../text";
import { pluralize } from "@/lib/shared/text/pluralize";
import { capitalize, listOf } from "@/lib/shared/text/text";
import { fillPlaceholders, joinSentences, joinParagraphs } from "../line-picker";
import { listOrNone } from "./report-lookup";
import { listTold, writeTold } from "../answers/told";

const today = ({ context }: AnswerInput) => dates.dayIn(context.now, context.timeZone);

const WEEKDAY = /\b(monday|tuesday|wednesday|thursday|friday|saturday|sunday)\b/;

function dateAnswer(input: AnswerInput): Answer | null {
  const { normal } = input.message;
  const day = today(input);
  const plain = `${dates.nameDay(day)}`;
  if (/\bweek\b/.test(normal) && /\bcalendar|which week|in week|week \d/.test(normal))
    return answer(`Today is ${plain}, in calendar week ${dates.weekNumber(day)}.`, "date");
  const namedWeekday = /^(?:is it|is today|are we)\b/.test(normal) ? WEEKDAY.exec(normal)?.[1] : null;
  if (namedWeekday) {
    const isIt = dates.weekdayOf(day).toLowerCase() === namedWeekday;
    return answer(`${isIt ? "Yes" : "No"}, today is ${plain}.`, "date");
  }
  const named = /\btoday\b/.test(normal) ? null : dates.findDay(input.message.text, day);
  if (named && named.getTime() !== day.getTime()) return answer(`That is ${dates.nameDay(named)}.`, "date");
  return answer(`Today is ${plain}.`, "date");
}

const SPAN =
  /\b(?:next|coming|following) (\d+|two|three|four|five|six|eight) (day|week|month)s?\b|\b(?:the )?next (week|month)\b/;
const NUMBERS: Record<string, number> = { two: 2, three: 3, four: 4, five: 5, six: 6, eight: 8 };
const DAYS_OF: Record<string, number> = { day: 1, week: 7, month: 30 };

function computationAnswer(input: AnswerInput): Answer | null {
  const { normal, text } = input.message;
  const day = today(input);
  const isWork = /\b(?:working|work|business|week)[ -]?days?\b/.test(normal);
  const span = SPAN.exec(normal);
  if (span && /\bhow many\b/.test(normal)) {
    const unit = span[2] ?? span[3] ?? "week";
    const end = dates.plusDays(day, (NUMBERS[span[1] ?? ""] ?? (Number(span[1] ?? 1) || 1)) * (DAYS_OF[unit] ?? 1));
    const count = isWork ? dates.workdaysBetween(day, end) : dates.daysBetween(day, end);
    const length = pluralize(count, isWork ? "working day" : "day");
    const note = isWork ? ", public holidays not taken out" : "";
    return answer(`${length}, counting from tomorrow to ${dates.nameDay(end)}${note}.`, "date-computation");
  }
  const before = listMessages(input.turns.slice(0, -1)).findLast((content) => dates.findDay(content, day)) ?? "";
  const target =
    dates.findDay(text, day) ??
    dates.findDay(before, day) ??
    (/\byear\b/.test(normal) ? dates.findDay("end of the year", day) : null);
  if (!target) return dateAnswer(input);
  const distance = dates.daysBetween(day, target);
  if (/\b(?:what|which) (?:is the )?(?:date|day|weekday)|^when\b/.test(normal)) {
    const when = `${pluralize(Math.abs(distance), "day")} ${distance < 0 ? "ago" : "from today"}`;
    return answer(`That is ${dates.nameDay(target)}, ${when}.`, "date-computation");
  }
  if (distance < 0)
    return answer(`${pluralize(-distance, "day")} ago; it was ${dates.nameDay(target)}.`, "date-computation");
  const count = /\bweeks\b/.test(normal)
    ? `${pluralize(Math.floor(distance / 7), "week")} and ${pluralize(distance % 7, "day")}`
    : pluralize(isWork ? dates.workdaysBetween(day, target) : distance, isWork ? "working day" : "day");
  return answer(`${capitalize(count)} until ${dates.nameDay(target)}.`, "date-computation");
}

function arithmeticAnswer({ message, writer }: AnswerInput): Answer | null {
  if (message.sum) return answer(message.sum, "arithmetic");
  const value = calculate(message.text);
  const unit = /\bwhat (?:percent|%)|in percent\b/.test(message.normal) ? " percent" : "";
  if (value !== null) return answer(`${formatNumber(value)}${unit}.`, "arithmetic");
  return answer(writer.pickCopy("sum-unclear"), "arithmetic", "none");
}

const quoteText = (text: string) => `“${trimEnd(text)}”`;

function workSentences(work: CoachContext["work"]): string[] {
  if (!work) return [];
  const { role, aim, situation, note } = work;
  const lines = [
    role && `Your role and its span: ${quoteText(role)}`,
    aim && `What this year must achieve: ${quoteText(aim)}`,
    situation && `What keeps coming back: ${situation.label}`,
    note && `About what keeps coming back: ${quoteText(note)}`,
  ];
  return lines.filter(Boolean).map((line) => `- ${line}`);
}

function memoriesAnswer({ context, writer }: AnswerInput): Answer | null {
  const work = workSentences(context.work);
  if (context.memories.length === 0 && !context.role && work.length === 0)
    return answer(writer.pickCopy("no-memory"), "memories", "none");
  const lines = context.memories.slice(0, 12).map(({ quote }) => `- ${quoteText(quote)}`);
  const role = context.role ? `From your profile, ${context.role}.` : null;
  const head = joinSentences("In your own words I remember this.", role);
  const tail = 'You can change or remove each of them under "What Clarity knows about you".';
  return answer(joinParagraphs(head, [...work, ...lines].join("\n"), tail), "memories");
}

const MEMORY_QUESTION_WORDS = new Set("remember know name called tell told again large people ever".split(" "));

function memoryAnswer(input: AnswerInput): Answer | null {
  const { message, context, turns, writer } = input;
  const { subjects } = listenerContent().words;
  if (/\bmy name\b/.test(message.normal)) return answer(`You are ${context.firstName}.`, "memory", "name");
  const subject = Object.entries(subjects).find(([, words]) =>
    words.some((word) => new RegExp(String.raw`\b${word}\b`).test(message.normal)),
  );
  const before = listMessages(turns.slice(0, -1));
  const findBy = (words: string[]) => {
    const wanted = stemsOf(words.filter((word) => !MEMORY_QUESTION_WORDS.has(word)).join(" "));
    const isFit = (text: string) => countShared(wanted, text) > 0;
    const memories = context.memories.map(({ quote }) => quote).filter(isFit);
    const earlier = before.filter((content) => !content.includes("?") && isFit(content)).toReversed();
    return [...new Set([...memories, ...earlier.map((content) => content.slice(0, 160))])].slice(0, 3);
  };
  const named = findBy([...(subject?.[1] ?? []), ...message.words]);
  const found = named.length > 0 ? named : findBy(wordsOf(before.slice(-2).join(" ").toLowerCase()));
  if (found.length > 0)
    return answer(`You said ${listOf(found.map(quoteText))}.`, "memory", subject?.[0] ?? message.words.at(-1) ?? null);
  if (subject?.[0] === "role" && context.role) return answer(`Your profile says ${context.role}.`, "memory", "role");
  return answer(writer.pickCopy("no-memory-of"), "memory", "none");
}

const NAMED_DAYS: Record<number, string> = { [-1]: "yesterday", 0: "today", 1: "tomorrow" };

function goalLine({ text, dueOn, dueText, state }: KnownGoal, day: Date): string {
  if (!dueOn) return `- ${quoteText(text)}`;
  const due = new Date(`${dueOn}T00:00:00Z`);
  const left = dates.daysBetween(day, due);
  const when = NAMED_DAYS[left] ?? (left > 0 ? `in ${pluralize(left, "day")}` : `${pluralize(-left, "day")} ago`);
  return `- ${quoteText(text)}, due ${dueText ?? dates.nameDay(due)}, ${when}${state === "overdue" ? " (overdue)" : ""}`;
}

function goalsAnswer(input: AnswerInput, kind: KnownGoal["kind"]): Answer | null {
  const ofKind = input.context.goals.filter((goal) => goal.kind === kind);
  const open = ofKind.filter(({ state }) => state !== "done");
  const done = ofKind.filter(({ state }) => state === "done");
  const act = kind === "goal" ? "goals" : "commitments";
  if (open.length === 0) return answer(input.writer.pickCopy(`no-${act}`), act, "none");
  const head = kind === "goal" ? "Your goals, in your words:" : "Open commitments, in your words:";
  const lines = open.map((goal) => goalLine(goal, today(input))).join("\n");
  const doneLine = done.length > 0 ? `Done lately: ${listOf(done.map(({ text }) => quoteText(text)))}.` : null;
  return answer(joinParagraphs(head, lines, doneLine), act);
}

function doneAnswer(input: AnswerInput): Answer | null {
  const done = input.context.goals.filter(({ state }) => state === "done");
  const lines = done.map(({ text, outcome }) => `- ${quoteText(text)}${outcome ? `: ${quoteText(outcome)}` : ""}`);
  return listOrNone(lines, "done-list", input);
}

function workAnswer(input: AnswerInput): Answer | null {
  const { role, work } = input.context;
  return listOrNone([...(role ? [`- Your profile says ${role}.`] : []), ...workSentences(work)], "work-known", input);
}

const writeComparison = ({ label, self, others }: TraitComparison) =>
  `- ${label}: they say ${others.score}%, you ${self.score}%.`;

function outsideViewAnswer({ context, writer }: AnswerInput): Answer | null {
  const view = context.outsideView;
  if (!view) return answer(writer.pickCopy("no-outside-view"), "outside-view", "none");
  const day = dates.nameDay(dates.dayIn(new Date(view.shownOn), "UTC"));
  const apart = view.traits.filter(({ verdict }) => verdict !== "same");
  const head = writer.pickCopy("head-outside-view", { count: String(view.raters), day });
  const found = writer.pickCopy(apart.length > 0 ? "outside-view-apart" : "outside-view-same");
  const tail = writer.pickCopy("tail-outside-view");
  return answer(
    joinParagraphs(joinSentences(head, found), apart.map(writeComparison).join("\n"), tail),
    "outside-view",
  );
}

function recapAnswer({ turns, state, context, writer }: AnswerInput): Answer | null {
  const told = listTold(turns.slice(0, -1));
  const before = context.summary ? `From earlier: ${context.summary}` : writer.pickCopy("nothing-said");
  if (told.length === 0) return answer(before, "recap", "none");
  const matter = findSituation(state.matter);
  const head = matter ? `So far, last about ${matter.name}, you wrote:` : "So far you wrote:";
  return answer(joinParagraphs(head, writeTold(told)), "recap", state.matter);
}

function echoAnswer({ turns, writer }: AnswerInput): Answer | null {
  const last = listMessages(turns.slice(0, -1)).at(-1);
  return answer(last ? `You wrote ${quoteText(last.slice(0, 300))}.` : writer.pickCopy("nothing-said"), "echo-last");
}

function practicesAnswer(input: AnswerInput): Answer | null {
  const practice = findNamedPractice(input);
  if (practice) {
    const { id, title, when, minutes, result } = practice;
    const text = `"${title}" is for this: ${when} It takes about ${minutes} minutes, one question at a time, and at the end you have ${result}`;
    return answer(`${trimEnd(text)}.`, "practice-about", id, { offer: { practiceId: id, minutes } });
  }
  const { practices } = input.context;
  const lines = practices.map(({ title, when, minutes }) => `- **${title}** (${minutes} minutes): ${when}`);
  return answer(joinParagraphs(lines.join("\n"), listenerContent().copy["tail-practices"]?.[0]), "practices");
}

const ANSWERS: Record<string, (input: AnswerInput) => Answer | null> = {
  date: dateAnswer,
  time: ({ context }) =>
    answer(`It is ${dates.timeIn(context.now, context.timeZone)} (${context.timeZone.replace(/_/g, " ")}).`, "time"),
  "date-computation": computationAnswer,
  arithmetic: arithmeticAnswer,
  memories: memoriesAnswer,
  memory: memoryAnswer,
  commitments: (input) => goalsAnswer(input, "commitment"),
  goals: (input) => goalsAnswer(input, "goal"),
  "done-list": doneAnswer,
  "work-known": workAnswer,
  "outside-view": outsideViewAnswer,
  recap: recapAnswer,
  "echo-last": echoAnswer,
  practices: practicesAnswer,
  "practice-about": practicesAnswer,
};

export function answerFact(input: AnswerInput): Answer | null {
  const { act } = input.message;
  const hasResult = act === "outside-view-how" && input.context.outsideView !== null;
  const way = ANSWERS[hasResult ? "outside-view" : act];
  if (way) return way(input);
  const copy = listenerContent().copy[act];
  if (!copy) return null;
  const values = { support: supportEmail() };
  return answer(input.writer.pickCopy(act, values) ?? fillPlaceholders(copy.at(-1) ?? "", values), act);
}
