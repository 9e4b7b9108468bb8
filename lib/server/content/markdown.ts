import "server-only";
import rehypeSanitize from "rehype-sanitize";
import rehypeSlug from "rehype-slug";
import rehypeStringify from "rehype-stringify";
import remarkGfm from "remark-gfm";
import remarkParse from "remark-parse";
import remarkRehype from "remark-rehype";
import { unified } from "unified";

type Root = Parameters<ReturnType<typeof rehypeSlug>>[0];
type Element = Extract<Root["children"][number], { type: "element" }>;

const LINKED_HEADINGS = new Set(["h2", "h3"]);
/** Every illustration is drawn at 16:9; the size reserves its space before it loads. */
const IMAGE_SIZE = { width: 1600, height: 900 };

const isElement = (node: { type: string }): node is Element => node.type === "element";

function loneImage(node: Element): Element | undefined {
  const [only, ...rest] = node.children;
  return node.tagName === "p" && only && isElement(only) && only.tagName === "img" && rest.length === 0
    ? only
    : undefined;
}

function figureOf({ properties: { title, ...properties } }: Element): Element {
  const image: Element = {
    type: "element",
    tagName: "img",
    properties: { ...properties, ...IMAGE_SIZE, loading: "lazy", decoding: "async" },
    children: [],
  };
  const caption: Element = {
    type: "element",
    tagName: "figcaption",
    properties: {},
    children: [{ type: "text", value: String(title) }],
  };
  return { type: "element", tagName: "figure", properties: {}, children: title ? [image, caption] : [image] };
}

const textOf = (node: Root["children"][number]): string => {
  if (node.type === "text") return node.value;
  return isElement(node) ? node.children.map(textOf).join("") : "";
};

const childrenOf = (node: Element | undefined, ...names: string[]): Element[] =>
  node?.children.filter(isElement).filter(({ tagName }) => names.includes(tagName)) ?? [];

/** Each cell names its column, which a phone shows beside it where the head of the table does not fit. */
function labelCells(table: Element): void {
  const [head] = childrenOf(table, "thead");
  const labels = childrenOf(childrenOf(head, "tr")[0], "th").map(textOf);
  for (const row of childrenOf(table, "tbody").flatMap((body) => childrenOf(body, "tr")))
    for (const [column, cell] of childrenOf(row, "td").entries())
      if (column > 0 && labels[column]) cell.properties.dataLabel = labels[column];
}

function rehypeArticle() {
  const visit = (node: Element): Element => {
    const image = loneImage(node);
    if (image) return figureOf(image);
    if (node.tagName === "table") labelCells(node);
    if (LINKED_HEADINGS.has(node.tagName) && node.properties.id) {
      const anchor: Element = {
        type: "element",
        tagName: "a",
        properties: { href: `#${String(node.properties.id)}` },
        children: node.children,
      };
      return { ...node, children: [anchor] };
    }
    if (node.tagName === "a" && /^https?:/.test(String(node.properties.href))) {
      return { ...node, properties: { ...node.properties, rel: ["noopener", "noreferrer"] } };
    }
    return { ...node, children: node.children.map((child) => (isElement(child) ? visit(child) : child)) };
  };
  return (tree: Root): Root => ({
    ...tree,
    children: tree.children.map((child) => (isElement(child) ? visit(child) : child)),
  });
}

const renderer = unified()
  .use(remarkParse)
  .use(remarkGfm)
  .use(remarkRehype)
  .use(rehypeSanitize)
  .use(rehypeSlug)
  .use(rehypeArticle)
  .use(rehypeStringify)
  .freeze();

/** Returns safe HTML: drops raw HTML and checks addresses; headings get ids and link to themselves. */
export async function renderMarkdown(markdown: string): Promise<string> {
  return String(await renderer.process(markdown));
}

interface MarkdownNode {
  type: string;
  url?: string;
  children?: MarkdownNode[];
}

const parser = unified().use(remarkParse).use(remarkGfm).freeze();

export function imagesOf(markdown: string): string[] {
  const flatten = (node: MarkdownNode): MarkdownNode[] => [node, ...(node.children ?? []).flatMap(flatten)];
  const nodes = flatten(parser.parse(markdown));
  const sources = nodes.some(({ type }) => type === "imageReference") ? ["image", "definition"] : ["image"];
  return nodes.flatMap(({ type, url }) => (sources.includes(type) && url !== undefined ? [url] : []));
}
