import type { ReadLogDetail } from "@/lib/features/read-log/schema";
import { formatDate } from "@/lib/shared/time/dates";
import type { MailboxPatterns } from "./schema";

const mails = (count: number) => (count === 1 ? "1 sent mail" : `${count} sent mails`);

const dayOf = (date: string) => formatDate(date, "en", "UTC");

export function importLogDetail({ source, own, period, excerpts }: MailboxPatterns): ReadLogDetail {
  const span = period ? `, ${dayOf(period.from)} to ${dayOf(period.to)}` : "";
  const isGmail = source === "gmail";
  return {
    what: `${mails(own.messages)}${span}`,
    purpose: "How you write, measured for your report",
    kept: `Counts for each mail, no text${excerpts.length > 0 ? `; ${excerpts.length} sentences that you ticked` : ""}`,
    sentTo: isGmail
      ? "Read from Gmail by this server; nothing went anywhere else"
      : "Read in your browser; only counts and what you ticked came here",
    until: "Until you delete your profile",
  };
}
