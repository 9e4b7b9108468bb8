import { getDocumentProxy } from "unpdf";
import type { Browser } from "playwright-core";
import { type Page, parseProfilePages, toTextItem } from "../../../lib/features/profile/parse.ts";
import type { DocumentCase } from "./cases.ts";

interface Score {
  right: number;
  wrong: number;
  missing: number;
}

const add = (a: Score, b: Score): Score => ({
  right: a.right + b.right,
  wrong: a.wrong + b.wrong,
  missing: a.missing + b.missing,
});
const NONE: Score = { right: 0, wrong: 0, missing: 0 };

const normalize = (text: string): string => text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, "");

function scoreOf(expected: string | null, found: string | null | undefined): Score {
  const given = found ? normalize(found) : "";
  const wanted = expected ? normalize(expected) : "";
  if (given === wanted) return wanted === "" ? NONE : { ...NONE, right: 1 };
  return given === "" ? { ...NONE, missing: 1 } : { ...NONE, wrong: 1 };
}

const isSame = (a: string | null, b: string | null) => a !== null && b !== null && normalize(a) === normalize(b);

function scoreEntries<E, F>(
  expected: E[],
  found: F[],
  matches: (e: E, f: F) => boolean,
  score: (e: E, f: F | undefined) => Score,
): Score {
  const rest = [...found];
  let total = NONE;
  for (const entry of expected) {
    const at = rest.findIndex((candidate) => matches(entry, candidate));
    total = add(total, score(entry, at === -1 ? undefined : rest.splice(at, 1)[0]));
  }
  return add(total, { ...NONE, wrong: rest.length });
}

async function pagesOfPdf(bytes: Uint8Array): Promise<Page[]> {
  const pdf = await getDocumentProxy(bytes, { disableFontFace: true });
  const pages: Page[] = [];
  for (let number = 1; number <= pdf.numPages; number++) {
    const page = await pdf.getPage(number);
    const { width, height } = page.getViewport({ scale: 1 });
    const { items } = await page.getTextContent();
    pages.push({ width, height, items: items.flatMap((item) => ("str" in item ? toTextItem(item, height) : [])) });
  }
  return pages;
}

const CHARACTER_WIDTH = 0.5;

async function pagesOf({ html, pages }: DocumentCase, browser: Browser): Promise<Page[]> {
  if (pages)
    return pages.map(({ items, ...page }) => ({
      ...page,
      items: items.map(([x, y, size, text, width = text.length * size * CHARACTER_WIDTH]) => ({
        x,
        y,
        size,
        text,
        width,
      })),
    }));
  const page = await browser.newPage();
  await page.setContent(html ?? "");
  const pdf = await page.pdf({ format: "A4", preferCSSPageSize: true, printBackground: true });
  await page.close();
  return pagesOfPdf(new Uint8Array(pdf));
}

interface DocumentScore {
  id: string;
  kind: string;
  score: Score;
}

export async function documentScores(cases: DocumentCase[], browser: Browser): Promise<DocumentScore[]> {
  const scores: DocumentScore[] = [];
  for (const one of cases) {
    const { facts: found } = parseProfilePages(await pagesOf(one, browser));
    const expected = one.facts ?? { name: null, positions: [], education: [], skills: [] };
    const name = scoreOf(expected.name, found.name);
    const positions = scoreEntries(
      expected.positions,
      found.positions,
      (e, f) => isSame(e.title, f.title) || (e.from !== null && e.from === f.from),
      (e, f) =>
        [
          scoreOf(e.title, f?.title),
          scoreOf(e.company, f?.company),
          scoreOf(e.from, f?.from),
          scoreOf(e.to, f?.to),
        ].reduce(add, NONE),
    );
    const education = scoreEntries(
      expected.education,
      found.education,
      (e, f) => isSame(e.school, f.school),
      (e, f) =>
        [
          scoreOf(e.school, f?.school),
          scoreOf(e.degree?.split(",")[0] ?? null, f?.degree),
          scoreOf(e.to, f?.to),
        ].reduce(add, NONE),
    );
    const skills = scoreEntries(expected.skills, found.skills, isSame, scoreOf);
    scores.push({ id: one.id, kind: one.kind, score: [name, positions, education, skills].reduce(add, NONE) });
  }
  return scores;
}

export const sumScores = (scores: DocumentScore[]): Score => scores.map(({ score }) => score).reduce(add, NONE);
