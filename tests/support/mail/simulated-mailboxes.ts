import { seededRandom } from "../../../lib/shared/numbers/seeded-random.ts";
import { recordOf } from "../../../lib/shared/records.ts";
import {
  COUNTS,
  type Count,
  EXCLUSIONS,
  type ImportSummary,
  type MessageFeatures,
} from "../../../lib/features/mailbox/schema.ts";

type Random = () => number;

interface Writer {
  /** Mean words per mail: to the five closest readers and to others. */
  words: [number, number];
  forward: number;
  bareForwards: number;
  request: [number, number];
  plain: [number, number];
  hedged: number;
  question: [number, number];
  hedges: [number, number];
  thanks: [number, number];
  minimizers: number;
  i: [number, number];
  we: [number, number];
  second: number;
  secondKinds: [number, number, number];
  outOfHours: number;
  latency: number;
  closest: number;
  several: number;
  reply: number;
  lastWord: [number, number];
  firstReply: number;
}

const between = (random: Random, low: number, high: number) => low + (high - low) * random();

function bySide(random: Random, low: number, high: number): [number, number] {
  const inner = between(random, low, high);
  return [inner, random() < 0.5 ? inner : between(random, low, high)];
}

const makeWriter = (random: Random): Writer => ({
  words: bySide(random, 12, 95),
  forward: between(random, 0.02, 0.25),
  bareForwards: between(random, 0, 90),
  request: bySide(random, 0.1, 0.5),
  plain: bySide(random, 0.2, 0.9),
  hedged: between(random, 0.1, 0.6),
  question: bySide(random, 0.08, 0.5),
  hedges: bySide(random, 0.2, 1.6),
  thanks: bySide(random, 0.04, 0.4),
  minimizers: between(random, 0.05, 0.8),
  i: bySide(random, 1.5, 5),
  we: bySide(random, 0.4, 3),
  second: between(random, 0, 0.1),
  secondKinds: [random(), random(), random()],
  outOfHours: between(random, 0.02, 0.4),
  latency: between(random, 20, 700),
  closest: between(random, 0.35, 0.8),
  several: between(random, 0.15, 0.5),
  reply: between(random, 0.4, 0.8),
  lastWord: [between(random, 0.25, 0.85), between(random, 0.25, 0.85)],
  firstReply: between(random, 0.2, 0.8),
});

const DAY = 86_400_000;
const START = Date.UTC(2026, 0, 5);
const MAILS = 900;

function poisson(random: Random, mean: number): number {
  let count = 0;
  for (let product = random(); product > Math.exp(-mean); product *= random()) count++;
  return count;
}

function secondOf(
  random: Random,
  [clarified, repeated, apologized]: Writer["secondKinds"],
): Partial<Record<Count, number>> {
  const part = random() * (clarified + repeated + apologized);
  if (part < clarified) return { clarifications: 1 };
  return part < clarified + repeated ? { reminders: 1 } : { apologies: 1 };
}

function makeMessage(random: Random, writer: Writer, index: number): MessageFeatures {
  const isClose = random() < writer.closest;
  const side = isClose ? 0 : 1;
  const words = Math.max(2, Math.round(-Math.log(1 - random()) * writer.words[side] * 0.8 + writer.words[side] * 0.2));
  const isSecond = random() < writer.second;
  const asks = random() < writer.request[side];
  const isPlain = random() < writer.plain[side];
  const isHedged = !isPlain && random() < writer.hedged;
  const per = (rate: number) => poisson(random, (rate * words) / 100);
  const counts: Partial<Record<Count, number>> = {
    words,
    sentences: Math.max(1, Math.round(words / 13)),
    syllables: Math.round(words * 1.5),
    questions: random() < writer.question[side] ? 1 : 0,
    hedges: per(writer.hedges[side]),
    minimizers: per(writer.minimizers),
    thanks: random() < writer.thanks[side] ? 1 : 0,
    iWords: per(writer.i[side]),
    weWords: per(writer.we[side]),
    youWords: per(1.5),
    directRequests: asks && isPlain ? 1 : 0,
    indirectRequests: asks && !isPlain ? 1 : 0,
    plainRequests: asks && isPlain ? 1 : 0,
    softenedRequests: asks && isHedged ? 1 : 0,
    askedRequests: asks && !isPlain && !isHedged ? 1 : 0,
    ...(isSecond ? secondOf(random, writer.secondKinds) : {}),
  };
  const day = Math.floor(index / 4);
  const weekday = Math.floor(day / 5) * 7 + (day % 5);
  const hour = random() < writer.outOfHours ? 20 : between(random, 8, 17);
  const reader = isClose ? Math.floor(random() * 5) : 5 + Math.floor(random() * 60);
  const isReply = random() < writer.reply;
  return {
    id: `message-${index}`,
    at: START + weekday * DAY + Math.round(hour * 3_600_000),
    offset: 0,
    isReply,
    recipients: random() < writer.several ? 3 : 1,
    to: [`r${reader}`],
    thread: `t${Math.floor(index / (1 + Math.floor(random() * 3)))}`,
    language: "en",
    latency: isReply && random() < 0.6 ? Math.round(-Math.log(1 - random()) * writer.latency) : null,
    counts: COUNTS.map((key) => counts[key] ?? 0),
    isForward: !isReply && random() < writer.forward,
    parent: isSecond ? `message-${index - 1}` : null,
  };
}

interface SimulatedMailbox {
  messages: MessageFeatures[];
  summary: ImportSummary;
}

export function simulateMailbox(seed: number): SimulatedMailbox {
  const random = seededRandom(seed * 7_919 + 13);
  const writer = makeWriter(random);
  const messages = Array.from({ length: MAILS }, (_, index) => makeMessage(random, writer, index)).toReversed();
  const excluded = recordOf(EXCLUSIONS, () => 0);
  excluded.forwarded = Math.round(writer.bareForwards);
  const part = (count: number, rate: number) => Math.round(count * rate);
  return {
    messages,
    summary: {
      seen: MAILS,
      excluded,
      allWords: 90_000,
      invitesPerWeek: [],
      inbound: { direct: 500, answered: 350 },
      conversations: {
        begun: { count: 90, last: part(90, writer.lastWord[0]) },
        joined: { count: 120, last: part(120, writer.lastWord[1]) },
        contested: { count: 60, first: part(60, writer.firstReply) },
      },
    },
  };
}
