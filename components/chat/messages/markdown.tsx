"use client";

import { memo, type CSSProperties, type ReactNode } from "react";
import ReactMarkdown, { type Components } from "react-markdown";
import remarkGfm from "remark-gfm";
import { cx } from "@/components/ui/cx";
import { CodeBlock } from "./code-block";
import { useOpenExternalLink } from "../dialogs/external-link-dialog";
import { parseWebUrl } from "./web-address";

/** Shows the full host and asks before opening. Not a `button`, which cannot wrap over lines. */
function ExternalLink({ href, children }: { href?: string; children?: ReactNode }) {
  const openExternalLink = useOpenExternalLink();
  const url = parseWebUrl(href);
  if (!url) return <>{children}</>;
  const open = () => openExternalLink(url.href);
  return (
    <span
      role="button"
      tabIndex={0}
      className="text-link cursor-pointer"
      onClick={open}
      onKeyDown={(event) => {
        if (event.key !== "Enter" && event.key !== " ") return;
        event.preventDefault();
        open();
      }}
    >
      {children} <span className="text-muted">({url.host})</span>
    </span>
  );
}

const ALIGN: Record<string, string> = { center: "text-center", right: "text-end" };

const cellClass = (style: CSSProperties | undefined, rest: string) =>
  cx("border-subtle min-w-20 border-b first:min-w-32 px-3 py-2", ALIGN[String(style?.textAlign)] ?? "text-start", rest);

const heading = ({ children }: { children?: ReactNode }) => (
  <h3 dir="auto" className="mt-5 mb-2 font-semibold">
    {children}
  </h3>
);

const COMPONENTS: Components = {
  a: ({ href, children }) => <ExternalLink href={href}>{children}</ExternalLink>,
  h1: heading,
  h2: heading,
  h3: heading,
  h4: heading,
  h5: heading,
  h6: heading,
  p: ({ children }) => (
    <p dir="auto" className="my-3">
      {children}
    </p>
  ),
  ul: ({ children }) => (
    <ul dir="auto" className="marker:text-muted my-3 list-disc space-y-1 ps-5 [&_ul]:my-1">
      {children}
    </ul>
  ),
  ol: ({ children, start }) => (
    <ol dir="auto" start={start} className="marker:text-muted my-3 list-decimal space-y-1 ps-6 [&_ul]:my-1">
      {children}
    </ol>
  ),
  blockquote: ({ children }) => (
    <blockquote dir="auto" className="border-signal my-3 border-s-2 ps-4 [&_p]:whitespace-pre-line">
      {children}
    </blockquote>
  ),
  code: ({ children }) => <code className="bg-sunken rounded-sm px-1 py-0.5 font-mono text-[0.9em]">{children}</code>,
  pre: ({ children }) => <CodeBlock>{children}</CodeBlock>,
  table: ({ children }) => (
    <div tabIndex={0} role="group" aria-label="Table" className="my-3 overflow-x-auto">
      <table dir="auto" className="w-full border-collapse text-sm wrap-break-word">
        {children}
      </table>
    </div>
  ),
  th: ({ children, style }) => <th className={cellClass(style, "font-semibold")}>{children}</th>,
  td: ({ children, style }) => <td className={cellClass(style, "align-top")}>{children}</td>,
  hr: () => <hr className="border-subtle my-5" />,
  strong: ({ children }) => <strong className="font-semibold">{children}</strong>,
};

const DISALLOWED = ["img", "input", "iframe", "script", "style"];

export default memo(function Markdown({ text }: { text: string }) {
  return (
    <ReactMarkdown
      remarkPlugins={[remarkGfm]}
      components={COMPONENTS}
      disallowedElements={DISALLOWED}
      skipHtml
      urlTransform={(url) => parseWebUrl(url)?.href ?? ""}
    >
      {text}
    </ReactMarkdown>
  );
});
