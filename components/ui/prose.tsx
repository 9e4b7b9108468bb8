interface ProseProps {
  /** From `renderMarkdown` alone: it has been sanitised there. */
  html: string;
  className?: string;
}

/** Long text that was written in Markdown. */
export function Prose({ html, className }: ProseProps) {
  // eslint-disable-next-line no-restricted-syntax -- the one Markdown renderer's output
  return <div className={`prose ${className ?? ""}`} dangerouslySetInnerHTML={{ __html: html }} />;
}
