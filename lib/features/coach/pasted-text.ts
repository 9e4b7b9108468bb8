const QUOTED = /^\s{0,3}(?:>|\|)|^on .{4,80} wrote:$/i;
const HEADER = /^\s{0,3}(?:from|to|cc|subject|sent|date|von|an|betreff|gesendet):\s/i;
const FORWARDED = /^\s{0,3}(?:-{3,}|_{3,})|^\s{0,3}begin forwarded/i;
const MIN_HEADERS = 2;

/** Where a forwarded mail begins: from there on nothing is the person's own; -1 when there is none. */
function forwardedFrom(lines: string[]): number {
  const first = lines.findIndex((line) => HEADER.test(line));
  if (first === -1 || lines.filter((line) => HEADER.test(line)).length < MIN_HEADERS) return -1;
  return FORWARDED.test(lines[first - 1] ?? "") ? first - 1 : first;
}

/** For each line of a text whether it looks pasted: quoted, or part of a forwarded mail from its first header on. */
function pastedLines(lines: string[]): boolean[] {
  const forwarded = forwardedFrom(lines);
  return lines.map((line, index) => QUOTED.test(line) || (forwarded !== -1 && index >= forwarded));
}

/** The person's own lines of a text, without what is pasted; empty when all of it is. */
export function ownLines(text: string): string {
  const lines = text.split("\n");
  const pasted = pastedLines(lines);
  return lines
    .filter((_, index) => !pasted[index])
    .join("\n")
    .trim();
}

export const hasPastedText = (text: string): boolean => pastedLines(text.split("\n")).some(Boolean);

/**
 * A message with everything in it that looks pasted (quoted lines, a forwarded mail) between data marks, so that a model
 * does not take it for the person's own words. Text without such lines stays as it is.
 */
export function markPasted(text: string, mark: string): string {
  const lines = text.split("\n");
  const pasted = pastedLines(lines);
  if (!pasted.some(Boolean)) return text;
  let isOpen = false;
  const marked = lines.flatMap((line, index) => {
    const wasOpen = isOpen;
    isOpen = pasted[index] ?? false;
    if (isOpen && !wasOpen) return [`[data ${mark}] pasted by the person`, line];
    return wasOpen && !isOpen ? [`[end ${mark}]`, line] : [line];
  });
  return [...marked, ...(isOpen ? [`[end ${mark}]`] : [])].join("\n");
}
