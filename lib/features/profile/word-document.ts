import { strFromU8, unzipSync } from "fflate";

const BODY = "word/document.xml";
const MAX_BODY_BYTES = 8 * 1024 * 1024;
const ENTITIES: Record<string, string> = { lt: "<", gt: ">", quot: '"', apos: "'", amp: "&" };

// A text box is stored twice: as a drawing, and under this name for programs from before 2010.
const OLD_COPY = /<mc:Fallback>.*?<\/mc:Fallback>/gs;
const PART = /<w:t(?: [^>]*)?>([^<]*)<\/w:t>|<w:tab\/>|<w:(?:br|cr)\b[^>]*\/>|<\/w:p>/g;

const decode = (text: string): string =>
  text.replace(
    /&(?:(lt|gt|quot|apos|amp)|#(\d+)|#x([\da-f]+));/gi,
    (whole, name?: string, ten?: string, hex?: string) => {
      if (name) return ENTITIES[name.toLowerCase()] ?? whole;
      const code = ten ? Number(ten) : parseInt(hex ?? "", 16);
      return code <= 0x10ffff ? String.fromCodePoint(code) : whole;
    },
  );

function partText([part = "", text]: RegExpMatchArray): string {
  if (text !== undefined) return decode(text);
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
