import { z } from "zod";

/** Where something that was read came from. */
export const READ_SOURCES = ["profile", "mailbox-gmail", "mailbox-file"] as const;
export type ReadSource = (typeof READ_SOURCES)[number];

/** One reading in plain words; every field is shown to the person as it stands. */
export const readLogDetail = z.object({
  /** What was read, with its amount: `412 sent messages, March to November 2026`. */
  what: z.string(),
  /** What it is used for. */
  purpose: z.string(),
  /** What is kept of it. */
  kept: z.string(),
  /** Where it was sent beyond this server, or that it was not. */
  sentTo: z.string(),
  /** Until when it is kept. */
  until: z.string(),
});

export type ReadLogDetail = z.output<typeof readLogDetail>;

export interface ReadLogEntryView extends ReadLogDetail {
  id: string;
  source: ReadSource;
  /** ISO 8601, UTC. */
  readAt: string;
}
