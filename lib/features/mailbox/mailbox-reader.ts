import { ExcerptPool } from "./excerpts";
import { type Headers, isDirectTo, sentAt } from "./headers";
import { type Letter, type Marks, type Reading, readLetter, shortHash } from "./letter";
import {
  EXCLUSIONS,
  type Exclusion,
  MAX_MESSAGES,
  type MessageFeatures,
  type ReadingSummary,
  type WorkingHours,
} from "./schema";
import { workingMinutes } from "./working-time";

const WEEK = 7 * 86_400_000;
const MAX_WEEKS = 1_100;
const MAX_INBOUND = 300_000;

interface OwnMessage {
  features: MessageFeatures;
  inReplyTo: string | null;
  /** Words of the whole message as it was sent. */
  allWords: number;
}

export interface ReadMailbox {
  summary: ReadingSummary;
  /** The newest own messages, newest first. */
  messages: MessageFeatures[];
  /** Sentences that name nobody, for the person to tick. */
  excerpts: string[];
}

/** Numbers things in the order they appear, so that equal things get equal marks and a mark says nothing by itself. */
function numbering(prefix: string): (key: string) => string {
  const known = new Map<string, number>();
  return (key) => {
    const number = known.get(key) ?? known.size;
    known.set(key, number);
    return `${prefix}${number.toString(36)}`;
  };
}

interface ReaderOptions {
  now: Date;
  hours: WorkingHours;
  marks?: Marks;
}

/**
 * Takes a mailbox message by message and keeps features only. Own letters are measured; received ones are remembered by
 * id and time alone, to know what was answered and how soon.
 */
export class MailboxReader {
  private readonly own = new Map<string, OwnMessage>();
  private readonly inbound = new Map<string, number>();
  private readonly excluded = Object.fromEntries(EXCLUSIONS.map((reason) => [reason, 0])) as Record<Exclusion, number>; // fromEntries forgets the keys.
  private readonly invitations: number[] = [];
  private readonly excerpts = new ExcerptPool();
  private readonly options: ReaderOptions;
  private readonly marks: Marks;
  private seen = 0;

  constructor(options: ReaderOptions) {
    this.options = options;
    this.marks = options.marks ?? { recipient: numbering("r"), thread: numbering("t"), message: shortHash };
  }

  /** A message that somebody else sent. */
  addReceived(headers: Headers, ownAddresses: ReadonlySet<string>): void {
    this.seen++;
    this.excluded.received++;
    const id = headers.get("message-id");
    if (!id || this.inbound.size >= MAX_INBOUND || !isDirectTo(headers, ownAddresses)) return;
    const sent = sentAt(headers, this.options.now);
    if (sent) this.inbound.set(id, sent.at);
  }

  /** A message that the person sent. */
  addSent(letter: Letter): Reading {
    this.seen++;
    const reading = readLetter(letter, this.marks, this.options.now);
    if (reading.kind === "left-out") {
      this.excluded[reading.reason]++;
      if (reading.invitedAt !== null) this.invitations.push(reading.invitedAt);
      return reading;
    }
    const { features, inReplyTo, ownText, allWords } = reading;
    if (!this.own.has(features.id)) {
      this.own.set(features.id, { features, inReplyTo, allWords });
      if (features.language === "en") this.excerpts.add(ownText, features.at);
    }
    return reading;
  }

  addUnreadable(): void {
    this.seen++;
    this.excluded.unreadable++;
  }

  get progress(): { seen: number; own: number } {
    return { seen: this.seen, own: this.own.size };
  }

  finish(): ReadMailbox {
    const answered = new Set<string>();
    const kept = [...this.own.values()]
      .map((own) => ({ ...own, features: this.withLatency(own.features, own.inReplyTo, answered) }))
      .toSorted((a, b) => b.features.at - a.features.at)
      .slice(0, MAX_MESSAGES);
    const messages = kept.map(({ features }) => features);
    return {
      messages,
      excerpts: this.excerpts.choose(),
      summary: {
        seen: this.seen,
        excluded: this.excluded,
        allWords: kept.reduce((sum, { allWords }) => sum + allWords, 0),
        invitesPerWeek: invitesPerWeek(this.invitations, messages),
        inbound: this.inbound.size > 0 ? { direct: this.inbound.size, answered: answered.size } : null,
      },
    };
  }

  private withLatency(features: MessageFeatures, inReplyTo: string | null, answered: Set<string>): MessageFeatures {
    const askedAt = inReplyTo ? this.inbound.get(inReplyTo) : undefined;
    if (!inReplyTo || askedAt === undefined) return features;
    const isFirst = !answered.has(inReplyTo);
    answered.add(inReplyTo);
    const { at, offset } = features;
    return isFirst ? { ...features, latency: workingMinutes(askedAt, at, offset, this.options.hours) } : features;
  }
}

/** Invitations in each week of the period that the own messages cover, oldest first. */
export function invitesPerWeek(invitations: number[], messages: { at: number }[]): number[] {
  const newest = messages[0]?.at;
  const oldest = messages.at(-1)?.at;
  if (newest === undefined || oldest === undefined) return [];
  const weeks = new Array<number>(Math.min(MAX_WEEKS, Math.floor((newest - oldest) / WEEK) + 1)).fill(0);
  for (const at of invitations) {
    const week = Math.floor((at - oldest) / WEEK);
    const known = weeks[week];
    if (known !== undefined) weeks[week] = known + 1;
  }
  return weeks;
}
