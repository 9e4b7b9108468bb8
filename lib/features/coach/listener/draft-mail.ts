import type { AnswerInput } from "./answer";
import type { Situation } from "./schema";
import { capitalize, sentencesOf, trimEnd } from "./text";

export type Tone = "plain" | "formal" | "casual";

interface MailDraft {
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

export function formatMail({ body, to, name, from, tone = "plain" }: MailDraft): string {
  const text = restyle(body, STYLES[tone]);
  const addressee = to === "team" ? "all" : (name ?? "[name]");
  const parts = to === "none" ? [text] : [`${GREETINGS[tone]} ${addressee},`, text, `${ENDINGS[tone]}\n${from}`];
  return parts
    .join("\n\n")
    .split("\n")
    .map((line) => (line === "" ? ">" : `> ${line}`))
    .join("\n");
}

const WRITTEN_FORMS: [RegExp, string][] = [
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

function restoreClause(clause: string): string {
  const text = WRITTEN_FORMS.slice(0, -1)
    .reduce((result, [from, to]) => result.replace(from, to), clause.trim())
    .replace(WRITTEN_FORMS.at(-1)?.[0] ?? /$^/, (name) => capitalize(name.toLowerCase()));
  if (/^(?:need|want|expect|have|got)\b/i.test(text)) return `I ${text.charAt(0).toLowerCase()}${text.slice(1)}`;
  return text;
}

export function writeOutNotes(notes: string): string {
  const clauses = notes
    .replace(/\s+/g, " ")
    .split(/[,;] | - |(?<=[.!?]) /)
    .filter((clause) => /\p{L}/u.test(clause));
  return clauses
    .map(restoreClause)
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

export function findNotes(text: string): string | null {
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

export function findPurpose(text: string): string | null {
  for (const sentence of sentencesOf(text).map(trimEnd)) {
    for (const [form, write] of PURPOSES) {
      const rest = form.exec(sentence)?.[1];
      if (rest) return write(rest.replace(/,? please$/i, ""));
    }
  }
  return null;
}

const NAME_PATTERN = /\b(?:to|for|with|tell|telling|ask|asking|dear|hi|from|about|call|chase|remind) ([A-Z]\p{Ll}+)\b/u;
const NOT_NAMES = new Set([
  ...["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday", "Christmas"],
  ...["January", "February", "March", "April", "May", "June", "July", "August", "September"],
  ...["October", "November", "December", "Munich", "Berlin", "London", "Paris"],
  ...["English", "German", "French", "Spanish", "LinkedIn", "Slack", "The", "My", "Me"],
]);

export function findName(text: string): string | null {
  const name = NAME_PATTERN.exec(text)?.[1];
  return name && !NOT_NAMES.has(name) ? name : null;
}

export function draftMail(
  { message, context, state }: AnswerInput,
  situation: Situation,
  body?: string,
  tone?: Tone,
): string {
  const purpose = state.last?.act === "draft" || body ? null : findPurpose(message.text);
  return formatMail({
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
