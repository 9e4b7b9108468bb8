import { strFromU8, unzipSync } from "fflate";
import { decodeEntities } from "@/lib/shared/text/decode-entities";
import { rangeIn } from "./document-dates";
import { headingOf } from "./document-headings";

const BODY = "word/document.xml";
const MAX_BODY_BYTES = 8 * 1024 * 1024;

// A text box is stored twice: as a drawing, and under this name for programs from before 2010.
const OLD_COPY = /<mc:Fallback>.*?<\/mc:Fallback>/gs;
const PART =
  /<w:t(?: [^>]*)?>([^<]*)<\/w:t>|<w:tab\/>|<w:(?:br|cr)\b[^>]*\/>|<\/w:p>|<w:(?:tbl|tr|tc)(?: [^>]*)?>|<\/w:(?:tbl|tr|tc)>|<w:numId w:val="[1-9]\d{0,5}"\/>|<w:pStyle w:val="(?:ListBullet|Aufzhlungszeichen|Listepuces|Listaconvietas|Lijstopsomteken)\d?"\/>/g;

/** Word draws the mark of a list itself; the text holds none. */
const BULLET = "• ";

type Cell = string;
type Row = Cell[];

const linesOf = (cell: Cell): string[] => cell.split("\n").filter((line) => line.trim() !== "");

/**
 * A table whose first column holds labels or dates is read by rows, with a tab between the cells as in a line of a
 * PDF. Any other table is a page layout: its cells are columns, read one after another.
 */
function tableText(rows: Row[]): string {
  const first = rows.map(([cell = ""]) => linesOf(cell));
  const hasLabels = first.every((lines) => lines.length <= 1) && (rows.length > 1 || rangeIn(first[0]?.[0] ?? ""));
  if (!hasLabels) return rows.flat().join("\n");
  return rows
    .map((row) => {
      const cells = row.map(linesOf);
      if (headingOf(cells[0]?.[0] ?? "")) return row.join("\n");
      const heads = cells.map(([line = ""]) => line).join("\t");
      return [heads, ...cells.flatMap((lines) => lines.slice(1))].join("\n");
    })
    .join("\n");
}

class TextWriter {
  private readonly text: string[] = [];
  private readonly rows: Row[] = [];
  private cell: string[] = [];
  /** Tables within a cell are part of the cell's text. */
  private depth = 0;

  write(text: string): void {
    (this.depth > 0 ? this.cell : this.text).push(text);
  }

  writeBullet(): void {
    const text = this.depth > 0 ? this.cell : this.text;
    if (text.at(-1) !== BULLET) text.push(BULLET);
  }

  open(tag: string): void {
    if (tag === "tbl") this.depth += 1;
    if (this.depth !== 1) return;
    if (tag === "tr") this.rows.push([]);
    this.cell = [];
  }

  close(tag: string): void {
    if (this.depth === 1 && tag === "tc") this.rows.at(-1)?.push(this.cell.join(""));
    if (tag !== "tbl") return;
    this.depth -= 1;
    if (this.depth === 0) this.text.push(tableText(this.rows.splice(0)), "\n");
  }

  result(): string {
    return this.text.join("");
  }
}

function writePart(writer: TextWriter, [part = "", text]: RegExpMatchArray): void {
  const tag = /^<(\/?)w:(tbl|tr|tc)\b/.exec(part);
  if (text !== undefined) writer.write(decodeEntities(text));
  else if (part.startsWith("<w:numId") || part.startsWith("<w:pStyle")) writer.writeBullet();
  else if (tag?.[2]) writer[tag[1] ? "close" : "open"](tag[2]);
  else writer.write(part.startsWith("<w:tab") ? "\t" : "\n");
}

/** The lines of a Word document (.docx), which is a ZIP archive; null for any other archive. */
export function textOfWordDocument(zip: Uint8Array): string | null {
  const files = unzipSync(zip, {
    filter: ({ name, originalSize }) => name === BODY && originalSize <= MAX_BODY_BYTES,
  });
  const body = files[BODY];
  if (!body) return null;
  const writer = new TextWriter();
  for (const part of strFromU8(body).replace(OLD_COPY, "").matchAll(PART)) writePart(writer, part);
  return writer.result();
}
