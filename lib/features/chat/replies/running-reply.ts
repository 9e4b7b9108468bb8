import "server-only";
import type { CoachReply } from "@/lib/features/coach/coach-reply";
import type { InteractionRecord } from "@/lib/features/coach/schema";
import type { TokenUsage } from "@/lib/providers/llm/protocol";
import { processSingleton } from "@/lib/server/process/process-singleton";
import type { FinalState, ReplyFailure } from "../model";

export interface ReplyOutcome {
  state: FinalState;
  failure: ReplyFailure | null;
}

export interface ReplyContent extends Pick<CoachReply, "kind" | "label" | "state"> {
  pieces: AsyncIterable<string>;
  usage(text: string): TokenUsage | null;
}

type NewReply = Pick<RunningReply, "id" | "conversationId" | "userId" | "text" | "durable">;

/** The replies that this process writes. */
export const runningReplies = processSingleton("replies.running", () => new Map<string, RunningReply>()).get;

/**
 * A reply while this process writes it. Text becomes visible when it has been sent to the database, so it survives this
 * process; if the database crashes first, this process writes it again. Lengths are UTF-16 units, as in the API.
 */
export class RunningReply {
  readonly id: string;
  readonly conversationId: string;
  readonly userId: number;
  /** Resolves when the start is on disk. */
  readonly durable: Promise<void>;
  /** Of the text that a continued reply has already. */
  readonly initialLength: number;
  readonly startedAt = performance.now();
  readonly abort = new AbortController();
  source: Omit<ReplyContent, "pieces"> | null = null;
  text: string;
  visibleLength: number;
  savedLength: number;
  compactedLength: number;
  compactedBytes: number;
  /** 0: the next write stores the whole text in the message. */
  compactedAt = 0;
  /** Decided, but not stored yet; `ended` is stored and final. */
  outcome: ReplyOutcome | null = null;
  ended: ReplyOutcome | null = null;
  /** The next flush writes it. */
  isDirty = false;
  /** Its row is locked or belongs to another process, so that the others are written without it. */
  isBlocked = false;
  /** The last write failed or is too long ago; no more text is shown until one succeeds. */
  isStalled = false;
  failedWrites = 0;
  lastWriteAt = this.startedAt;
  /** Since then it has text of its own, so that the message is no longer pending. */
  firstTextAt: number | null = null;
  longestGapMs = 0;
  private lastTextAt: number | null = null;
  private nextChange = Promise.withResolvers<void>();

  constructor({ id, conversationId, userId, text, durable }: NewReply) {
    this.id = id;
    this.conversationId = conversationId;
    this.userId = userId;
    this.durable = durable;
    this.text = text;
    this.initialLength = this.visibleLength = this.savedLength = this.compactedLength = text.length;
    this.compactedBytes = Buffer.byteLength(text);
  }

  append(piece: string): void {
    const now = performance.now();
    this.firstTextAt ??= now;
    this.longestGapMs = Math.max(this.longestGapMs, now - (this.lastTextAt ?? now));
    this.lastTextAt = now;
    this.text += piece;
    this.isDirty = true;
  }

  markSent(length: number): void {
    // A longer write may be in flight already.
    if (!this.isStalled) this.show(Math.max(this.visibleLength, length));
  }

  markSaved(length: number): void {
    this.failedWrites = 0;
    this.isStalled = false;
    this.savedLength = Math.max(this.savedLength, length);
    this.markSent(length);
  }

  markCompacted(length: number, now: number): void {
    this.compactedAt = now;
    this.compactedLength = length;
    this.compactedBytes = Buffer.byteLength(this.text.slice(0, length));
  }

  /** Only the first decision counts. */
  decide(outcome: ReplyOutcome): void {
    if (this.outcome) return;
    this.outcome = outcome;
    this.isDirty = true;
    this.abort.abort(new DOMException(`The reply is ${outcome.state}`, "AbortError"));
  }

  finish(outcome: ReplyOutcome): void {
    this.decide(outcome);
    this.ended = outcome;
    this.show(this.text.length);
  }

  /**
   * Ends a reply that this process no longer owns; text that was not visible is dropped. `stored` is the row's text, if
   * known.
   */
  giveUp(outcome: ReplyOutcome, stored = ""): void {
    const seen = this.text.slice(0, this.visibleLength);
    this.text = stored.startsWith(seen) ? stored : seen;
    this.finish(outcome);
  }

  usage(): TokenUsage | null {
    return this.source?.usage(this.text.slice(this.initialLength)) ?? null;
  }

  record({ state, failure }: ReplyOutcome): InteractionRecord {
    const used = this.usage();
    return {
      use: "coach-chat",
      partner: this.source?.kind ?? "offline",
      model: this.source?.label ?? "",
      inputTokens: used?.inputTokens ?? null,
      outputTokens: used?.outputTokens ?? null,
      firstMs: this.firstTextAt && Math.round(this.firstTextAt - this.startedAt),
      ms: Math.round(performance.now() - this.startedAt),
      outcome: state,
      failure,
      messageId: this.id,
    };
  }

  /** Checks the condition whenever text was stored or became visible, and at the end. */
  async waitUntil(condition: () => boolean): Promise<void> {
    while (!condition()) await this.nextChange.promise;
  }

  private show(length: number): void {
    this.visibleLength = length;
    this.nextChange.resolve();
    this.nextChange = Promise.withResolvers();
  }
}
