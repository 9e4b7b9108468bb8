import { NO_FACTS } from "@/lib/providers/profile-data/port";
import type { ImportedFacts, ProfileEducation, ProfilePosition } from "../schema";
import { isDuration, rangeIn } from "./document-dates";
import { educationIn, positionsIn } from "./document-entries";
import { headingOf, type Section } from "./document-headings";
import { type Column, columnsOf, FIELD_SEPARATOR, type Line, type Page } from "./document-layout";
import { findName, type FoundName } from "./document-name";
import { DEGREE, SCHOOL, isTitle } from "./document-patterns";
import { skillsIn } from "./document-skills";
import { linkedInEducation, linkedInPositions } from "./linkedin-entries";

const MAX_SKILLS = 60;
const MAX_HEADLINE = 120;
const MAX_SUMMARY = 4_000;

interface Part {
  section: Section | "top";
  lines: Line[];
}

const PAGE_NUMBER = /^(?:Page|Seite|Página|Pagina) \d+ (?:of|von|sur|de|van) \d+$/;
/** `Leipzig, 12. März 2025`, which dates the document. */
const DATED_AT =
  /^\p{Lu}[\p{L} -]{1,30}, (?:(?:(?:den|am|le|el|op|a) )?\d{1,2}[. ].{0,20}|im \p{Lu}\p{L}{2,8} )\d{4}$/u;

/** A heading may stand beside the first line of its section. */
function headingAndText(text: string): { section: Section | null; text: string } {
  const [first = "", ...rest] = text.split(FIELD_SEPARATOR);
  const section = headingOf(text) ?? headingOf(first);
  if (section === null) return { section, text };
  const beside = headingOf(text) ? "" : rest.join(FIELD_SEPARATOR);
  // Below two headings side by side, the lines of two sections are mixed.
  return headingOf(beside) ? { section: "other", text: "" } : { section, text: beside };
}

function partsOf({ lines }: Column): Part[] {
  const parts: Part[] = [{ section: "top", lines: [] }];
  for (const line of lines) {
    if (PAGE_NUMBER.test(line.text) || DATED_AT.test(line.text)) continue;
    const { section, text } = headingAndText(line.text);
    if (section) parts.push({ section, lines: [] });
    if (text !== "") parts.at(-1)?.lines.push({ ...line, text });
  }
  return parts;
}

const CONTACT = /\S@\S|https?:|www\.|\d{4,}|\+\d|linkedin\.com/i;

const toTitleCase = (name: string): string =>
  name === name.toUpperCase()
    ? name.toLowerCase().replace(/(^|[\s'’-])\p{L}/gu, (letter) => letter.toUpperCase())
    : name;

const isPlain = ({ text }: Line): boolean =>
  !CONTACT.test(text) && headingOf(text) === null && !rangeIn(text) && !isDuration(text);

/** The title of `Director · Leeds · director@example.com`. */
function titleIn(line: Line | undefined): Pick<Line, "text"> | null {
  const [text = "", ...contact] = line?.text.split(/ ?[|·•\t] ?/) ?? [];
  return contact.length > 0 && isTitle(text) && !CONTACT.test(text) && !rangeIn(text) ? { text } : null;
}

function belowName(name: FoundName, column: Column, isLinkedIn: boolean): Pick<ImportedFacts, "headline" | "location"> {
  if (name.isLabelled) return { headline: null, location: null };
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
  const headline = below[0] ?? titleIn(column.lines[at + 1]);
  return {
    headline: headline && headline.text.length <= MAX_HEADLINE ? headline.text.replaceAll(FIELD_SEPARATOR, ", ") : null,
    location: null,
  };
}

/** A degree and its school that stand among the positions, as below a heading that is not known. */
const isStudy = ({ title, company }: ProfilePosition): boolean =>
  title !== null && company !== null && DEGREE.test(title) && !isTitle(title) && SCHOOL.test(company);

const toStudy = ({ title, company, from, to }: ProfilePosition): ProfileEducation => ({
  school: company,
  degree: title,
  field: null,
  from,
  to,
});

/**
 * A short CV has no headings: its positions stand below the name. Other texts name a title and years too, so a title
 * with an employer and dates counts below a name only, and two of them without a name.
 */
function entriesWithoutHeading(top: Line[], name: FoundName | null): ProfilePosition[] {
  const below = top.filter(({ text, y, page }) => {
    const isAboveEntries = name !== null && page === name.line.page && y <= name.line.y;
    return !isAboveEntries && (rangeIn(text) !== null || !CONTACT.test(text));
  });
  const first = below.findIndex(({ text }) => isTitle(text) || DEGREE.test(text) || rangeIn(text) !== null);
  const entries = first === -1 ? [] : positionsIn(below.slice(first));
  const complete = entries.filter(({ title, company }) => title !== null && company !== null);
  const titled = complete.filter(({ title }) => isTitle(title ?? ""));
  if (titled.length < (name ? 1 : 2)) return [];
  return entries.filter((entry) => complete.includes(entry) || isTitle(entry.title ?? ""));
}

export const emptyFacts = (source: ImportedFacts["source"]): ImportedFacts => ({ source, ...NO_FACTS });

interface DocumentResult {
  facts: ImportedFacts;
  isUnderstood: boolean;
}

/**
 * Reads facts from the layout: the largest type is the name, columns are read separately, headings open sections.
 * Fields that are not clear stay empty.
 */
export function readDocumentPages(pages: Page[], source: ImportedFacts["source"]): DocumentResult {
  const columns = columnsOf(pages);
  const [main] = columns;
  const height = pages[0]?.height ?? 0;
  const isLinkedIn = source === "linkedin-pdf";
  const parts = columns.flatMap((column) => partsOf(column).map((part) => ({ ...part, column })));
  const linesOf = (section: Section) => parts.filter((part) => part.section === section).flatMap(({ lines }) => lines);
  const name = findName(
    columns.flatMap(({ lines }) => lines),
    height,
  );
  const headed = isLinkedIn ? linkedInPositions(linesOf("experience")) : positionsIn(linesOf("experience"));
  const top = parts.find(({ section, column }) => section === "top" && column === main)?.lines ?? [];
  const entries = headed.length > 0 || isLinkedIn ? headed : entriesWithoutHeading(top, name);
  const positions = entries.filter((entry) => !isStudy(entry));
  const education = [
    ...entries.filter(isStudy).map(toStudy),
    ...(isLinkedIn ? linkedInEducation(linesOf("education")) : educationIn(linesOf("education"))),
  ];
  if (!main || (positions.length === 0 && education.length === 0))
    return { facts: emptyFacts(source), isUnderstood: false };
  const nameColumn = columns.find(({ lines }) => name && lines.includes(name.line)) ?? main;
  const skills = parts
    .filter(({ section }) => section === "skills")
    .flatMap(({ lines, column }) => skillsIn(lines, column, isLinkedIn));
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
