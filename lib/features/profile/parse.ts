import { parse as parseCsv } from "csv-parse/browser/esm/sync";
import { unzipSync } from "fflate";
import { parseDate } from "./documents/document-dates";
import type { Page } from "./documents/document-layout";
import { emptyFacts, readDocumentPages } from "./documents/document-reader";
import { textOfWordDocument } from "./documents/word-document";
import type { ImportedFacts } from "./schema";

export const MAX_DOCUMENT_BYTES = 10 * 1024 * 1024;
const MAX_CSV_BYTES = 4 * 1024 * 1024;
const MAX_ENTRIES = 2_000;
const MAX_LINES = 3_000;
const MAX_LINE = 1_000;
const MAX_POSITIONS = 40;

export class UnsupportedDocument extends Error {
  override name = "UnsupportedDocument";
}

const LINE_HEIGHT = 12;
const TEXT_SIZE = 10;
const CHARACTER_WIDTH = 5;

/** Text pasted with a blank line below each line: the blank lines separate no entries. */
function withoutDoubleSpacing(lines: string[]): string[] {
  const isBlank = (line: string | undefined) => !line?.trim();
  const isDoubleSpaced = lines.every((line, index) => isBlank(line) || isBlank(lines[index + 1]));
  return isDoubleSpaced ? lines.filter((line) => !isBlank(line)) : lines;
}

function pageOf(text: string): Page {
  const items = withoutDoubleSpacing(text.split("\n"))
    .slice(0, MAX_LINES)
    .map((line, index) => ({
      x: 0,
      y: (index + 1) * LINE_HEIGHT,
      size: TEXT_SIZE,
      text: line
        .replace(/[^\S\t]+/g, " ")
        .trim()
        .slice(0, MAX_LINE),
    }))
    .filter((item) => item.text !== "")
    .map((item) => ({ ...item, width: item.text.length * CHARACTER_WIDTH }));
  return { width: 2_000, height: items.length * LINE_HEIGHT * 2, items };
}

export function parseProfileText(text: string): { profile: ImportedFacts; isUnderstood: boolean } {
  const { facts, isUnderstood } = readDocumentPages([pageOf(text)], "text");
  return { profile: facts, isUnderstood };
}

function isLinkedInPdf(pages: Page[]): boolean {
  const text = pages.flatMap(({ items }) => items.map((item) => item.text)).join(" ");
  return /linkedin\.com\/in\//i.test(text) && /\(LinkedIn\)|Page \d+ of \d+/.test(text);
}

export const parseProfilePages = (pages: Page[]) =>
  readDocumentPages(pages, isLinkedInPdf(pages) ? "linkedin-pdf" : "cv");

type Row = Record<string, string>;

function rowsOf(bytes: Uint8Array | undefined): Row[] {
  if (!bytes) return [];
  const text = new TextDecoder().decode(bytes);
  return parseCsv(text, {
    columns: true,
    bom: true,
    relax_column_count: true,
    relax_quotes: true,
    skip_empty_lines: true,
    to: 500,
  }) as Row[]; // With `columns` each record is an object of texts.
}

const WANTED_FILES = /(?:^|\/)(Profile|Positions|Skills|Education)\.csv$/i;

/** Unpacks four files only; rejects archive bombs by their declared size. */
function unpackWanted(zip: Uint8Array): Map<string, Uint8Array> {
  let entries = 0;
  const files = unzipSync(zip, {
    filter: ({ name, originalSize }) => {
      if (++entries > MAX_ENTRIES)
        throw new UnsupportedDocument("This archive holds more files than a LinkedIn export does.");
      if (!WANTED_FILES.test(name)) return false;
      if (originalSize > MAX_CSV_BYTES)
        throw new UnsupportedDocument("A file in this archive is too large to be a LinkedIn export.");
      return true;
    },
  });
  return new Map(
    Object.entries(files).map(([name, bytes]) => [WANTED_FILES.exec(name)?.[1]?.toLowerCase() ?? "", bytes]),
  );
}

const value = (row: Row | undefined, column: string, max = 200): string | null =>
  row?.[column]?.trim().slice(0, max) || null;

/** Address, birthday and contacts are not read. @throws UnsupportedDocument */
export function parseLinkedInExport(zip: Uint8Array): ImportedFacts {
  let files: Map<string, Uint8Array>;
  try {
    files = unpackWanted(zip);
  } catch (error) {
    if (error instanceof UnsupportedDocument) throw error;
    throw new UnsupportedDocument("This archive cannot be read. Please choose the ZIP file as LinkedIn sent it.");
  }
  if (files.size === 0)
    throw new UnsupportedDocument("This archive is neither a Word document nor a LinkedIn data export.");
  const [profile] = rowsOf(files.get("profile"));
  const names = [value(profile, "First Name"), value(profile, "Last Name")].filter(Boolean).join(" ");
  return {
    ...emptyFacts("linkedin-export"),
    name: names.slice(0, 120) || null,
    headline: value(profile, "Headline", 300),
    location: value(profile, "Geo Location"),
    industry: value(profile, "Industry", 120),
    summary: value(profile, "Summary", 4_000),
    positions: rowsOf(files.get("positions"))
      .slice(0, MAX_POSITIONS)
      .map((row) => ({
        title: value(row, "Title"),
        company: value(row, "Company Name"),
        from: parseDate(row["Started On"] ?? ""),
        to: parseDate(row["Finished On"] ?? ""),
        isCurrent: !row["Finished On"]?.trim(),
      })),
    education: rowsOf(files.get("education"))
      .slice(0, 20)
      .map((row) => ({
        school: value(row, "School Name"),
        degree: value(row, "Degree Name"),
        field: null,
        from: parseDate(row["Start Date"] ?? ""),
        to: parseDate(row["End Date"] ?? ""),
      })),
    skills: rowsOf(files.get("skills"))
      .flatMap((row) => value(row, "Name", 120) ?? [])
      .slice(0, 60),
  };
}

function wordTextIn(zip: Uint8Array): string | null {
  try {
    return textOfWordDocument(zip);
  } catch {
    return null; // The reader of LinkedIn's export says what is wrong with an archive.
  }
}

/** A CV written in Word, or LinkedIn's data export. @throws UnsupportedDocument */
export function parseProfileArchive(zip: Uint8Array): { profile: ImportedFacts; isUnderstood: boolean } {
  const text = wordTextIn(zip);
  if (text === null) return { profile: parseLinkedInExport(zip), isUnderstood: true };
  const { profile, isUnderstood } = parseProfileText(text);
  return { profile: { ...profile, source: "cv" }, isUnderstood };
}

export { type Page, toTextItem } from "./documents/document-layout";
