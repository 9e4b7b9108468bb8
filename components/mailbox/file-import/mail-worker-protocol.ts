import type { CollectedMailbox, FileProblem } from "@/lib/features/mailbox/parse";
import type { WorkingHours } from "@/lib/features/mailbox/schema";

interface ReadOptions {
  hours: WorkingHours;
  zone: string | null;
  isStrict: boolean;
}

export type MailSelection = { type: "files"; files: File[]; addresses: string[] } | { type: "paste"; text: string };

export type MailWorkerRequest =
  { type: "scan"; files: File[] } | ({ type: "read"; selection: MailSelection } & ReadOptions);

export type { CollectedMailbox, FileProblem, ReadOptions };

export type MailWorkerResponse =
  | { type: "scanned"; candidates: { address: string; isSure: boolean }[]; problems: FileProblem[] }
  | { type: "progress"; share: number; seen: number; own: number }
  | { type: "read"; mail: CollectedMailbox }
  | { type: "failed" };
