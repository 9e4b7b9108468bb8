import { isDuration, rangeIn } from "./document-dates";
import { headingOf } from "./document-headings";
import { type Column, FIELD_SEPARATOR, type Line } from "./document-layout";

const MAX_SKILL_LENGTH = 60;
const BULLET = /^\s*[•●▪◦‣·*–-]\s*/;
const LABEL = /^([^:\t]{2,30})(?::\s|\t)/;

const LIST_LABEL = /^[^:,.;]{2,30}:\s/;
/** `SQL. Languages: English` are two lists on one line. */
const BEFORE_LABEL = /(?<=[.;])\s(?=\p{Lu}[^:,.;]{2,30}:\s)/u;

const isSkill = (text: string): boolean =>
  (text.length > 1 || /^[CR]$/.test(text)) &&
  text.length <= MAX_SKILL_LENGTH &&
  !isDuration(text) &&
  !rangeIn(text) &&
  !/\p{Ll}\. \p{L}|\(\d{4}\)/u.test(text);

/** `Languages: English` within the skills is no skill. */
const isOfOtherSection = (text: string): boolean => headingOf(LABEL.exec(text)?.[1] ?? "") === "other";

/** `IT   SAP, Excel` begins with a label; `Java   Python   Go` is a row of skills. */
const withoutLabel = (text: string): string => {
  const [label = "", list = ""] = text.split(FIELD_SEPARATOR);
  return !label.includes(",") && list.includes(",") ? text.slice(label.length + 1) : text;
};

const BULLETED = /^\s*[•●▪◦‣·*–-]\s/;
const MAX_TOP_SKILLS = 3;
const SAME_GAP = 1.15;

type Wrap = "yes" | "no" | "unclear";

const startsLower = ({ text }: Line): boolean => /^\p{Ll}/u.test(text);

const gapBelow = (lines: Line[], index: number): number | null => {
  const [line, next] = [lines[index], lines[index + 1]];
  return line && next && line.page === next.page ? next.y - line.y : null;
};

/** `Gestion de projet`, unlike `Project Management`, has no capital within: a line with one begins a skill. */
function areInSentenceCase(lines: Line[]): boolean {
  const words = lines.flatMap(({ text }) => text.split(/\s+/).slice(1));
  return words.some((word) => /^\p{Ll}{4}/u.test(word)) && !words.some((word) => /^\p{Lu}\p{Ll}/u.test(word));
}

/** Whether each line goes on in the next one. */
function wrapsOf(lines: Line[], { left, right }: Column): Wrap[] {
  const edge = left + (right - left) * 0.8;
  const smallest = Math.min(...lines.map((_, index) => gapBelow(lines, index) ?? Infinity));
  const isSentenceCase = areInSentenceCase(lines);
  const isListLower = lines.filter(startsLower).length * 2 > lines.length;
  return lines.map((line, index) => {
    const next = lines[index + 1];
    if (!next || BULLETED.test(next.text)) return "no";
    if (/[,;&]$|\b(?:and|und|et|y|en|of|de)$/i.test(line.text)) return "yes";
    if ((gapBelow(lines, index) ?? 0) > smallest * SAME_GAP) return "no";
    if (startsLower(next)) return line.right >= edge || !isListLower ? "yes" : "no";
    // A list within a line goes on; of one skill a line, the next may be a word of this one or another skill.
    if (line.right < edge || isSentenceCase) return "no";
    return line.text.includes(",") ? "yes" : "unclear";
  });
}

/** LinkedIn lists three skills at most, so of four lines one is wrapped: the longest. */
function wrapsOfTopSkills(lines: Line[]): Wrap[] {
  const wrapped = lines
    .slice(0, -1)
    .toSorted((a, b) => b.right - a.right)
    .slice(0, Math.max(0, lines.length - MAX_TOP_SKILLS));
  return lines.map((line) => (wrapped.includes(line) ? "yes" : "no"));
}

/** Where it is unclear whether two lines are one skill or two, both are left out. */
export function skillsIn(all: Line[], column: Column, isLinkedIn: boolean): string[] {
  const lines = all.filter(({ text }) => !isOfOtherSection(text));
  const wraps = isLinkedIn ? wrapsOfTopSkills(lines) : wrapsOf(lines, column);
  const texts: string[] = [];
  for (const [index, { text }] of lines.entries()) {
    const bare = withoutLabel(text.replace(BULLET, ""));
    const isUnclear = wraps[index] === "unclear" || wraps[index - 1] === "unclear";
    if (wraps[index - 1] === "yes" && texts.length > 0) texts[texts.length - 1] += ` ${bare}`;
    else if (!isUnclear) texts.push(bare);
  }
  return texts
    .flatMap((text) => text.split(BEFORE_LABEL))
    .filter((text) => !isOfOtherSection(text))
    .flatMap((text) => text.replace(LIST_LABEL, "").split(/[,;•●▪·|\t]| \/ /))
    .map((skill) =>
      skill
        .replace(LIST_LABEL, "")
        .replace(/[.\s]{1,4}$/, "")
        .trim(),
    )
    .filter(isSkill);
}
