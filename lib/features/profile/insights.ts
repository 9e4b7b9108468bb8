import { careerFacts, currentPosition, formatPartialDate, monthsIn, formatSpan } from "./career";
import { listOf } from "@/lib/shared/text/text";
import { INVITATION } from "./model";
import type { ProfilePosition, ProfileSource, ProfileView } from "./schema";
import { frequentWords } from "./frequent-words";

export const SOURCE_LABELS: Record<Exclude<ProfileSource, "url">, string> = {
  service: "the public record that our profile service holds for this address",
  "linkedin-pdf": "the PDF that you saved from LinkedIn",
  "linkedin-export": "your LinkedIn data export",
  cv: "the CV that you chose",
  text: "the text that you pasted",
};

/** Line breaks and asterisks have a meaning in the insights format. */
export const toOneLine = (text: string): string => text.replace(/[*\s]+/g, " ").trim();

const quoted = (text: string): string => `“${toOneLine(text)}”`;

const isExact = ({ from, to }: ProfilePosition): boolean => from?.length !== 4 && to?.length !== 4;

function currentPositionSentence(profile: ProfileView, now: Date): string | null {
  const current = currentPosition(profile.positions);
  if (!current?.title) return profile.headline ? `Your profile introduces you as ${quoted(profile.headline)}.` : null;
  const where = current.company ? ` at ${toOneLine(current.company)}` : "";
  const months = monthsIn(current, now);
  const since = current.from ? ` since ${formatPartialDate(current.from)}` : "";
  const span = months === null ? "" : `: ${formatSpan(months, isExact(current))} in this position`;
  return `You have been ${toOneLine(current.title)}${where}${since}${span}.`;
}

function careerSentences({ positions }: ProfileView, now: Date): string | null {
  const { roles, organizations, firstYear, longest, firstLeading } = careerFacts(positions, now);
  if (roles < 2) return null;
  const where = organizations > 1 ? ` at ${organizations} organizations` : "";
  const since = firstYear ? ` since ${firstYear}` : "";
  const sentences = [`Your profile lists ${roles} roles${where}${since}.`];
  if (longest?.position.company && longest.months >= 12) {
    const span = formatSpan(longest.months, isExact(longest.position));
    sentences.push(`The longest was ${span} at ${toOneLine(longest.position.company)}.`);
  }
  if (firstLeading?.title && firstLeading.from) {
    sentences.push(
      `A title that names responsibility for others first appears in ${firstLeading.from.slice(0, 4)}: ${quoted(firstLeading.title)}.`,
    );
  }
  return sentences.join(" ");
}

function vocabularySentences({ skills, headline, summary }: ProfileView): string | null {
  const sentences: string[] = [];
  if (skills.length > 0) sentences.push(`The skills you name first are ${listOf(skills.slice(0, 4).map(toOneLine))}.`);
  const words = frequentWords([headline, summary].filter((text) => text !== null).join("\n"));
  if (words.length > 0) {
    const counted = words.map(({ word, count }) => `“${word}” (${count} times)`);
    sentences.push(`In the text about yourself you return to ${listOf(counted)}.`);
  }
  return sentences.join(" ") || null;
}

function suggestion({ positions }: ProfileView, now: Date): string {
  const current = currentPosition(positions);
  const months = current ? monthsIn(current, now) : null;
  if (months === null) {
    return (
      "One thing to try: read your profile aloud and mark the line you would no longer write. " +
      "That line is a good first subject for us."
    );
  }
  if (months < 12) {
    return (
      "In the first year of a position, others are still deciding what you stand for. " +
      "One thing to try this week: ask two colleagues what they would come to you for, " +
      "and hold it against what you would like them to say."
    );
  }
  if (months < 48) {
    return (
      "After the first year a position tends to fill with work that needed you once and no longer does. " +
      "One thing to try this week: name one task you would hand over to free half a day, and the person it would go to."
    );
  }
  return (
    "After years in one position, others know well how you work. " +
    "One thing to try this week: pick a decision of last month " +
    "and ask somebody close to it what you made harder than it had to be."
  );
}

const LIMITS =
  "From a profile I take role, history and vocabulary, and nothing else. " +
  "Texts like this say very little about personality, so none of it moves a trait score. " +
  "If a line is wrong, a document of yours or pasted text takes its place.";

function addressParagraphs(profile: ProfileView): string[] {
  const address = profile.url?.replace("https://www.", "") ?? "your profile";
  const spelling = profile.name
    ? `It spells your name ${quoted(profile.name)}, and that is all it says.`
    : "It does not even spell your name.";
  return [
    `So far I have only the address ${address}. ${spelling} No profile service is connected here and I do not open LinkedIn pages, so your role and history are still unknown to me.`,
    "You can give me more below: LinkedIn’s “Save to PDF”, its data export, a CV or pasted text. It is read in your browser, and only the facts you see are sent.",
  ];
}

function factParagraphs(profile: ProfileView, now: Date): string[] {
  const source = profile.source === "url" ? "" : ` I read ${SOURCE_LABELS[profile.source]}.`;
  const facts = [
    currentPositionSentence(profile, now),
    careerSentences(profile, now),
    vocabularySentences(profile),
  ].filter((text) => text !== null);
  const opening =
    facts.length > 0
      ? `Here is what your profile carries, counted and not guessed.${source}`
      : `I found little that I could read with certainty.${source}`;
  return [opening, ...facts, suggestion(profile, now), LIMITS];
}

/**
 * Composes insights in the required format: bold `Hi {name}.`, paragraphs separated by blank lines, last the invitation
 * to connect a mailbox. Nothing is inferred about character.
 */
export function composeProfileInsights(profile: ProfileView, now: Date): string {
  const name = profile.name ? toOneLine(profile.name).split(" ")[0] : "there";
  const body = profile.source === "url" ? addressParagraphs(profile) : factParagraphs(profile, now);
  return [`**Hi ${name}.**`, ...body, INVITATION].join("\n\n");
}
