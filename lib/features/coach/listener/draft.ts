import type { Moment } from "./moment";
import type { Situation } from "./schema";
import { capitalize, sentencesOf, trimEnd } from "./text";

export type Tone = "plain" | "formal" | "casual";

interface Letter {
  body: string;
  to: Situation["draft"]["to"];
  name: string | null;
  from: string;
  tone?: Tone;
}

const GREETINGS = { plain: "Hi", formal: "Dear", casual: "Hi" };
const ENDINGS = { plain: "Best,", formal: "Kind regards,", casual: "Thanks," };
const FORMAL: [RegExp, string][] = [
  [/\b([Dd]o|[Dd]oes|[Dd]id|[Ww]ould|[Cc]ould|[Ii]s|[Aa]re|[Ww]as|[Hh]ave)n't\b/g, "$1 not"],
  [/\b([Cc])an't\b/g, "$1annot"],
  [/\b([Ww])on't\b/g, "$1ill not"],
  [/\bI'm\b/g, "I am"],
  [/\bI'd\b/g, "I would"],
  [/\bI'll\b/g, "I will"],
  [/\bCould you\b/g, "Would you please"],
];
const CASUAL: [RegExp, string][] = [
  [/\bI would\b/g, "I'd"],
  [/\bI am\b/g, "I'm"],
  [/\bI will\b/g, "I'll"],
  [/\b(do|does|did) not\b/g, "$1n't"],
];

const STYLES: Record<Tone, [RegExp, string][]> = { plain: [], formal: FORMAL, casual: CASUAL };

const restyle = (text: string, changes: [RegExp, string][]) =>
  changes.reduce((result, [from, to]) => result.replace(from, to), text);

export function writeLetter({ body, to, name, from, tone = "plain" }: Letter): string {
  const text = restyle(body, STYLES[tone]);
  const addressee = to === "team" ? "all" : (name ?? "[name]");
  const parts = to === "none" ? [text] : [`${GREETINGS[tone]} ${addressee},`, text, `${ENDINGS[tone]}\n${from}`];
  return parts
    .join("\n\n")
    .split("\n")
    .map((line) => (line === "" ? ">" : `> ${line}`))
    .join("\n");
}

const PROPER: [RegExp, string][] = [
  [/\bi\b/g, "I"],
  [/\b(do|does|did|is|are|was|have|would|could|should)nt\b/gi, "$1 not"],
  [/\b(?:cant|can't)\b/gi, "cannot"],
  [/\b(?:wont|won't)\b/gi, "will not"],
  [/\b(do|does|did|is|are|was|have|would|could|should)n't\b/gi, "$1 not"],
  [/\basap\b/gi, "as soon as possible"],
  [/\bpls\b/gi, "please"],
  [/\b(?:thx|tx)\b/gi, "thank you"],
  [
    /\b(monday|tuesday|wednesday|thursday|friday|saturday|sunday|january|february|april|june|july|august|september|october|november|december)\b/gi,
    "",
  ],
];

function properClause(clause: string): string {
  const text = PROPER.slice(0, -1)
    .reduce((result, [from, to]) => result.replace(from, to), clause.trim())
    .replace(PROPER.at(-1)?.[0] ?? /$^/, (name) => capitalize(name.toLowerCase()));
  if (/^(?:need|want|expect|have|got)\b/i.test(text)) return `I ${text.charAt(0).toLowerCase()}${text.slice(1)}`;
  return text;
}

/** Turns notes into the sentences of a mail; keeps all words and their order. */
export function polish(notes: string): string {
  const clauses = notes
    .replace(/\s+/g, " ")
    .split(/[,;] | - |(?<=[.!?]) /)
    .filter((clause) => /\p{L}/u.test(clause));
  return clauses
    .map(properClause)
    .reduce<string[]>((sentences, clause) => {
      const otherwise = /^(?:or )?(?:else|otherwise) (\S.*)$/i.exec(clause)?.[1];
      if (!otherwise) return [...sentences, capitalize(clause)];
      const before = sentences.at(-1) ?? "";
      return [...sentences.slice(0, -1), `${before.replace(/[.!]$/, "")}; otherwise ${otherwise}`];
    }, [])
    .map((sentence) => (/[.!?]$/.test(sentence) ? sentence : `${sentence}.`))
    .join(" ");
}

const QUOTE = /["“]([^"“”]{8,})["”]|(?<=\W)'([^']{8,})'(?=\W|$)/;
const AFTER_COLON =
  /(?:rewrite|rephrase|polish|proofread|correct|improve|turn|make|put|convert|mail|message|english|following|this)\b[^:]{0,40}:\s*(\S.{11,})$/is;

export function notesIn(text: string): string | null {
  const quote = QUOTE.exec(text);
  return quote?.[1] ?? quote?.[2] ?? AFTER_COLON.exec(text)?.[1]?.trim() ?? null;
}

const PURPOSES: [RegExp, (rest: string) => string][] = [
  [
    /\b(?:asking|to ask)(?: (?:him|her|them|[A-Z]\p{L}+))? (?:if|whether) (?:he|she|they|we) (?:can|could) (.+)$/u,
    (rest) => `Could you ${rest}?`,
  ],
  [/\b(?:asking|to ask)(?: (?:him|her|them|[A-Z]\p{L}+))? for (.+)$/u, (rest) => `Could you send me ${rest}?`],
  [/\b(?:asking|to ask) (?:him|her|them|[A-Z]\p{L}+) to (.+)$/u, (rest) => `Could you ${rest}?`],
  [/\b(?:asking|to ask) to (.+)$/u, (rest) => `Could we ${rest}?`],
  [
    /\b(?:telling|to tell|saying|to say|informing|to inform)(?: (?:him|her|them|[A-Z]\p{L}+))? (?:that )?((?:I|we|it|the|our|my)\b.+)$/u,
    (rest) => `${capitalize(rest)}.`,
  ],
  [/\bthat ((?:I|we|it|the|our|my)\b.+)$/u, (rest) => `${capitalize(rest)}.`],
];

export function purposeIn(text: string): string | null {
  for (const sentence of sentencesOf(text).map(trimEnd)) {
    for (const [form, write] of PURPOSES) {
      const rest = form.exec(sentence)?.[1];
      if (rest) return write(rest.replace(/,? please$/i, ""));
    }
  }
  return null;
}

const NAMED = /\b(?:to|for|with|tell|telling|ask|asking|dear|hi|from|about|call|chase|remind) ([A-Z]\p{Ll}+)\b/u;
const NOT_NAMES =
  /^(?:Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday|January|February|March|April|May|June|July|August|September|October|November|December|LinkedIn|The|My|Me|I|VP|Munich|Berlin|London|Paris|Slack|English|German|French|Spanish|Q[1-4]|Christmas)$/;

export function nameIn(text: string): string | null {
  const name = NAMED.exec(text)?.[1];
  return name && !NOT_NAMES.test(name) ? name : null;
}

export function letterFor({ said, context, state }: Moment, situation: Situation, body?: string, tone?: Tone): string {
  const purpose = state.last?.act === "draft" || body ? null : purposeIn(said.text);
  return writeLetter({
    body:
      body ??
      (purpose
        ? `${purpose} ${situation.id === "short-mail" ? "[Day] at [time] would suit me." : ""}`.trim()
        : situation.draft.mail),
    to: situation.draft.to,
    name: state.name,
    from: context.firstName,
    tone,
  });
}
