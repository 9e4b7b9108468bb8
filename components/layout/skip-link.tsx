export const MAIN_ID = "main";

/** The first stop of the keyboard: past the header, to what the page is about. */
export function SkipLink() {
  return (
    <a
      href={`#${MAIN_ID}`}
      className="bg-ink text-paper fixed top-3 left-3 z-60 -translate-y-24 rounded-md px-4 py-3 text-sm font-medium focus:translate-y-0 print:hidden"
    >
      Skip to content
    </a>
  );
}
