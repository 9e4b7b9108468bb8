const FENCE = /^ {0,3}(`{3,}|~{3,})/;
const CONTINUES_BLOCK = /^(?:\s{2,}\S|\t|[-*+] |\d{1,9}[.)] )/;
const LIST = /^(?:[-*+] |\d{1,9}[.)] )/;
// Link definitions apply to the whole text, which then stays one block.
const DEFINITION = /^ {0,3}\[[^\]\n]+\]:/m;

/**
 * Splits Markdown at blank lines into blocks with the same meaning alone as together: fenced code and lists stay
 * whole. Blocks joined by blank lines give the text again.
 */
export function splitBlocks(text: string): string[] {
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
    if (fence === null && isAfterBlank && line.trim() !== "" && !(isList && CONTINUES_BLOCK.test(line))) close();
    if (marks && fence === null) fence = marks;
    else if (marks && fence !== null && marks.startsWith(fence)) fence = null;
    isAfterBlank = line.trim() === "" && fence === null;
    lines.push(line);
  }
  close();
  return blocks;
}

const MARKDOWN_SYNTAX = /[*_`~[\]<>#|\\&@]|^ {0,3}(?:[-+=]|\d+[.)])|^(?: {4}|\t)|https?:|www\.| {2}\n/m;

export const isPlainText = (block: string): boolean => !MARKDOWN_SYNTAX.test(block);

const count = (text: string, mark: string) => text.split(mark).length - 1;

/** Shows the label alone of a link that has not arrived whole. */
function withoutPartialLink(text: string): string {
  const start = text.lastIndexOf("[");
  const rest = text.slice(start + 1);
  if (start === -1 || rest.includes(")") || rest.includes("\n")) return text;
  const end = rest.indexOf("](");
  if (end === -1 && rest.includes("]")) return text;
  return text.slice(0, start) + (end === -1 ? rest : rest.slice(0, end));
}

/** Completes Markdown that is still arriving, so that its marks are not shown as text meanwhile. */
export function closeOpenMarks(block: string): string {
  if (FENCE.test(block)) return block;
  // Asterisks at the end are held back until more text tells what they mark.
  const text = withoutPartialLink(block).replace(/\*{1,2}$/, "");
  if (count(text, "`") % 2 === 1) return `${text}\``;
  return count(text, "**") % 2 === 1 ? `${text.trimEnd()}**` : text;
}
