/**
 * The acts of a message inside a `group`: with a mouse they appear when it is pointed at, under a finger when it is tapped
 * (`data-open`), and to a keyboard and a screen reader they are always there.
 */
export const ON_DEMAND =
  "pointer-fine:opacity-0 pointer-fine:transition-opacity pointer-fine:group-focus-within:opacity-100 pointer-fine:group-hover:opacity-100 pointer-coarse:sr-only pointer-coarse:focus-within:not-sr-only pointer-coarse:group-data-open:not-sr-only";
