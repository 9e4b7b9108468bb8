import { countsOf } from "../../../lib/features/mailbox/messages/counts.ts";
import { roleOf } from "../../../lib/features/mailbox/messages/headers.ts";
import { extractFeatures } from "../../../lib/features/mailbox/messages/sent-message.ts";
import { rawSentencesOf, sentencesOf } from "../../../lib/features/mailbox/messages/text.ts";
import { parseMessage } from "../../../lib/features/mailbox/parse.ts";
import { COUNTS } from "../../../lib/features/mailbox/schema.ts";
import type { MailCase } from "./cases.ts";

const same = (value: string) => value;
const PSEUDONYMS = { recipient: same, thread: same, message: same };
const NOW = new Date("2099-01-01T00:00:00Z");
const MIN_SENTENCE_WORDS = 3;

interface Extracted {
  mail: MailCase;
  text: string;
  reason: string | null;
}

async function extract(mail: MailCase): Promise<Extracted> {
  const message = await parseMessage(new TextEncoder().encode(mail.raw));
  if (roleOf(message.headers, new Set()) === "notSent") return { mail, text: "", reason: "notSent" };
  const extraction = extractFeatures(message, { pseudonymizer: PSEUDONYMS, now: NOW });
  return extraction.kind === "own"
    ? { mail, text: extraction.ownText, reason: null }
    : { mail, text: "", reason: extraction.reason };
}

const normalize = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[’ʼ`]/g, "'")
    .replace(/[^\p{L}\p{N}']+/gu, " ")
    .trim();

function foreignSentences({ mail, text }: Extracted): string[] {
  const own = ` ${normalize(mail.own)} `;
  return rawSentencesOf(text).filter((sentence) => {
    const words = normalize(sentence);
    return words.split(" ").length >= MIN_SENTENCE_WORDS && !own.includes(` ${words} `);
  });
}

interface Rates {
  words: number;
  iRate: number;
  weRate: number;
}

function ratesOf(texts: string[]): Rates {
  const totals = { words: 0, i: 0, we: 0 };
  for (const text of texts) {
    const counts = countsOf(sentencesOf(text), false);
    const count = (key: (typeof COUNTS)[number]) => counts[COUNTS.indexOf(key)] ?? 0;
    totals.words += count("words");
    totals.i += count("iWords");
    totals.we += count("weWords");
  }
  const rate = (count: number) => (totals.words === 0 ? 0 : (100 * count) / totals.words);
  return { words: totals.words, iRate: rate(totals.i), weRate: rate(totals.we) };
}

interface MailboxRate {
  mailbox: string;
  mails: number;
  real: Rates;
  found: Rates;
  foreign: number;
  lost: Record<string, number>;
}

export async function ownTextRates(
  mails: MailCase[],
): Promise<{ rates: MailboxRate[]; foreignIds: string[]; leftOut: string }> {
  const extracted: Extracted[] = [];
  for (const mail of mails) extracted.push(await extract(mail));
  const foreignIds = extracted.filter((one) => foreignSentences(one).length > 0).map(({ mail }) => mail.id);
  const mailboxes = [...new Set(mails.map(({ mailbox }) => mailbox))];
  const rates = mailboxes.map((mailbox) => {
    const own = extracted.filter(({ mail }) => mail.mailbox === mailbox);
    const lost: Record<string, number> = {};
    for (const { mail, reason } of own) if (reason && mail.own !== "") lost[reason] = (lost[reason] ?? 0) + 1;
    return {
      mailbox,
      mails: own.length,
      real: ratesOf(own.map(({ mail }) => mail.own)),
      found: ratesOf(own.map(({ text }) => text)),
      foreign: own.filter((one) => foreignSentences(one).length > 0).length,
      lost,
    };
  });
  const expected = extracted.filter(({ mail }) => mail.leftOut);
  const right = expected.filter(({ mail, reason }) => reason === mail.leftOut).length;
  return { rates, foreignIds, leftOut: `${right} of ${expected.length}` };
}
