interface ProseProps {
  /** Must come from `renderMarkdown`, which sanitises it. */
  html: string;
  className: string;
}

export function Prose({ html, className }: ProseProps) {
  // eslint-disable-next-line no-restricted-syntax -- the one Markdown renderer's output
  return <div className={`prose ${className}`} dangerouslySetInnerHTML={{ __html: html }} />;
}
