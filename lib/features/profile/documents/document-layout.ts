import { upperMedian } from "@/lib/shared/numbers/median";
import { headingOf, isDocumentTitle } from "./document-headings";

export interface TextItem {
  x: number;
  y: number;
  size: number;
  width: number;
  text: string;
}

interface PdfTextItem {
  str: string;
  width: number;
  transform: number[];
}

export function toTextItem({ str, width, transform }: PdfTextItem, pageHeight: number): TextItem[] {
  const [, , c = 0, d = 0, x = 0, y = 0] = transform;
  return str.trim() === "" ? [] : [{ x, y: pageHeight - y, size: Math.hypot(c, d), width, text: str }];
}

export interface Page {
  width: number;
  height: number;
  items: TextItem[];
}

export interface Line {
  text: string;
  x: number;
  y: number;
  size: number;
  right: number;
  page: number;
}

export interface Column {
  lines: Line[];
  left: number;
  right: number;
}

const SAME_LINE = 0.45;
const MIN_FIELD_GAP_EM = 2.2;
const MIN_WORD_GAP_EM = 0.18;
const MIN_GUTTER = 9;
const MIN_COLUMN_LINES = 4;
export const FIELD_SEPARATOR = "\t";

const isSpaced = (text: string): boolean => /^(?:\S ){3,}\S$/.test(text);

function joinSpacedLetters(text: string): string {
  const words = text.split(/ {2,}/).map((word) => (isSpaced(word) ? word.replaceAll(" ", "") : word));
  return words.join(" ").replace(/ {2,}/g, " ").trim();
}

function joinItems(items: TextItem[]): string {
  let text = "";
  let right: number | null = null;
  for (const { x, width, size, text: piece } of items) {
    const gap = right === null ? 0 : x - right;
    if (gap > MIN_FIELD_GAP_EM * size) text += FIELD_SEPARATOR;
    else if (gap > MIN_WORD_GAP_EM * size && !text.endsWith(" ") && !piece.startsWith(" ")) text += " ";
    text += isSpaced(piece.trim()) ? piece.trim().replaceAll(" ", "") : piece;
    right = x + width;
  }
  return text
    .normalize("NFC")
    .split(FIELD_SEPARATOR)
    .map((field) => joinSpacedLetters(field.replace(/[\u00a0\u2007\u202f]/g, " ").trim()))
    .filter((field) => field !== "")
    .join(FIELD_SEPARATOR);
}

function toLines(items: TextItem[], page: number): Line[] {
  const rows: TextItem[][] = [];
  for (const item of items.toSorted((a, b) => a.y - b.y || a.x - b.x)) {
    const row = rows.at(-1);
    const base = row?.[0];
    if (row && base && Math.abs(item.y - base.y) <= SAME_LINE * Math.max(item.size, base.size)) row.push(item);
    else rows.push([item]);
  }
  return rows.flatMap((row) => {
    const sorted = row.toSorted((a, b) => a.x - b.x);
    const text = joinItems(sorted);
    if (text === "") return [];
    const right = Math.max(...sorted.map(({ x, width }) => x + width));
    const size = Math.max(...sorted.map((item) => item.size));
    return [{ text, x: sorted[0]?.x ?? 0, y: sorted[0]?.y ?? 0, size, right, page }];
  });
}

const DATE_LIKE = /\b(?:19|20)\d{2}\b/;

const isDateColumn = (items: TextItem[]): boolean => {
  const rows = toLines(items, 0).filter(({ text }) => headingOf(text) === null && !isDocumentTitle(text));
  return rows.length > 0 && rows.filter(({ text }) => DATE_LIKE.test(text)).length >= 0.5 * rows.length;
};

function emptyStrips(items: TextItem[], width: number): { from: number; to: number }[] {
  const covered = new Uint8Array(Math.ceil(width) + 1);
  for (const { x, width: length } of items)
    covered.fill(1, Math.max(0, Math.floor(x)), Math.max(0, Math.min(covered.length, Math.ceil(x + length))));
  const strips: { from: number; to: number }[] = [];
  const end = Math.floor(width * 0.85);
  let from: number | null = null;
  for (let at = Math.floor(width * 0.15); at <= end; at++) {
    if (covered[at] === 0) from ??= at;
    if (from !== null && (covered[at] !== 0 || at === end)) {
      if (at - from >= MIN_GUTTER) strips.push({ from, to: at });
      from = null;
    }
  }
  return strips.toSorted((a, b) => b.to - b.from - (a.to - a.from));
}

function gutterOf(items: TextItem[], width: number): number | null {
  const isColumn = (side: TextItem[]) => toLines(side, 0).length >= MIN_COLUMN_LINES && !isDateColumn(side);
  const middles = emptyStrips(items, width).map(({ from, to }) => (from + to) / 2);
  return (
    middles.find(
      (middle) => isColumn(items.filter(({ x }) => x < middle)) && isColumn(items.filter(({ x }) => x >= middle)),
    ) ?? null
  );
}

function bodyItems({ items, height }: Page): TextItem[] {
  const median = upperMedian(items.map(({ size }) => size)) ?? 10;
  return items.filter(({ size, y }) => size <= median * 1.5 || y > height * 0.4);
}

/**
 * Splits a document into one or two columns; there are two if a strip without text runs down the first page. Later
 * pages are split at the same place if both sides of it contain text.
 */
export function columnsOf(pages: Page[]): Column[] {
  const [first] = pages;
  if (!first) return [];
  const gutter = gutterOf(bodyItems(first), first.width);
  const width = first.width;
  if (gutter === null)
    return [{ left: 0, right: width, lines: pages.flatMap(({ items }, page) => toLines(items, page)) }];
  const crosses = ({ x, width: length }: TextItem) => x < gutter - 2 && x + length > gutter + 2;
  const left: Line[] = [];
  const right: Line[] = [];
  const isSidebarLeft = gutter < width / 2;
  for (const [page, { items }] of pages.entries()) {
    const wide = items.filter(crosses);
    const main = isSidebarLeft ? right : left;
    const other = isSidebarLeft ? left : right;
    const isMain = ({ x }: TextItem) => (isSidebarLeft ? x >= gutter : x < gutter);
    main.push(...toLines([...items.filter((item) => !crosses(item) && isMain(item)), ...wide], page));
    other.push(
      ...toLines(
        items.filter((item) => !crosses(item) && !isMain(item)),
        page,
      ),
    );
  }
  const columns = [
    { lines: left, left: 0, right: gutter },
    { lines: right, left: gutter, right: width },
  ];
  return isSidebarLeft ? columns.toReversed() : columns;
}
