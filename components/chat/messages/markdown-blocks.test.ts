import fc from "fast-check";
import { splitBlocks, isPlainText, closeOpenMarks } from "./markdown-blocks";

it("splits at blank lines", () => expect(splitBlocks("one\n\ntwo\nthree\n\n\nfour")).toHaveLength(3));

it("keeps fenced code whole, including blank lines and other fences", () => {
  const code = "```js\nlet a;\n\n~~~\nlet b;\n```";
  expect(splitBlocks(`before\n\n${code}\n\nafter`).map((block) => block.trim())).toEqual(["before", code, "after"]);
});

it("keeps a loose list whole", () => {
  expect(splitBlocks("1. one\n\n2. two\n\n   more of two\n\nafter")).toHaveLength(2);
});

it("does not split a text with link definitions", () => {
  expect(splitBlocks("see [here][1]\n\nmore\n\n[1]: https://example.com")).toHaveLength(1);
});

it("loses no line and changes only the last block while text arrives", () => {
  const pieces = fc.constantFrom(
    "word",
    "- item",
    "1. step",
    "```",
    "",
    "",
    "    code",
    "> said",
    "| a | b |",
    "# title",
  );
  fc.assert(
    fc.property(fc.array(pieces, { maxLength: 30 }), (lines) => {
      const text = lines.join("\n");
      const all = splitBlocks(text);
      expect(all.join("\n").split("\n").filter(Boolean)).toEqual(lines.filter(Boolean));
      const before = splitBlocks(lines.slice(0, -1).join("\n"));
      before.slice(0, -1).forEach((block, index) => expect(all[index]?.trimEnd()).toBe(block.trimEnd()));
    }),
  );
});

it.each([
  ["You **want", "You **want**"],
  ["You **want*", "You **want**"],
  ["You want *", "You want "],
  ["Run `npm", "Run `npm`"],
  ["See [the page](https://exa", "See the page"],
  ["See [the pa", "See the pa"],
  ["See [the page](https://example.com) and", "See [the page](https://example.com) and"],
  ["A **whole** sentence.", "A **whole** sentence."],
  ["```\na ** b", "```\na ** b"],
])("shows %j as %j while it arrives", (block, shown) => expect(closeOpenMarks(block)).toBe(shown));

it.each(["So you want to leave. What then?", "one line\nand the next", "It costs 30% (or more): a lot."])(
  "treats %j as plain text",
  (text) => expect(isPlainText(text)).toBe(true),
);

it.each([
  "**a**",
  "- a",
  "1) a",
  "a\n===",
  "a\n---",
  "see www.a.example",
  "a  \nb",
  "    code",
  "a &amp; b",
  "# a",
  "a@b.example",
])("detects the Markdown in %j", (text) => expect(isPlainText(text)).toBe(false));
