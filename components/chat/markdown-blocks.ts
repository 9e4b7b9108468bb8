const FENCE = /^ {0,3}(`{3,}|~{3,})/;
/** What belongs to the block before although a blank line stands between: list items and what is indented under them. */
const GOES_ON = /^(?:\s{2,}\S|\t|[-*+] |\d{1,9}[.)] )/;
const LIST = /^(?:[-*+] |\d{1,9}[.)] )/;
// A definition may be used in any block, so such a text is one.
const DEFINITION = /^ {0,3}\[[^\]\n]+\]:/m;

/**
 * Cuts Markdown at blank lines into pieces that mean the same alone as together: fenced code and lists stay whole. Pieces
 * joined by two line breaks are the text again.
 */
export function blocksOf(text: string): string[] {
  if (DEFINITION.test(text)) return [text];
  const blocks: string[] = [];
  let lines: string[] = [];
  let fence: string | null = null;
  let isAfterBlank = false;
  const close = () => {
    if (lines.some((line) => line.trim() !== "")) blocks.push(lines.join("\n"));
    lines = [];
  };
  for (const line of text.split("\n")) {
    const [, marks] = FENCE.exec(line) ?? [];
    const isList = LIST.test(lines[0] ?? "");
    if (fence === null && isAfterBlank && line.trim() !== "" && !(isList && GOES_ON.test(line))) close();
    if (marks && fence === null) fence = marks;
    else if (marks && fence !== null && marks.startsWith(fence)) fence = null;
    isAfterBlank = line.trim() === "" && fence === null;
    lines.push(line);
  }
  close();
  return blocks;
}

const MARKS = /[*_`~[\]<>#|\\&@]|^ {0,3}(?:[-+=]|\d+[.)])|^(?: {4}|\t)|https?:|www\.| {2}\n/m;

/** True for a block in which Markdown means nothing: most of what is said is a plain paragraph. */
export const isPlain = (block: string): boolean => !MARKS.test(block);

const count = (text: string, mark: string) => text.split(mark).length - 1;

/** A link whose address is still being written is its text so far. */
function withoutHalfLink(text: string): string {
  const at = text.lastIndexOf("[");
  const rest = text.slice(at + 1);
  if (at === -1 || rest.includes(")") || rest.includes("\n")) return text;
  const end = rest.indexOf("](");
  if (end === -1 && rest.includes("]")) return text;
  return text.slice(0, at) + (end === -1 ? rest : rest.slice(0, end));
}

/** The block that is being written, as it will look: marks that are open are closed, a half link is its text so far. */
export function settle(block: string): string {
  if (FENCE.test(block)) return block;
  const whole = withoutHalfLink(block);
  const text = whole.endsWith("*") ? whole.slice(0, whole.endsWith("**") ? -2 : -1) : whole;
  if (count(text, "`") % 2 === 1) return `${text}\``;
  return count(text, "**") % 2 === 1 ? `${text.trimEnd()}**` : text;
}
