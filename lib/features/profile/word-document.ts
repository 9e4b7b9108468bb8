import { strFromU8, unzipSync } from "fflate";
import { decodeEntities } from "@/lib/shared/decode-entities";

const BODY = "word/document.xml";
const MAX_BODY_BYTES = 8 * 1024 * 1024;

// A text box is stored twice: as a drawing, and under this name for programs from before 2010.
const OLD_COPY = /<mc:Fallback>.*?<\/mc:Fallback>/gs;
const PART = /<w:t(?: [^>]*)?>([^<]*)<\/w:t>|<w:tab\/>|<w:(?:br|cr)\b[^>]*\/>|<\/w:p>/g;

function partText([part = "", text]: RegExpMatchArray): string {
  if (text !== undefined) return decodeEntities(text);
  return part.startsWith("<w:tab") ? "\t" : "\n";
}

/** The lines of a Word document (.docx), which is a ZIP archive; null for any other archive. */
export function textOfWordDocument(zip: Uint8Array): string | null {
  const files = unzipSync(zip, {
    filter: ({ name, originalSize }) => name === BODY && originalSize <= MAX_BODY_BYTES,
  });
  const body = files[BODY];
  if (!body) return null;
  return [...strFromU8(body).replace(OLD_COPY, "").matchAll(PART)].map(partText).join("");
}
