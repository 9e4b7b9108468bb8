import { dateIn, isDuration, rangeIn } from "./document-dates";
import type { ProfileEducation, ProfilePosition } from "../schema";
import { dates, isClose, MAX_ENTRIES } from "./document-entries";
import { FIELD_SEPARATOR, type Line } from "./document-layout";
import { clip, degreeOf } from "./document-roles";

const joined = (lines: Line[]): string => lines.map(({ text }) => text.replaceAll(FIELD_SEPARATOR, " ")).join(" ");

function blocksOf(lines: Line[]): { size: number; text: string; lines: Line[] }[] {
  const blocks: Line[][] = [];
  for (const line of lines) {
    const block = blocks.at(-1);
    const last = block?.at(-1);
    const isSame =
      last &&
      Math.abs(last.size - line.size) < 0.2 &&
      isClose(last, line) &&
      !rangeIn(line.text) &&
      !rangeIn(last.text);
    if (block && isSame && !isDuration(line.text) && !isDuration(last.text)) block.push(line);
    else blocks.push([line]);
  }
  return blocks.map((block) => ({ size: block[0]?.size ?? 0, text: joined(block), lines: block }));
}

/** LinkedIn sets companies and schools in 12 points, roles in 11.5, everything else of an entry in 10.5. */
const COMPANY_SIZE_TOLERANCE = 0.25;
const TITLE_SIZE_TOLERANCE = 1;

export function linkedInPositions(lines: Line[]): ProfilePosition[] {
  const blocks = blocksOf(lines);
  const largest = Math.max(0, ...lines.map(({ size }) => size));
  const positions: ProfilePosition[] = [];
  let company: string | null = null;
  let title: string | null = null;
  for (const { size, text } of blocks) {
    const range = rangeIn(text);
    if (range && text.length <= 90) {
      if (positions.length < MAX_ENTRIES && (title ?? company)) positions.push({ title, company, ...dates(range) });
      title = null;
    } else if (isDuration(text)) continue;
    else if (size > largest - COMPANY_SIZE_TOLERANCE) company = clip(text);
    else if (size > largest - TITLE_SIZE_TOLERANCE) title = clip(text);
  }
  return positions;
}

export function linkedInEducation(lines: Line[]): ProfileEducation[] {
  const largest = Math.max(0, ...lines.map(({ size }) => size));
  const entries: { school: string; details: Line[] }[] = [];
  for (const { size, text, lines: block } of blocksOf(lines)) {
    if (size > largest - COMPANY_SIZE_TOLERANCE && !dateIn(text)) entries.push({ school: text, details: [] });
    else entries.at(-1)?.details.push(...block);
  }
  return entries.slice(0, MAX_ENTRIES).map(({ school, details }) => {
    const text = joined(details);
    const range = dateIn(text);
    const study = (range?.rest ?? text).replace(/[·\s]{1,6}$/, "");
    return { school: clip(school), ...degreeOf(study), from: range?.from ?? null, to: range?.to ?? null };
  });
}
