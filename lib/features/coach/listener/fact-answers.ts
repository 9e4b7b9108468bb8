import { supportEmail } from "@/lib/shared/public-env";
import type { KnownGoal } from "../schema";
import { calculate, formatNumber } from "./arithmetic";
import { listenerContent } from "./content";
import * as dates from "./dates";
import { answer, situationOf, type Answer, type Moment } from "./moment";
import { practiceNamed } from "./offers";
import { capitalize, listOf, trimEnd } from "./text";
import { fill, inLine, paragraphs } from "./writer";

const counted = (count: number, unit: string) => `${count} ${unit}${count === 1 ? "" : "s"}`;
const today = ({ context }: Moment) => dates.dayIn(context.now, context.timeZone);

const WEEKDAY = /\b(monday|tuesday|wednesday|thursday|friday|saturday|sunday)\b/;

function dateAnswer(moment: Moment): Answer | null {
  const { normal } = moment.said;
  const day = today(moment);
  const plain = `${dates.nameDay(day)}`;
  if (/\bweek\b/.test(normal) && /\bcalendar|which week|in week|week \d/.test(normal))
    return answer(`Today is ${plain}, in calendar week ${dates.weekNumber(day)}.`, "date");
  const asked = /^(?:is it|is today|are we)\b/.test(normal) ? WEEKDAY.exec(normal)?.[1] : null;
  if (asked) {
    const isIt = dates.weekdayOf(day).toLowerCase() === asked;
    return answer(`${isIt ? "Yes" : "No"}, today is ${plain}.`, "date");
  }
  const named = /\btoday\b/.test(normal) ? null : dates.dayNamedIn(moment.said.text, day);
  if (named && named.getTime() !== day.getTime()) return answer(`That is ${dates.nameDay(named)}.`, "date");
  return answer(`Today is ${plain}.`, "date");
}

const SPAN =
  /\b(?:next|coming|following) (\d+|two|three|four|five|six|eight) (day|week|month)s?\b|\b(?:the )?next (week|month)\b/;
const NUMBERS: Record<string, number> = { two: 2, three: 3, four: 4, five: 5, six: 6, eight: 8 };
const DAYS_OF: Record<string, number> = { day: 1, week: 7, month: 30 };

function computationAnswer(moment: Moment): Answer | null {
  const { normal, text } = moment.said;
  const day = today(moment);
  const isWork = /\b(?:working|work|business|week)[ -]?days?\b/.test(normal);
  const span = SPAN.exec(normal);
  if (span && /\bhow many\b/.test(normal)) {
    const unit = span[2] ?? span[3] ?? "week";
    const end = dates.plusDays(day, (NUMBERS[span[1] ?? ""] ?? (Number(span[1] ?? 1) || 1)) * (DAYS_OF[unit] ?? 1));
    const count = isWork ? dates.workdaysBetween(day, end) : dates.daysBetween(day, end);
    const unitName = isWork ? "working day" : "day";
    return answer(
      `${counted(count, unitName)}, counting from tomorrow to ${dates.nameDay(end)}${isWork ? ", public holidays not taken out" : ""}.`,
      "date-computation",
    );
  }
  const target =
    dates.dayNamedIn(text, day) ?? (/\byear\b/.test(normal) ? dates.dayNamedIn("end of the year", day) : null);
  if (!target) return dateAnswer(moment);
  const distance = dates.daysBetween(day, target);
  if (/\bwhat (?:date|day)|which (?:date|day)|^when\b/.test(normal))
    return answer(
      `That is ${dates.nameDay(target)}, ${counted(Math.abs(distance), "day")} ${distance < 0 ? "ago" : "from today"}.`,
      "date-computation",
    );
  if (distance < 0)
    return answer(`${counted(-distance, "day")} ago; it was ${dates.nameDay(target)}.`, "date-computation");
  const count = /\bweeks\b/.test(normal)
    ? `${counted(Math.floor(distance / 7), "week")} and ${counted(distance % 7, "day")}`
    : counted(isWork ? dates.workdaysBetween(day, target) : distance, isWork ? "working day" : "day");
  return answer(`${capitalize(count)} until ${dates.nameDay(target)}.`, "date-computation");
}

function arithmeticAnswer({ said }: Moment): Answer | null {
  const value = calculate(said.text);
  return value === null
    ? null
    : answer(
        `${formatNumber(value)}${/\bwhat (?:percent|%)|in percent\b/.test(said.normal) ? " percent" : ""}.`,
        "arithmetic",
      );
}

const quoted = (text: string) => `“${trimEnd(text)}”`;

function memoriesAnswer({ context, writer }: Moment): Answer | null {
  if (context.memories.length === 0 && !context.role) return answer(writer.say("no-memory"), "memories", "none");
  const lines = context.memories.slice(0, 12).map(({ quote }) => `- ${quoted(quote)}`);
  const role = context.role ? `From your profile, ${context.role}.` : null;
  return answer(
    paragraphs(
      inLine("In your own words I remember this.", role),
      lines.join("\n"),
      'You can change or remove each of them under "What Clarity knows about you".',
    ),
    "memories",
  );
}

const ASKING = new Set(
  "what who who's is are was did do does you remember know about my the of me name called i say said tell told again how big large many people your in on a to for it have ever mention mentioned have her his".split(
    " ",
  ),
);

