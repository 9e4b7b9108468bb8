import { strToU8, zipSync } from "fflate";
import type { Page } from "../../../lib/features/profile/documents/document-layout.ts";
import { readJsonLines } from "../../evals/read-json-lines.ts";

type Entry = [name: string, place: string, from: string | null, to: string | null];
type Item = [x: number, y: number, size: number, width: number, text: string];

/** A document as it was written or printed, and the facts that its author wrote down beside it. */
interface DocumentCase {
  id: string;
  facts: {
    name: string | null;
    headline: string | null;
    /** Title and company. */
    positions: Entry[];
    /** School and degree. */
    education: Entry[];
    skills: string[];
  };
  /** The text of a PDF that Chromium printed, with its geometry in points. */
  pages?: { width: number; height: number; items: Item[] }[];
  /** The body of a Word document. */
  word?: string;
}

export const documentCases = (): DocumentCase[] => readJsonLines<DocumentCase>("tests/support/data/documents.jsonl");

export const pagesOf = ({ pages = [] }: DocumentCase): Page[] =>
  pages.map(({ items, ...page }) => ({
    ...page,
    items: items.map(([x, y, size, width, text]) => ({ x, y, size, width, text })),
  }));

export const wordDocument = (body: string): Uint8Array =>
  zipSync({
    "[Content_Types].xml": strToU8("<Types/>"),
    "word/document.xml": strToU8(`<w:document><w:body>${body}</w:body></w:document>`),
  });
