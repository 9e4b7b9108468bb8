/**
 * Actions of a message inside a `group`: shown on hover with a mouse, on tap (`data-open`) on touch screens, and
 * always to keyboards and screen readers.
 */
export const HOVER_ACTIONS_CLASS =
  "pointer-fine:opacity-0 pointer-fine:transition-opacity pointer-fine:group-focus-within:opacity-100 " +
  "pointer-fine:group-hover:opacity-100 pointer-coarse:sr-only pointer-coarse:focus-within:not-sr-only pointer-coarse:group-data-open:not-sr-only";
