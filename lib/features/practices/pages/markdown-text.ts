const MARKUP = /[\\`*_[\]<>|~]/g;
const LINE_START = /^([ \t]{0,20})(#{1,6}(?= )|[-+](?= )|={1,80}$|-{3,80}$)/gm;
const NUMBERED = /^([ \t]{0,20}\d{1,9})([.)])(?= )/gm;

export const escapeMarkdown = (text: string): string =>
  text.replace(MARKUP, "\\$&").replace(LINE_START, "$1\\$2").replace(NUMBERED, "$1\\$2");

export const markdownLines = (text: string): string =>
  escapeMarkdown(text)
    .replace(/\n{2,}/g, "\n\n")
    .replace(/(?<!\n)\n(?!\n)/g, "  \n");

export const plainFromMarkdown = (markdown: string): string =>
  markdown
    .replace(/^```\w*\n?/gm, "")
    .replace(/^\|(?:\s*-+\s*\|)+\n?/gm, "")
    .replace(/^\| (.*) \|$/gm, (_, cells: string) => cells.replace(/ \| /g, "  ·  "))
    .replace(/^#{1,6} (.*)$/gm, (_, title: string) => title.toUpperCase())
    .replace(/^> ?/gm, "")
    .replace(/(?<!\\)(\*\*|\*|_)(?=\S)([^\n]*?\S)(?<!\\)\1/g, "$2")
    .replace(/ {2}$/gm, "")
    .replace(/\\([\\`*_[\]<>|~#+.)=-])/g, "$1")
    .trim();
