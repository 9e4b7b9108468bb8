import { PRODUCT } from "../product";

export const PAGE_PREVIEWS = {
  home: {
    kicker: PRODUCT.tagline,
    title: PRODUCT.welcome,
    foot: `An invite-only alpha, capped at ${PRODUCT.earlyAccessSeats} members`,
  },
  notes: {
    kicker: PRODUCT.notesName,
    title: "How work feels from the other side of the table",
    foot: "Short essays from the people who make Clarity",
  },
  privacy: {
    kicker: "Privacy Policy",
    title: "What is learned about you is for you",
    foot: "Updated August 21, 2025",
  },
  terms: {
    kicker: "Terms of Service",
    title: "The agreement between you and Clarity, in plain words",
    foot: "Updated August 21, 2025",
  },
  sample: {
    kicker: "A sample report",
    title: "What Clarity sees in a made-up person, and what it rests on",
    foot: "Made by the same code that makes yours",
  },
  method: {
    kicker: "How this is measured",
    title: "What may be said about a person, and how sure it is",
    foot: "Formulas, comparison group and sources",
  },
} as const;

export type PagePreview = keyof typeof PAGE_PREVIEWS;

export const NOTE_PREVIEW = "note-";

export const previewFile = (name: string): string => `${name}.png`;
