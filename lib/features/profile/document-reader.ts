import { NO_FACTS } from "@/lib/providers/profile-data/port";
import { isDuration, rangeIn } from "./document-dates";
import { educationIn, linkedInEducation, linkedInPositions, positionsIn } from "./document-entries";
import { headingOf, isDocumentTitle, type Section } from "./document-headings";
import { type Column, columnsOf, FIELD_SEPARATOR, type Line, type Page } from "./document-layout";
import type { ImportProfileInput } from "./schema";

type Facts = ImportProfileInput["profile"];

const MAX_SKILLS = 60;
const MAX_SKILL_LENGTH = 60;
const MAX_SUMMARY = 4_000;
const NAME_AREA = 0.45;

interface Part {
  section: Section | "top";
  lines: Line[];
}

function partsOf({ lines }: Column): Part[] {
  const parts: Part[] = [{ section: "top", lines: [] }];
  for (const line of lines) {
    if (/^Page \d+ of \d+$/.test(line.text)) continue;
    const section = headingOf(line.text);
    if (section) parts.push({ section, lines: [] });
    else parts.at(-1)?.lines.push(line);
  }
  return parts;
}

const CONTACT = /@|https?:|www\.|\d{4,}|\+\d|linkedin\.com/i;
const NAME =
  /^\p{Lu}[\p{L}.'’-]*(?:\s(?:\p{Lu}[\p{L}.'’-]*|von|van|der|den|de|del|la|le|du|zu|bin|al|ter|ten|dos|da|di)){1,5}$/u;

const bareName = (text: string): string =>
  text
    .replaceAll(FIELD_SEPARATOR, " ")
    .replace(/^(?:(?:dr|prof|mag|dipl\.?-?ing|ing|mr|mrs|ms)\.?\s)+/i, "")
    .replace(/,? (?:mba|ph\.?d|msc|bsc|cpa|cfa|pmp|m\.?a|b\.?a)\.?(?:,.*)?$/i, "")
    .trim();

export const isName = (text: string): boolean =>
  text.length <= 60 && NAME.test(bareName(text)) && headingOf(text) === null && !isDocumentTitle(text);

const toTitleCase = (name: string): string =>
  name === name.toUpperCase()
    ? name.toLowerCase().replace(/(^|[\s'’-])\p{L}/gu, (letter) => letter.toUpperCase())
    : name;

interface Found {
  text: string;
  line: Line;
}

function findName(lines: Line[], height: number): Found | null {
  const upper = lines.filter(({ page, y }) => page === 0 && y <= height * NAME_AREA);
  const sizes = [...new Set(upper.map(({ size }) => Math.round(size * 10)))].toSorted((a, b) => b - a);
  const isEven = sizes.length < 2;
  for (const size of sizes.slice(0, isEven ? 1 : 3)) {
    const same = upper.filter((line) => Math.round(line.size * 10) === size && !isDocumentTitle(line.text));
    const [first, second] = same;
    if (!first) continue;
    const isPair =
      second !== undefined && second.y - first.y < 2 * first.size && Math.abs(second.x - first.x) < first.size * 3;
    const candidates = isEven ? same : same.slice(0, 2);
    if (isPair && !isEven && !isName(first.text) && isName(`${first.text} ${second.text}`))
      return { text: bareName(`${first.text} ${second.text}`), line: second };
    const found = candidates.find(({ text }) => isName(text));
    if (found) return { text: bareName(found.text), line: found };
  }
  return null;
}

const isPlain = ({ text }: Line): boolean =>
  !CONTACT.test(text) && headingOf(text) === null && !rangeIn(text) && !isDuration(text);

function belowName(name: Found, column: Column, isLinkedIn: boolean): Pick<Facts, "headline" | "location"> {
  const at = column.lines.indexOf(name.line);
  const below: Line[] = [];
  for (const line of column.lines.slice(at + 1)) {
    if (headingOf(line.text)) break;
    if (isPlain(line) && line.page === name.line.page) below.push(line);
    else if (!isLinkedIn) break;
  }
  const text = (lines: Line[]) => lines.map((line) => line.text.replaceAll(FIELD_SEPARATOR, " ")).join(" ");
  if (isLinkedIn) {
    const hasPlace = below.length > 1;
    return {
      headline: text(hasPlace ? below.slice(0, -1) : below).slice(0, 300) || null,
      location: hasPlace ? (below.at(-1)?.text.slice(0, 200) ?? null) : null,
    };
  }
  const [headline] = below;
  return {
    headline: headline && headline.text.length <= 120 ? headline.text.replaceAll(FIELD_SEPARATOR, ", ") : null,
    location: null,
  };
}

function skillsIn(lines: Line[], { left, right }: Column): string[] {
  const edge = left + (right - left) * 0.8;
  const texts: string[] = [];
  let isOpen = false;
  for (const { text, right: end } of lines) {
    const bare = text.replace(/^\s*[•●▪◦‣·*–-]\s*/, "");
    const isContinued = isOpen && !/^\s*[•●▪◦‣·*–-]\s/.test(text);
    if (isContinued) texts[texts.length - 1] += ` ${bare}`;
    else texts.push(bare);
    isOpen = end >= edge || /[,;&]$|\b(?:and|und|et|y|en|of|de)$/i.test(text);
  }
  return texts
    .flatMap((text) => text.split(/[,;•●▪·|\t]| \/ /))
    .map((skill) =>
      skill
        .replace(/^[^:]{2,30}:\s/, "")
        .replace(/[.\s]{1,4}$/, "")
        .trim(),
    )
    .filter((skill) => skill.length > 1 && skill.length <= MAX_SKILL_LENGTH && !isDuration(skill));
}

export const emptyFacts = (source: Facts["source"]): Facts => ({ source, ...NO_FACTS });

interface DocumentResult {
  facts: Facts;
  isUnderstood: boolean;
}

/**
 * Reads facts from the layout: the largest type is the name, columns are read separately, headings open sections.
 * Fields that are not clear stay empty.
 */
export function readDocumentPages(pages: Page[], source: Facts["source"]): DocumentResult {
  const columns = columnsOf(pages);
  const [main] = columns;
  const height = pages[0]?.height ?? 0;
  const isLinkedIn = source === "linkedin-pdf";
  const parts = columns.flatMap((column) => partsOf(column).map((part) => ({ ...part, column })));
  const linesOf = (section: Section) => parts.filter((part) => part.section === section).flatMap(({ lines }) => lines);
  const name = findName([...columns.flatMap(({ lines }) => lines)], height);
  const positions = isLinkedIn ? linkedInPositions(linesOf("experience")) : positionsIn(linesOf("experience"));
  const education = isLinkedIn ? linkedInEducation(linesOf("education")) : educationIn(linesOf("education"));
  if (!main || (positions.length === 0 && education.length === 0))
    return { facts: emptyFacts(source), isUnderstood: false };
  const nameColumn = columns.find(({ lines }) => name && lines.includes(name.line)) ?? main;
  const skills = parts
    .filter(({ section }) => section === "skills")
    .flatMap(({ lines, column }) => skillsIn(lines, column));
  return {
    isUnderstood: true,
    facts: {
      ...emptyFacts(source),
      name: name && toTitleCase(name.text),
      ...(name ? belowName(name, nameColumn, isLinkedIn) : {}),
      summary:
        linesOf("summary")
          .map(({ text }) => text)
          .join(" ")
          .slice(0, MAX_SUMMARY) || null,
      positions,
      education: education.slice(0, 20),
      skills: [...new Set(skills)].slice(0, MAX_SKILLS),
    },
  };
}
