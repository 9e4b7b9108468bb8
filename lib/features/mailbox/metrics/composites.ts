import type { Composites, ImportSummary, MessageFeatures, SeenOf } from "../schema";
import { topRecipients } from "./contrasts";
import { countIn, englishShareOf, countsInEnglishLists } from "./features";

type CountOf = (message: MessageFeatures) => number;

const total = (messages: MessageFeatures[], countOf: CountOf): number =>
  messages.reduce((sum, message) => sum + countOf(message), 0);
const counted = (messages: MessageFeatures[], seenIn: CountOf, allIn: CountOf): SeenOf => ({
  seen: total(messages, seenIn),
  of: total(messages, allIn),
});

const requestsIn: CountOf = (message) =>
  countIn(message, "plainRequests") + countIn(message, "askedRequests") + countIn(message, "softenedRequests");
const pronounsIn: CountOf = (message) => countIn(message, "iWords") + countIn(message, "weWords");

/** The kind of a follow-up to an own mail on the same matter; null for any other mail. */
function classifySecondTry(message: MessageFeatures, own: ReadonlySet<string>): keyof Composites["seconds"] | null {
  const reminds = countIn(message, "reminders") > 0;
  const answersOwn = message.parent !== null && own.has(message.parent);
  if (!answersOwn) return reminds ? "repeated" : null;
  if (countIn(message, "apologies") > 0) return "apologized";
  const asks =
    countIn(message, "clarifications") === 0 && (requestsIn(message) > 0 || countIn(message, "questions") > 0);
  return reminds || asks ? "repeated" : "clarified";
}

export function composeCounts(messages: MessageFeatures[], { excluded }: ImportSummary): Composites {
  const englishShare = englishShareOf(messages);
  const english = messages.filter((message) => countsInEnglishLists(message, englishShare));
  const closest = topRecipients(messages);
  const isClose = ({ to }: MessageFeatures) => to.some((recipient) => closest.has(recipient));
  const sides = (from: MessageFeatures[], seenIn: CountOf, allIn: CountOf) => ({
    circle: counted(from.filter(isClose), seenIn, allIn),
    others: counted(
      from.filter((message) => message.to.length > 0 && !isClose(message)),
      seenIn,
      allIn,
    ),
  });
  const own = new Set(messages.map(({ id }) => id));
  const seconds = { clarified: 0, repeated: 0, apologized: 0 };
  for (const message of english) {
    const kind = classifySecondTry(message, own);
    if (kind) seconds[kind]++;
  }
  const forwards = excluded.forwarded + messages.filter(({ isForward }) => isForward).length;
  return {
    forwards: { seen: forwards, of: messages.length + excluded.forwarded },
    length: sides(
      messages,
      (message) => countIn(message, "words"),
      () => 1,
    ),
    requests: {
      plain: total(english, (message) => countIn(message, "plainRequests")),
      asked: total(english, (message) => countIn(message, "askedRequests")),
      softened: total(english, (message) => countIn(message, "softenedRequests")),
    },
    plainRequests: sides(english, (message) => countIn(message, "plainRequests"), requestsIn),
    questions: sides(
      messages,
      (message) => (countIn(message, "questions") > 0 ? 1 : 0),
      () => 1,
    ),
    pronouns: sides(english, (message) => countIn(message, "weWords"), pronounsIn),
    seconds,
    mails: english.length,
    asks: english.filter((message) => requestsIn(message) > 0).length,
    thanks: english.filter((message) => countIn(message, "thanks") > 0).length,
  };
}
