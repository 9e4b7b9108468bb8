import { z } from "zod";
import { defineJob } from "@/lib/shared/job";
import { clock, type MessageFeatures, workingHours } from "./import-schema";
import type { MailboxPatterns } from "./patterns-schema";

export * from "./import-schema";
export * from "./patterns-schema";

export const IMPORT_STATES = ["queued", "running", "done", "failed"] as const;
export type ImportState = (typeof IMPORT_STATES)[number];

export interface MailboxView {
  canConnect: boolean;
  connection: "none" | "connected" | "lost";
  lastImport: { state: ImportState; messages: number; partial: boolean; failure: string | null } | null;
  patterns: MailboxPatterns | null;
}

/** Settings of a connected mailbox; missing until the person has checked its text and its clock. */
export const mailboxCheck = z.strictObject({ isStrict: z.boolean(), hours: workingHours, clock });
export type MailboxCheck = z.output<typeof mailboxCheck>;

export const mailboxCheckQuery = z.object({ strict: z.enum(["true", "false"]).default("false") });

export interface TextSample {
  at: number;
  text: string;
}

/** Read for one display; nothing of it is stored. */
export interface MailboxCheckView {
  samples: TextSample[];
  sent: Pick<MessageFeatures, "at" | "offset">[];
}

export interface ActiveImportView {
  stage: "reading" | "own-words" | "measuring";
  messages: number;
}

const analyseMailboxInput = z.object({ importId: z.string(), check: mailboxCheck.optional() });
export const analyseMailboxJob = defineJob("mailbox.analyse", analyseMailboxInput, {
  retryLimit: 8,
  expireInSeconds: 900,
});

export const connectionAnswer = z.object({
  code: z.string().max(2_000).optional(),
  state: z.string().max(200).optional(),
  error: z.string().max(200).optional(),
});
