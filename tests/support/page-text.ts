const BLOCKS =
  /^(?:ADDRESS|ARTICLE|BLOCKQUOTE|BUTTON|DD|DETAILS|DIV|DL|DT|FIGURE|FIGCAPTION|FOOTER|H[1-6]|HEADER|LI|MAIN|NAV|OL|P|SECTION|SUMMARY|TABLE|TR|UL)$/;

interface Line {
  text: string;
  depth: number;
}

const isUnread = (element: Element) =>
  element.getAttribute("aria-hidden") === "true" || ["NAV", "TABLE", "BUTTON", "A"].includes(element.tagName);

function markOf({ tagName }: Element): string {
  if (tagName === "H1" || tagName === "H2" || tagName === "H3") return `${"#".repeat(Number(tagName.charAt(1)))} `;
  if (tagName === "SUMMARY") return "> ";
  return tagName === "DT" ? "- " : "";
}

function collect(element: Element, depth: number, lines: Line[]): void {
  const add = (text: string) => {
    const last = lines.at(-1);
    if (last) last.text += text;
  };
  const begin = (mark = "", at = depth) => lines.push({ text: mark, depth: at });
  for (const node of element.childNodes) {
    if (!(node instanceof Element)) {
      add(node.textContent ?? "");
      continue;
    }
    if (isUnread(node)) {
      add(" ");
      continue;
    }
    if (node.getAttribute("role") === "img") {
      begin(`[${node.getAttribute("aria-label") ?? ""}]`);
      begin();
      continue;
    }
    const inside = element.tagName === "DETAILS" && node.tagName !== "SUMMARY" ? depth + 1 : depth;
    if (BLOCKS.test(node.tagName)) begin(markOf(node), inside);
    collect(node, inside, lines);
    if (BLOCKS.test(node.tagName)) begin("", depth);
  }
}

/**
 * The text of a page with everything expanded: one line for each block, folded parts indented, images as their
 * alternative text. Omits buttons, links, tables and what is hidden from assistive technology.
 */
export function pageText(root: Element): string {
  const lines: Line[] = [{ text: "", depth: 0 }];
  collect(root, 0, lines);
  return lines
    .map(({ text, depth }) => ({ text: text.replace(/\s+/g, " ").trim(), depth }))
    .filter(({ text }) => text !== "" && text !== ">")
    .map(({ text, depth }) => `${text.startsWith("#") ? "\n" : ""}${"    ".repeat(depth)}${text}`)
    .join("\n");
}
