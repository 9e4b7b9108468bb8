"use client";

import { memo, type ReactNode } from "react";
import ReactMarkdown, { type Components } from "react-markdown";
import remarkGfm from "remark-gfm";
import { useAskToLeave } from "./leave-site";
import { webAddress } from "./web-address";

/** A link of an answer: its text, its full host, and a question before anything is opened. */
function AnswerLink({ href, children }: { href?: string; children?: ReactNode }) {
  const ask = useAskToLeave();
  const address = webAddress(href);
  if (!address) return <>{children}</>;
  return (
    <button type="button" className="text-link" onClick={() => ask(address.href)}>
      {children} <span className="text-muted">({address.host})</span>
    </button>
  );
}

const heading = ({ children }: { children?: ReactNode }) => (
  <h3 dir="auto" className="mt-5 mb-2 font-semibold">
    {children}
  </h3>
);

const COMPONENTS: Components = {
  a: ({ href, children }) => <AnswerLink href={href}>{children}</AnswerLink>,
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
    <ul dir="auto" className="marker:text-muted my-3 list-disc space-y-1 ps-5">
      {children}
    </ul>
  ),
  ol: ({ children, start }) => (
    <ol dir="auto" start={start} className="marker:text-muted my-3 list-decimal space-y-1 ps-6">
      {children}
    </ol>
  ),
  blockquote: ({ children }) => (
    <blockquote dir="auto" className="border-signal my-3 border-s-2 ps-4">
      {children}
    </blockquote>
  ),
  code: ({ children }) => <code className="bg-sunken rounded-sm px-1 py-0.5 font-mono text-[0.9em]">{children}</code>,
  pre: ({ children }) => (
    <pre dir="ltr" tabIndex={0} className="bg-sunken my-3 overflow-x-auto rounded-md p-4 text-sm [&_code]:p-0">
      {children}
    </pre>
  ),
  table: ({ children }) => (
    <div tabIndex={0} className="my-3 overflow-x-auto">
      <table dir="auto" className="w-full border-collapse text-sm">
        {children}
      </table>
    </div>
  ),
  th: ({ children }) => <th className="border-subtle border-b px-3 py-2 text-start font-semibold">{children}</th>,
  td: ({ children }) => <td className="border-subtle border-b px-3 py-2 align-top">{children}</td>,
  hr: () => <hr className="border-subtle my-5" />,
  strong: ({ children }) => <strong className="font-semibold">{children}</strong>,
};

/** Nothing that loads or runs by itself: no HTML, images, forms or embedded documents. */
const DISALLOWED = ["img", "input", "iframe", "script", "style"];

/** A piece of an answer in Markdown; it is parsed again only when its own text changes. */
export default memo(function Markdown({ text }: { text: string }) {
  return (
    <ReactMarkdown
      remarkPlugins={[remarkGfm]}
      components={COMPONENTS}
      disallowedElements={DISALLOWED}
      skipHtml
      urlTransform={(url) => webAddress(url)?.href ?? ""}
    >
      {text}
    </ReactMarkdown>
  );
});
