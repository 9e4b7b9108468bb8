/** Each is a rule of `app/(site)/glyphs.css` or `landing-glyphs.css`. */
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

export const Icon = ({ name }: { name: IconName }) => <i className={`glyph glyph-${name}`} />;
