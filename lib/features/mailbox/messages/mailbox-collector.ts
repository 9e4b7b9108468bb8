import type { SentMessage } from "@/lib/providers/mailbox/port";
import { WEEK_MS } from "@/lib/shared/time/durations";
import { recordOf } from "@/lib/shared/records";
import { countIn } from "../metrics/features";
import {
  type Doubt,
  type Excerpt,
  EXCLUSIONS,
  type Exclusion,
  MAX_MESSAGES,
  type MessageFeatures,
  type ImportSummary,
  type TextSample,
  type WorkingHours,
} from "../schema";
import { ConversationLog } from "./conversations";
import { ExcerptPool } from "./excerpts";
import { type Headers, isDirectTo, sentAt } from "./headers";
import { type Pseudonymizer, type Extraction, extractFeatures, conversationRootId, cyrb53Hash } from "./sent-message";
import { doubtsAbout } from "./plausibility";
import { workingMinutes } from "./working-time";

const MAX_WEEKS = 1_100;
const MAX_INBOUND = 300_000;

type OwnMessage = Extract<Extraction, { kind: "own" }>;

export interface CollectedMails {
  summary: ImportSummary;
  messages: MessageFeatures[];
  excerpts: Excerpt[];
  samples: TextSample[];
  doubts: Doubt[];
}

function pseudonymNumbering(prefix: string): (key: string) => string {
  const known = new Map<string, number>();
  return (key) => {
    const number = known.get(key) ?? known.size;
    known.set(key, number);
    return `${prefix}${number.toString(36)}`;
  };
}

interface CollectorOptions {
  now: Date;
  hours: WorkingHours;
  pseudonymizer?: Pseudonymizer;
  offsetMinutesAt?: (at: number) => number;
  isStrict?: boolean;
}

/**
 * A name that signs at least this often is the person's own, for example a nickname. So is the most frequent name if it
 * occurs more than once.
 */
const OWN_SIGNER_MINIMUM = { times: 3, share: 0.05 };
const MAX_SAMPLES = 3;

export function foreignSigners(messages: { foreignSigner?: string | null }[]): Set<string> {
  const times = new Map<string, number>();
  for (const { foreignSigner } of messages)
    if (foreignSigner) times.set(foreignSigner, (times.get(foreignSigner) ?? 0) + 1);
  const least = Math.max(OWN_SIGNER_MINIMUM.times, OWN_SIGNER_MINIMUM.share * messages.length);
  const most = Math.max(0, ...times.values());
  const isOwn = (count: number) => count >= least || (count === most && count > 1);
  return new Set([...times].filter(([, count]) => !isOwn(count)).map(([name]) => name));
}

const byLength = (a: OwnMessage, b: OwnMessage) => a.ownText.length - b.ownText.length;

function samplesOf(messages: OwnMessage[]): TextSample[] {
  const sorted = messages.toSorted(byLength);
  const chosen = new Set([
    sorted.findLast(({ isForward }) => isForward),
    sorted[Math.floor(sorted.length * 0.95)],
    sorted[Math.floor(sorted.length * 0.6)],
    sorted[Math.floor(sorted.length * 0.8)],
  ]);
  return [...chosen]
    .flatMap((message) => (message ? [{ at: message.features.at, text: message.ownText }] : []))
    .slice(0, MAX_SAMPLES);
}

/**
 * Accumulates features message by message. Of received messages it keeps id and time only, for reply share and latency.
 */
export class MailboxCollector {
  private readonly own = new Map<string, OwnMessage>();
  private readonly inbound = new Map<string, number>();
  private readonly excluded = recordOf(EXCLUSIONS, () => 0);
  private readonly invitations: number[] = [];
  private readonly conversations = new ConversationLog();
  private readonly options: CollectorOptions;
  private readonly pseudonymizer: Pseudonymizer;
  private seen = 0;

  constructor(options: CollectorOptions) {
    this.options = options;
    this.pseudonymizer = options.pseudonymizer ?? {
      recipient: pseudonymNumbering("r"),
      thread: pseudonymNumbering("t"),
      message: cyrb53Hash,
    };
  }

  addReceived(headers: Headers, ownAddresses: ReadonlySet<string>): void {
    this.exclude("received");
    const id = headers.get("message-id");
    const sent = sentAt(headers, this.options.now);
    if (!id || !sent) return;
    const root = headers.get("x-gm-thrid") ?? conversationRootId(headers) ?? id;
    this.conversations.addReceived(this.pseudonymizer.thread(root), headers, sent.at);
    if (this.inbound.size < MAX_INBOUND && isDirectTo(headers, ownAddresses)) this.inbound.set(id, sent.at);
  }

  addSent(message: SentMessage): void {
    const { now, offsetMinutesAt, isStrict } = this.options;
    const extraction = extractFeatures(message, { pseudonymizer: this.pseudonymizer, now, offsetMinutesAt, isStrict });
    if (extraction.kind === "excluded") {
      this.exclude(extraction.reason);
      if (extraction.invitedAt !== null) this.invitations.push(extraction.invitedAt);
    } else if (this.own.has(extraction.features.id)) this.exclude("duplicate");
    else {
      this.seen++;
      this.own.set(extraction.features.id, extraction);
    }
  }

  exclude(reason: Exclusion): void {
    this.seen++;
    this.excluded[reason]++;
  }

  get progress(): { seen: number; own: number } {
    return { seen: this.seen, own: this.own.size };
  }

  finish(): CollectedMails {
    const foreign = foreignSigners([...this.own.values()]);
    const certain = [...this.own.values()].filter(({ foreignSigner }) => !foreign.has(foreignSigner ?? ""));
    const newest = certain.toSorted((a, b) => b.features.at - a.features.at).slice(0, MAX_MESSAGES);
    const excluded = {
      ...this.excluded,
      doubtful: this.excluded.doubtful + this.own.size - certain.length,
      beyondNewest: certain.length - newest.length,
    };
    const answered = new Set<string>();
    const oldestFirst = newest.toReversed();
    const messages = oldestFirst.map((own) => this.withLatency(own.features, own.inReplyTo, answered)).toReversed();
    const excerpts = new ExcerptPool();
    for (const { features, ownText } of newest) if (features.language === "en") excerpts.add(ownText, features.at);
    return {
      messages,
      excerpts: excerpts.choose(),
      samples: samplesOf(newest),
      doubts: doubtsAbout(
        newest.map(({ features, ...mail }) => ({ words: countIn(features, "words"), ...mail })),
        excluded.doubtful,
      ),
      summary: {
        seen: this.seen,
        excluded,
        allWords: newest.reduce((sum, { allWords }) => sum + allWords, 0),
        invitesPerWeek: countPerWeekOldestFirst(this.invitations, messages),
        inbound: this.inbound.size > 0 ? { direct: this.inbound.size, answered: answered.size } : null,
        conversations: this.conversations.count(messages),
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

export function countPerWeekOldestFirst(times: number[], messages: { at: number }[]): number[] {
  const newest = messages[0]?.at;
  const oldest = messages.at(-1)?.at;
  if (newest === undefined || oldest === undefined) return [];
  const weeks = new Array<number>(Math.min(MAX_WEEKS, Math.floor((newest - oldest) / WEEK_MS) + 1)).fill(0);
  for (const at of times) {
    const week = Math.floor((at - oldest) / WEEK_MS);
    const known = weeks[week];
    if (known !== undefined) weeks[week] = known + 1;
  }
  return weeks;
}
