import { z } from "zod";

export const READ_SOURCES = ["profile", "mailbox-gmail", "mailbox-file"] as const;
export type ReadSource = (typeof READ_SOURCES)[number];

/** Every field is shown to the person unchanged. */
export const readLogDetail = z.object({
  what: z.string(),
  purpose: z.string(),
  kept: z.string(),
  sentTo: z.string(),
  until: z.string(),
});

export type ReadLogDetail = z.output<typeof readLogDetail>;

export interface ReadLogEntryView extends ReadLogDetail {
  id: string;
  source: ReadSource;
  readAt: string;
}
