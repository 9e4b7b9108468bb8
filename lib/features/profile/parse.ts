import { parse as parseCsv } from "csv-parse/browser/esm/sync";
import { unzipSync } from "fflate";
import { parseDate } from "./document-dates";
import { educationIn, headingOf, looksLikeName, MAX_POSITIONS, positionsIn, type Section } from "./document-sections";
import type { ImportProfileInput } from "./schema";

export const MAX_DOCUMENT_BYTES = 10 * 1024 * 1024;
const MAX_CSV_BYTES = 4 * 1024 * 1024;
const MAX_ENTRIES = 2_000;
const MAX_LINES = 3_000;

type Facts = ImportProfileInput["profile"];

/** A document that cannot be used; the message is shown to the person. */
export class DocumentRefused extends Error {
  override name = "DocumentRefused";
}

const empty = (source: Facts["source"]): Facts => ({
  source,
  name: null,
  headline: null,
  location: null,
  industry: null,
  summary: null,
  positions: [],
  education: [],
  skills: [],
});

/** Facts of a profile or CV as lines of text: LinkedIn's PDF, another PDF, or pasted text. What is not clear stays out. */
export function parseProfileText(text: string, source: "linkedin-pdf" | "cv" | "text"): Facts {
  const lines = text
    .split("\n")
    .map((line) => line.replace(/\s+/g, " ").trim())
    .filter((line) => line !== "" && !/^Page \d+ of \d+$/.test(line))
    .slice(0, MAX_LINES);
  const sections: Record<Section | "top", string[]> = {
    top: [],
    summary: [],
    experience: [],
    education: [],
    skills: [],
    other: [],
  };
  let section: Section | "top" = "top";
  for (const line of lines) {
    const heading = headingOf(line);
    if (heading) section = heading;
    else sections[section].push(line);
  }
  const skills = sections.skills.flatMap((line) => line.split(/[,;•·|]/)).map((skill) => skill.trim());
  const nameAt = [...sections.top, ...sections.skills, ...sections.other].findIndex(looksLikeName);
  const before = [...sections.top, ...sections.skills, ...sections.other];
  const name = before[nameAt] ?? null;
  return {
    ...empty(source),
    name,
    headline: before[nameAt + 1]?.slice(0, 300) ?? null,
    summary: sections.summary.join(" ").slice(0, 4_000) || null,
    positions: positionsIn(sections.experience),
    education: educationIn(sections.education).slice(0, 20),
    skills: skills.filter((skill) => skill !== "" && skill !== name && skill.length <= 60).slice(0, 20),
  };
}

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

const WANTED = /(?:^|\/)(Profile|Positions|Skills|Education)\.csv$/i;

/** The four files of a LinkedIn export that are read; a size that would burst is refused before anything is unpacked. */
function unpack(zip: Uint8Array): Map<string, Uint8Array> {
  let entries = 0;
  const files = unzipSync(zip, {
    filter: ({ name, originalSize }) => {
      if (++entries > MAX_ENTRIES)
        throw new DocumentRefused("This archive holds more files than a LinkedIn export does.");
      if (!WANTED.test(name)) return false;
      if (originalSize > MAX_CSV_BYTES)
        throw new DocumentRefused("A file in this archive is too large to be a LinkedIn export.");
      return true;
    },
  });
  return new Map(Object.entries(files).map(([name, bytes]) => [WANTED.exec(name)?.[1]?.toLowerCase() ?? "", bytes]));
}

const value = (row: Row | undefined, column: string, max = 200): string | null =>
  row?.[column]?.trim().slice(0, max) || null;

/** Facts of LinkedIn's data export; address, birthday and contacts in it are not looked at. @throws DocumentRefused */
export function parseLinkedInExport(zip: Uint8Array): Facts {
  let files: Map<string, Uint8Array>;
  try {
    files = unpack(zip);
  } catch (error) {
    if (error instanceof DocumentRefused) throw error;
    throw new DocumentRefused("This archive cannot be read. Please choose the ZIP file as LinkedIn sent it.");
  }
  if (files.size === 0) throw new DocumentRefused("This archive is not a LinkedIn data export.");
  const [profile] = rowsOf(files.get("profile"));
  const names = [value(profile, "First Name"), value(profile, "Last Name")].filter(Boolean).join(" ");
  return {
    ...empty("linkedin-export"),
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
