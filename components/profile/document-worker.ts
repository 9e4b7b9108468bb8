import {
  DocumentRefused,
  MAX_DOCUMENT_BYTES,
  parseLinkedInExport,
  parseProfileText,
} from "@/lib/features/profile/parse";
import type { DocumentAnswer } from "./document-messages";

// Runs in a worker of its own, which the page ends when it takes too long: a hostile file can cost it nothing else.

const MAX_PAGES = 60;

interface TextItem {
  str: string;
  /** The last two numbers are the place on the page. */
  transform: number[];
}

/** Lines of a page in the order they were set: a new one wherever the height changes. */
function linesOf(items: TextItem[]): string {
  let text = "";
  let last: number | null = null;
  for (const { str, transform } of items) {
    const height = transform[5] ?? 0;
    if (last !== null && Math.abs(height - last) > 2) text += "\n";
    if (str !== "") last = height;
    text += str;
  }
  return text;
}

const LOCKED = "This PDF is locked with a password. Please save it without one, or paste its text.";
const PICTURES = "This PDF holds no text, perhaps only pictures of it. Please save it as text, or paste what it says.";
const UNREADABLE = "This file could not be read. Please save it once more, or paste its text.";

async function openPdf(bytes: Uint8Array) {
  const { getDocumentProxy } = await import("unpdf");
  try {
    return await getDocumentProxy(bytes, { disableFontFace: true });
  } catch (error) {
    if (error instanceof Error && error.name === "PasswordException") throw new DocumentRefused(LOCKED);
    throw error;
  }
}

async function textOfPdf(bytes: Uint8Array): Promise<string> {
  const pdf = await openPdf(bytes);
  if (pdf.numPages > MAX_PAGES) throw new DocumentRefused(`This PDF has more than ${MAX_PAGES} pages.`);
  const pages: string[] = [];
  for (let number = 1; number <= pdf.numPages; number++) {
    const { items } = await (await pdf.getPage(number)).getTextContent();
    pages.push(linesOf(items.filter((item) => "str" in item)));
  }
  const text = pages.join("\n");
  if (text.trim() === "") throw new DocumentRefused(PICTURES);
  return text;
}

async function read(file: File): Promise<DocumentAnswer> {
  if (file.size > MAX_DOCUMENT_BYTES) throw new DocumentRefused("This file is larger than 10 MB.");
  const bytes = new Uint8Array(await file.arrayBuffer());
  const start = String.fromCharCode(...bytes.subarray(0, 4));
  if (start === "%PDF") {
    const text = await textOfPdf(bytes);
    return { type: "read", profile: parseProfileText(text, /linkedin\.com\/in\//i.test(text) ? "linkedin-pdf" : "cv") };
  }
  if (start.startsWith("PK")) return { type: "read", profile: parseLinkedInExport(bytes) };
  throw new DocumentRefused("Please choose a PDF, or the ZIP file of LinkedIn's data export.");
}

self.onmessage = ({ data }: MessageEvent<File | string>) => {
  const reading =
    typeof data === "string"
      ? Promise.resolve<DocumentAnswer>({ type: "read", profile: parseProfileText(data.slice(0, 400_000), "text") })
      : read(data);
  reading.then(
    (answer) => self.postMessage(answer),
    (error: unknown) => {
      const message = error instanceof DocumentRefused ? error.message : UNREADABLE;
      self.postMessage({ type: "refused", message } satisfies DocumentAnswer);
    },
  );
};
