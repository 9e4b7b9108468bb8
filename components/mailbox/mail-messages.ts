import type { MessageFeatures, ReadingSummary, WorkingHours } from "@/lib/features/mailbox/schema";

/** What the page asks its mail worker. */
export type MailRequest =
  | { type: "scan"; files: File[] }
  | { type: "read"; files: File[]; addresses: string[]; hours: WorkingHours }
  | { type: "paste"; text: string; hours: WorkingHours };

export interface ReadMail {
  messages: MessageFeatures[];
  summary: ReadingSummary;
  excerpts: string[];
}

/** What the worker answers. */
export type MailAnswer =
  | { type: "scanned"; candidates: { address: string; isSure: boolean }[] }
  | { type: "progress"; share: number; seen: number; own: number }
  | { type: "read"; mail: ReadMail }
  | { type: "failed" };
