import * as patterns from "./check-patterns";
import * as conduct from "./conduct-patterns";
import { isEnglish } from "./is-english";
import type { CheckId } from "./practice-file";

interface Answer {
  text: string;
  plain: string;
}

/** Returns the text to quote in the remark; an empty string when something is missing; null without a fault. */
type Rule = (answer: Answer) => string | null;

const sentencesOf = (text: string) => text.split(/(?<=[.!?])\s+|\n+/).filter((sentence) => sentence.trim() !== "");
const removeQuotes = (text: string) =>
  text.replace(/["“”«»][^"“”«»]*["“”«»]/g, " ").replace(/(?<=^|\s)'[^']{2,}'(?=\W|$)/g, " ");
const matchFirst = (text: string, pattern: RegExp) => pattern.exec(text)?.[0].trim() ?? null;

function matchAny(text: string, list: readonly RegExp[]): string | null {
  for (const pattern of list) {
    const found = matchFirst(text, pattern);
    if (found) return found;
  }
  return null;
}

function findJudgement({ plain }: Answer): string | null {
  if (conduct.ACTS.test(plain) || patterns.OBSERVABLES.some((pattern) => pattern.test(plain))) return null;
  return matchAny(plain, [patterns.JUDGEMENTS, patterns.PERSON_ADJECTIVE, ...conduct.VERDICTS]);
}

function findAbsolute({ text, plain }: Answer): string | null {
  const unquoted = removeQuotes(plain);
  const strong = matchAny(unquoted, [patterns.STRONG_ABSOLUTES, conduct.TOTALS]);
  if (strong) return strong;
  const normal = sentencesOf(unquoted)
    .filter((sentence) => !conduct.FACTUAL_ABSOLUTES.some((pattern) => pattern.test(sentence)))
    .join("\n")
    .replace(patterns.HARMLESS_ABSOLUTES, " ");
  const [word] = normal.match(patterns.ABSOLUTES) ?? [];
  if (!word) return null;
  const clause = normal.split(/[.;!?\n]/).find((part) => part.includes(word)) ?? normal;
  return patterns.OTHERS_SUBJECT.test(clause) ||
    /(?:^|\s)\p{Lu}\p{Ll}+\s+(?:\p{Ll}+\s+)?(?:always|never|constantly)/u.test(text)
    ? word
    : null;
}

function findMotive({ plain }: Answer): string | null {
  for (const sentence of sentencesOf(removeQuotes(plain))) {
    if (patterns.GUESS_MARKERS.test(sentence)) continue;
    for (const pattern of [...patterns.MOTIVES, ...conduct.ATTITUDES]) {
      const found = matchFirst(sentence, pattern);
      if (found && !patterns.OWN_OR_THING.test(found)) return found;
    }
  }
  return null;
}

const findMissingDate = ({ plain }: Answer) => (patterns.TIMES.test(plain) ? null : "");

/** The text in which asks are counted: without quotations, and without words that only look like a second ask. */
function removeSeemingAsks(plain: string): string {
  const unquoted = removeQuotes(plain)
    .replace(/^(?:please )?let me know/, "tell me")
    .replace(/\blet's\b|\blet us\b/g, " ")
    .replace(/\b(?:go|come|sit down|wait|try|stop) and\b/g, " ")
    // 'Wait until …, then …' asks for what follows.
    .replace(
      /\b(?:wait|take (?:until|till|(?:a|the|some|your|one|two) (?:day|week|night|moment|time)))\b[^.;!?]{0,80}?,? (?:and )?then\b/g,
      " ",
    );
  return unquoted.replace(patterns.DEPENDENT_CLAUSES, " ");
}

function askVerbsIn(text: string): Set<string> {
  const verb = `(?:${patterns.ASK_VERBS})`;
  const starts = new RegExp(
    String.raw`${conduct.ASK_START}\s*(?:${conduct.ASK_LEAD}\s+){0,3}${verb}\b(?!\s+(?:and\s+${verb}\b)?\s*(?:me know\b))`,
    "g",
  );
  const verbs = [...text.matchAll(starts)].map(
    ([part]) =>
      part
        .trim()
        .split(/[^\p{L}]+/u)
        .at(-1) ?? "",
  );
  return new Set(verbs.filter(Boolean));
}

/** 'Stop writing to my team; write to me' is one ask, said twice. */
const saysOneAskTwice = (text: string) =>
  /^(?:please )?(?:stop|don't|do not|never|not)\b[^.;,!?]*[;,](?! and\b)/.test(text);

function findRepeatedLead(text: string): string | null {
  const leads =
    text.match(
      /\b(?:can|could|would|will) (?:you|we)\b|\bi (?:want|need|expect|ask|would like) you to\b|\bplease\b/g,
    ) ?? [];
  return new Set(leads).size < leads.length ? (leads[0] ?? null) : null;
}

function findSecondAsk({ plain }: Answer): string | null {
  const counted = /\b(?:two|three|several|a few) (?:things|requests|asks|points|favou?rs)\b/.exec(plain);
  if (counted) return counted[0];
  const text = removeSeemingAsks(plain);
  const verbs = askVerbsIn(text);
  if (patterns.TWO_OBJECTS.test(text)) return "";
  const isAsk = verbs.size >= 1 || /^(?:an?|the|your|more|that you|i(?:'d)? (?:need|want|ask for)) /.test(text);
  const further = isAsk ? matchFirst(text, conduct.FURTHER_ASK) : null;
  if (further) return further;
  if (verbs.size >= 2 && !(verbs.size === 2 && saysOneAskTwice(text))) return [...verbs].slice(0, 2).join("' and '");
  const isContinued = verbs.size >= 1 && /\band\b|\balso\b/.test(text);
  return isContinued ? findRepeatedLead(text) : null;
}

function findNonQuestion({ plain }: Answer): string | null {
  const normal = plain.trim();
  const leading = matchFirst(normal, patterns.LEADING);
  if (leading) return leading;
  const sentences = sentencesOf(normal).map((sentence) => sentence.trim());
  if (sentences.some((sentence) => patterns.OPEN_QUESTION.test(sentence))) return null;
  if (sentences.some((sentence) => patterns.YES_NO_QUESTION.test(sentence))) return null;
  if (/\b(?:what|how|where|when|who|which|why)\b[^.!]*\?/.test(normal) || patterns.ASKS_TO_BE_TOLD.test(normal))
    return null;
  return sentences.at(-1) ?? normal;
}

function findAvoidance({ plain }: Answer): string | null {
  const normal = plain.trim().replace(/^["'-]\s*/, "");
  const found = matchFirst(normal, patterns.AVOIDANCE);
  return found && !patterns.APPROACH.test(normal.slice(found.length)) ? found : null;
}

const findAttempt = ({ plain }: Answer) =>
  matchFirst(removeQuotes(plain).replace(patterns.TRY_AS_TEST, " "), patterns.TRIES);

function namesSomebody({ text }: Answer): boolean {
  const inside = [...text.matchAll(/(?<![.!?\n:–-]\s)(?<=\s|\(|@)\p{Lu}[\p{L}.'-]*/gu)].map(([word]) =>
    word.replace(/[.'’]s?$/, ""),
  );
  const opening = patterns.OPENING_NAME.exec(text)?.[0].replace(/\s?[:–-]\s$/, "");
  return [...inside, ...(opening ? [opening] : [])].some((word) => word.length > 0 && !patterns.NOT_NAMES.test(word));
}

function findMissingOwner(answer: Answer): string | null {
  const { plain } = answer;
  const subject = matchFirst(plain.trim(), patterns.DIFFUSE_SUBJECT);
  if (subject && !/\b(?:i|i'll|me|myself)\b/.test(plain) && !namesSomebody(answer)) return subject;
  // The person spoken to is not the one who acts.
  const possibleActors = plain.replace(/\b(?:to|with|from|for|about|at) (?:the|our|my|his|her|their) [a-z]+/g, " ");
  if (patterns.ROLE_OWNER.test(possibleActors) || namesSomebody(answer)) return null;
  const passive = matchFirst(plain, patterns.PASSIVES);
  if (passive) return passive;
  if (patterns.IMPERATIVE.test(plain.trim())) return null;
  return matchFirst(plain, patterns.DIFFUSE);
}

function findTakenBackPraise({ plain }: Answer): string | null {
  // 'Good work. But …' counts as one sentence.
  const joined = removeQuotes(plain).replace(
    /([.!])\s+(?=(?:but|however|although|unfortunately|that said|still,|having said)\b)/g,
    ", ",
  );
  for (const sentence of sentencesOf(joined)) {
    const turn = patterns.PRAISE_REVERSAL.exec(sentence);
    const before = turn ? sentence.slice(0, turn.index) : "";
    if (turn && patterns.PRAISE.test(before) && !patterns.NO_PRAISE.test(before))
      return turn[0].replace(/^[,;.–—\s-]+/, "");
    const opening = patterns.CONCESSION.exec(sentence);
    const [clause = "", rest = ""] = sentence.split(/,(.*)/s);
    if (opening && patterns.PRAISE.test(clause) && /\w/.test(rest)) return `${opening[0].trim()} …`;
  }
  return null;
}

const OWN_CLAUSE = /(?:^|\s)(?:i|i'll|i will|we|we'll)\s+\p{L}+/u;
const OWN_ACT = /\b(?:i|i'll|i'm|we|we'll|my)\b|(?:^|[,:;→]|->|then)\s*(?:\p{L}+)/u;

function findMissingPlan({ plain }: Answer): string | null {
  const normal = plain.trim().replace(/[.!]$/, "");
  const vague = matchFirst(normal, patterns.UNNOTICEABLE);
  if (vague) return vague;
  const moment = patterns.PLAN_MOMENT.exec(normal);
  if (
    moment &&
    (OWN_CLAUSE.test(normal.replace(moment[0], " ")) || /[,:;→]\s*\p{L}+/u.test(normal.slice(moment.index)))
  )
    return null;
  const start = patterns.PLAN_STARTER.exec(normal);
  if (!start) return "";
  const clauses = normal
    .split(/,|;|:|→|->|=>|–|—|\bthen\b|\n/)
    .map((part) => part.trim())
    .filter(Boolean);
  if (clauses.length >= 2) return null;
  // Without a comma, the act comes first ('I breathe when he shouts') or follows ('when he shouts i breathe').
  const before = normal.slice(0, start.index).trim();
  if (before.split(/\s+/).length >= 2 && OWN_ACT.test(before)) return null;
  const rest = normal.slice(start.index + start[0].length);
  return OWN_CLAUSE.test(rest.replace(/^\s*(?:i|we)\b/, "")) ? null : "";
}

function findSofteners({ plain }: Answer): string | null {
  const found = [...new Set((removeQuotes(plain).match(patterns.SOFTENERS) ?? []).map((word) => word.trim()))];
  return found.length >= 2 ? found.slice(0, 2).join("', '") : null;
}

const RULES: Record<CheckId, Rule> = {
  "no-behaviour": findJudgement,
  absolute: findAbsolute,
  motive: findMotive,
  "no-date": findMissingDate,
  "two-asks": findSecondAsk,
  "not-a-question": findNonQuestion,
  avoidance: findAvoidance,
  "try-to": findAttempt,
  "no-owner": findMissingOwner,
  "praise-but": findTakenBackPraise,
  "no-if-then": findMissingPlan,
  softened: findSofteners,
};

type Remark = (found: string) => string;

const REMARKS: Record<CheckId, Remark> = {
  "no-behaviour": (found) =>
    patterns.PRAISE.test(found.toLowerCase())
      ? `'${found}' is good to hear, but nobody can repeat it. What would a camera have recorded: which words, which act, on which day?`
      : `'${found}' is a verdict, and a verdict can be disputed. What would a camera have recorded: which words, which act, on which day?`,
  absolute: (found) =>
    `With '${found}' one counter-example is enough, and you will be talking about that. When was the last time it happened?`,
  motive: (found) =>
    `'${found}': that is a motive, and only they know it. What did you see or hear that made you think so?`,
  "no-date": () => "There is no time in it yet. Which day, and next to what in your calendar?",
  "two-asks": (found) =>
    `This asks for more than one thing${found && ` ('${found}')`}. They will answer the easier one. Which one matters most?`,
  "not-a-question": () =>
    "This tells more than it asks. What do you really not know, that only they can tell you? Begin with 'what' or 'how'.",
  avoidance: () => "This says only what should stop. What would you see in its place, if it had gone well?",
  "try-to": (found) => `'${found}' leaves a door open. What will you do for certain, even if it is smaller?`,
  "no-owner": () => "It is not clear yet who does this. Which one person, by name or initials?",
  "praise-but": (found) =>
    `${found.endsWith("…") ? `Praise after '${found}' is easily taken as packaging.` : `Everything before '${found}' will be forgotten.`} Make it two sentences, or leave the praise for another day.`,
  "no-if-then": () =>
    "An if-then plan needs a moment you will notice and one thing you do: 'When … happens, I …'. Which moment is it?",
  softened: (found) => `Two softening words ('${found}') make it easy to miss. How does it sound without?`,
};

export function findFault(check: CheckId, text: string): string | null {
  if (!isEnglish(text)) return null;
  const answer = {
    text: text.trim(),
    plain: text
      .toLowerCase()
      .replace(/[’‘`]/g, "'")
      .replace(/\b(do|does|did|is|are|was|were|ca|wo|should|would)nt\b/g, "$1n't")
      .replace(/[ \t]+/g, " "),
  };
  return RULES[check](answer);
}

function asTyped(text: string, found: string): string {
  const at = found === "" ? -1 : text.toLowerCase().indexOf(found);
  return at < 0 ? found : text.slice(at, at + found.length);
}

export function findRemark(checks: readonly CheckId[], text: string): { check: CheckId; remark: string } | null {
  for (const check of checks) {
    const found = findFault(check, text);
    if (found !== null) return { check, remark: REMARKS[check](asTyped(text, found)) };
  }
  return null;
}
