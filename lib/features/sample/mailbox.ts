import { seededRandom } from "@/lib/shared/numbers/seeded-random";
import { type CollectedMails, MailboxCollector } from "@/lib/features/mailbox/messages/mailbox-collector";
import { USUAL_HOURS } from "@/lib/features/mailbox/schema";
import { DAY_MS, HOUR_MS, WEEK_MS } from "@/lib/shared/time/durations";
import { SENTENCE_KINDS, type SampleFile } from "./schema";

/** UTC hour before which nobody writes; the person's own day starts an hour or two later. */
const FIRST_HOUR_UTC = 7;
const WORKDAY_HOURS = 9;
const LATE_HOUR = 19;

const pick = <T>(random: () => number, list: readonly T[]): T => list[Math.floor(random() * list.length)] as T; // The file's lists are never empty.

const lastMondayUtc = (day: Date) => {
  const midnight = Math.floor(day.getTime() / DAY_MS) * DAY_MS;
  return midnight - ((new Date(midnight).getUTCDay() + 6) % 7) * DAY_MS;
};

function composeSentences(random: () => number, mail: SampleFile["mail"]): string {
  const extras = SENTENCE_KINDS.filter((kind) => random() < mail.habits[kind]).map((kind) => pick(random, mail[kind]));
  return [pick(random, mail.plain), ...extras, pick(random, mail.plain)].join(" ");
}

/**
 * The sample person's sent mail of the weeks before a day, composed from the file's sentences and measured like an
 * imported mailbox file. Returns features without text.
 */
export function sampleMailbox({ mail, name, email }: SampleFile, until: Date): CollectedMails {
  const random = seededRandom();
  const collector = new MailboxCollector({ now: until, hours: USUAL_HOURS });
  const own = new Set([email]);
  const firstName = name.split(" ")[0] ?? name;
  const start = lastMondayUtc(until) - mail.weeks * WEEK_MS;
  for (let index = 0; index < mail.weeks * mail.perWeek; index++) {
    const week = Math.floor(index / mail.perWeek);
    const day = start + (week * 7 + Math.floor(random() * 5)) * DAY_MS;
    const hour = random() < mail.habits.late ? LATE_HOUR + random() * 2 : FIRST_HOUR_UTC + random() * WORKDAY_HOURS;
    const at = day + hour * HOUR_MS;
    const person = pick(random, mail.people);
    const messageId = `<in-${index}@example.com>`;
    const isReply = random() < 0.6;
    if (isReply) {
      const askedAt = new Date(at - (1 + random() * 5) * HOUR_MS).toUTCString();
      collector.addReceived(
        new Map([
          ["message-id", messageId],
          ["from", `${person}@example.com`],
          ["to", email],
          ["date", askedAt],
        ]),
        own,
      );
    }
    const others = random() < 0.3 ? mail.people.slice(0, 3) : [person];
    collector.addSent({
      headers: new Map([
        ["message-id", `<sent-${index}@example.com>`],
        ["from", `${name} <${email}>`],
        ["to", others.map((other) => `${other}@example.com`).join(", ")],
        ["subject", `${isReply ? "Re: " : ""}Plan ${index % 90}`],
        ["date", new Date(at).toUTCString().replace("GMT", "+0000")],
        ...(isReply ? ([["in-reply-to", messageId]] as const) : []),
      ]),
      text: `Hi ${person.split(".")[0] ?? person},\n\n${composeSentences(random, mail)}\n\nBest regards,\n${firstName}\n`,
      html: null,
      calendar: null,
      threadId: `thread-${index % 90}`,
    });
  }
  return collector.finish();
}