function memoryAnswer(moment: Moment): Answer | null {
  const { said, context, turns, writer } = moment;
  const { subjects } = listenerContent().words;
  if (/\bmy name\b/.test(said.normal)) return answer(`You are ${context.firstName}.`, "memory", "name");
  const subject = Object.entries(subjects).find(([, words]) =>
    words.some((word) => new RegExp(String.raw`\b${word}\b`).test(said.normal)),
  );
  const wanted = new Set([
    ...(subject?.[1] ?? []),
    ...said.words.filter((word) => !ASKING.has(word) && word.length > 2),
  ]);
  const isFit = (text: string) =>
    text
      .toLowerCase()
      .split(/[^\p{L}\p{N}]+/u)
      .some((word) => wanted.has(word));
  const kept = context.memories.map(({ quote }) => quote).filter(isFit);
  const earlier = turns
    .slice(0, -1)
    .filter(({ role, content }) => role === "user" && !content.includes("?") && isFit(content))
    .map(({ content }) => content.slice(0, 160));
  const found = [...new Set([...kept, ...earlier.toReversed()])].slice(0, 3);
  if (found.length > 0)
    return answer(`You said ${listOf(found.map(quoted))}.`, "memory", subject?.[0] ?? [...wanted][0] ?? null);
  if (subject?.[0] === "role" && context.role) return answer(`Your profile says ${context.role}.`, "memory", "role");
  return answer(writer.say("no-memory-of"), "memory", "none");
}

const WHEN: Record<number, string> = { [-1]: "yesterday", 0: "today", 1: "tomorrow" };

function goalLine({ text, dueOn, dueText, state }: KnownGoal, day: Date): string {
  if (!dueOn) return `- ${quoted(text)}`;
  const due = new Date(`${dueOn}T00:00:00Z`);
  const left = dates.daysBetween(day, due);
  const when = WHEN[left] ?? (left > 0 ? `in ${counted(left, "day")}` : `${counted(-left, "day")} ago`);
  return `- ${quoted(text)}, due ${dueText ?? dates.nameDay(due)}, ${when}${state === "overdue" ? " (overdue)" : ""}`;
}

function goalsAnswer(moment: Moment, kind: KnownGoal["kind"]): Answer | null {
  const ofKind = moment.context.goals.filter((goal) => goal.kind === kind);
  const open = ofKind.filter(({ state }) => state !== "done");
  const done = ofKind.filter(({ state }) => state === "done");
  const act = kind === "goal" ? "goals" : "commitments";
  if (open.length === 0) return answer(moment.writer.say(`no-${act}`), act, "none");
  const head = kind === "goal" ? "Your goals, in your words:" : "Open commitments, in your words:";
  const lines = open.map((goal) => goalLine(goal, today(moment))).join("\n");
  const kept = done.length > 0 ? `Done lately: ${listOf(done.map(({ text }) => quoted(text)))}.` : null;
  return answer(paragraphs(head, lines, kept), act);
}

function recapAnswer({ turns, state, context, writer }: Moment): Answer | null {
  const said = turns
    .slice(0, -1)
    .filter(({ role }) => role === "user")
    .map(({ content }) => content.replace(/\s+/g, " ").trim());
  if (said.length === 0)
    return answer(context.summary ? `From earlier: ${context.summary}` : writer.say("nothing-said"), "recap", "none");
  const matter = situationOf(state.matter);
  const lines = said
    .slice(-6)
    .map((text) => `- ${quoted(text.length > 120 ? `${text.slice(0, text.lastIndexOf(" ", 120))} …` : text)}`);
  return answer(
    paragraphs(matter ? `We are at ${matter.name}. You wrote:` : "So far you wrote:", lines.join("\n")),
    "recap",
    state.matter,
  );
}

function echoAnswer({ turns, writer }: Moment): Answer | null {
  const last = turns.slice(0, -1).findLast(({ role }) => role === "user")?.content;
  return answer(last ? `You wrote ${quoted(last.slice(0, 300))}.` : writer.say("nothing-said"), "echo-last");
}

function practicesAnswer(moment: Moment): Answer | null {
  const { context } = moment;
  if (practiceNamed(moment)) return practiceAnswer(moment);
  const lines = context.practices.map(({ title, when, minutes }) => `- **${title}** (${minutes} minutes): ${when}`);
  return answer(
    paragraphs(lines.join("\n"), 'Each ends with a page of your own. "/" in the message field opens the list.'),
    "practices",
  );
}

function practiceAnswer(moment: Moment): Answer | null {
  const practice = practiceNamed(moment);
  if (!practice) return practicesAnswer(moment);
  const { id, title, when, minutes, result } = practice;
  const text = `"${title}" is for this: ${when} It takes about ${minutes} minutes, one question at a time, and at the end you have ${result}`;
  return answer(`${trimEnd(text)}.`, "practice-about", id, { offer: { practiceId: id, minutes } });
}

const WAYS: Record<string, (moment: Moment) => Answer | null> = {
  date: dateAnswer,
  time: ({ context }) =>
    answer(`It is ${dates.timeIn(context.now, context.timeZone)} (${context.timeZone.replace(/_/g, " ")}).`, "time"),
  "date-computation": computationAnswer,
  arithmetic: arithmeticAnswer,
  memories: memoriesAnswer,
  memory: memoryAnswer,
  commitments: (moment) => goalsAnswer(moment, "commitment"),
  goals: (moment) => goalsAnswer(moment, "goal"),
  recap: recapAnswer,
  "echo-last": echoAnswer,
  practices: practicesAnswer,
  "practice-about": practiceAnswer,
};

export function factAnswer(moment: Moment): Answer | null {
  const { act } = moment.said;
  const way = WAYS[act];
  if (way) return way(moment);
  const copy = listenerContent().copy[act];
  if (!copy) return null;
  const values = { support: supportEmail() };
  return answer(moment.writer.say(act, values) ?? fill(copy.at(-1) ?? "", values), act);
}
