import { mailSource } from "../mail/compose-mailbox";
import type { StoredReport } from "../stored-report";
import { sourceLabel } from "./evidence-text";
import type { EvidenceSources } from "./evidence";

export function sourcesOf({ scores, mailbox, profile, work }: EvidenceSources): StoredReport["sources"] {
  return [
    ...(scores ? [{ kind: "scores" as const, label: sourceLabel(scores.source) }] : []),
    ...(mailbox ? [{ kind: "mailbox" as const, label: mailSource(mailbox) }] : []),
    ...(profile ? [{ kind: "profile" as const, label: "your profile" }] : []),
    ...(work ? [{ kind: "work" as const, label: "your answers about your work" }] : []),
  ];
}
