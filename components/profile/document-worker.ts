import {
  DocumentRefused,
  MAX_DOCUMENT_BYTES,
  parseLinkedInExport,
  parseProfileText,
} from "@/lib/features/profile/parse";
import type { DocumentAnswer } from "./document-messages";

// Runs in a worker of its own, which the page ends when it takes too long: a hostile file can cost it nothing else.

const MAX_PAGES = 60;

async function textOfPdf(bytes: Uint8Array): Promise<string> {
  const { extractText, getDocumentProxy } = await import("unpdf");
  const pdf = await getDocumentProxy(bytes, { disableFontFace: true });
  if (pdf.numPages > MAX_PAGES) throw new DocumentRefused(`This PDF has more than ${MAX_PAGES} pages.`);
  const { text } = await extractText(pdf, { mergePages: false });
  return text.join("\n");
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
      const message = error instanceof DocumentRefused ? error.message : "This file could not be read.";
      self.postMessage({ type: "refused", message } satisfies DocumentAnswer);
    },
  );
};
