/** The line drawings that the public pages use; each is a rule of `app/(site)/glyphs.css` or `landing-glyphs.css`. */
export type IconName =
  | "arrow-left"
  | "calendar-days"
  | "chevron-left"
  | "chevron-right"
  | "eye-off"
  | "file-text"
  | "folder-kanban"
  | "list-checks"
  | "mail"
  | "menu"
  | "message-square-quote"
  | "messages-square"
  | "pause"
  | "play"
  | "x";

/** A drawing beside words or inside a named button; never the only thing that says something. */
export const Icon = ({ name }: { name: IconName }) => <i className={`glyph glyph-${name}`} />;
