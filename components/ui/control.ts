/** The look shared by everything one types into. The outline has 3:1 against every ground; 16 px keeps iOS from zooming. */
export const CONTROL_CLASS =
  "block w-full rounded-md border border-strong bg-raised px-4 py-2.5 text-base text-ink shadow-resting transition-[border-color,box-shadow] placeholder:text-muted hover:border-ink focus-visible:border-accent focus-visible:outline-offset-1 disabled:cursor-not-allowed disabled:bg-sunken disabled:text-muted aria-invalid:border-danger aria-invalid:focus-visible:outline-danger";
