import { makeSentMail, timeOf, toMbox } from "../../tests/support/mail/mail-factory.ts";
import { seededRandom } from "../../lib/shared/numbers/seeded-random.ts";

/** Lines of text and HTML part together: about 12 kB a message, as in a mailbox of 10,000 with 120 MB. */
const QUOTED_LINES = 85;

export function makeMails(count: number): string[] {
  const random = seededRandom(20_261_121);
  return Array.from(
    { length: count },
    (_, index) => makeSentMail({ random, index, at: timeOf(index, index % 5 === 0), quotedLines: QUOTED_LINES }).raw,
  );
}

export const makeMbox = (count: number): string[] => makeMails(count).map((raw) => toMbox([raw]));
