import {
  UnsupportedDocument,
  MAX_DOCUMENT_BYTES,
  type Page,
  parseProfileArchive,
  parseProfilePages,
  parseProfileText,
  toTextItem,
} from "@/lib/features/profile/parse";
import type { DocumentResponse } from "./document-worker-protocol";

// Runs in a web worker that the page terminates after a timeout, so a hostile file cannot block it.

const MAX_PAGES = 60;
const MAX_TEXT_CHARS = 400_000;

const LOCKED = "This PDF is locked with a password. Please save it without one, or paste its text.";
const PICTURES = "This PDF holds no text, perhaps only pictures of it. Please save it as text, or paste what it says.";
const UNREADABLE = "This file could not be read. Please save it once more, or paste its text.";

async function openPdf(bytes: Uint8Array) {
  const { getDocumentProxy } = await import("unpdf");
  try {
    return await getDocumentProxy(bytes, { disableFontFace: true });
  } catch (error) {
    if (error instanceof Error && error.name === "PasswordException") throw new UnsupportedDocument(LOCKED);
    throw error;
  }
}

async function pagesOfPdf(bytes: Uint8Array): Promise<Page[]> {
  const pdf = await openPdf(bytes);
  if (pdf.numPages > MAX_PAGES) throw new UnsupportedDocument(`This PDF has more than ${MAX_PAGES} pages.`);
  const pages: Page[] = [];
  for (let number = 1; number <= pdf.numPages; number++) {
    const page = await pdf.getPage(number);
    const { width, height } = page.getViewport({ scale: 1 });
    const { items } = await page.getTextContent();
    pages.push({ width, height, items: items.flatMap((item) => ("str" in item ? toTextItem(item, height) : [])) });
  }
  if (pages.every(({ items }) => items.length === 0)) throw new UnsupportedDocument(PICTURES);
  return pages;
}

async function read(file: File): Promise<DocumentResponse> {
  if (file.size > MAX_DOCUMENT_BYTES) throw new UnsupportedDocument("This file is larger than 10 MB.");
  const bytes = new Uint8Array(await file.arrayBuffer());
  const start = String.fromCharCode(...bytes.subarray(0, 4));
  if (start === "%PDF") {
    const { facts, isUnderstood } = parseProfilePages(await pagesOfPdf(bytes));
    return { type: "read", profile: facts, isUnderstood };
  }
  if (start.startsWith("PK")) return { type: "read", ...parseProfileArchive(bytes) };
  throw new UnsupportedDocument(
    "Please choose a PDF, a Word document (.docx), or the ZIP file of LinkedIn's data export.",
  );
}

self.onmessage = ({ data }: MessageEvent<File | string>) => {
  const reading =
    typeof data === "string"
      ? Promise.resolve<DocumentResponse>({ type: "read", ...parseProfileText(data.slice(0, MAX_TEXT_CHARS)) })
      : read(data);
  reading.then(
    (answer) => self.postMessage(answer),
    (error: unknown) => {
      const message = error instanceof UnsupportedDocument ? error.message : UNREADABLE;
      self.postMessage({ type: "refused", message } satisfies DocumentResponse);
    },
  );
};
