export const MAIN_ID = "main";

/** The first stop of the keyboard: past the header, to what the page is about. */
export const SkipLink = () => (
  <a href={`#${MAIN_ID}`} className="skip-link">
    Skip to content
  </a>
);
