import "server-only";
import type { CoachReply } from "@/lib/features/coach/coach-reply";
import type { InteractionRecord } from "@/lib/features/coach/schema";
import type { TokenUsage } from "@/lib/providers/llm/protocol";
import type { FinalState, ReplyFailure } from "../model";

export interface Outcome {
  state: FinalState;
  failure: ReplyFailure | null;
}

export interface ReplyContent extends Pick<CoachReply, "kind" | "label" | "state"> {
  pieces: AsyncIterable<string>;
  usage(text: string): TokenUsage | null;
}

interface NewReply {
  id: string;
  conversationId: string;
  userId: number;
  text: string;
}

/**
 * A reply while this process writes it. Text becomes visible when the start is durable and the text has been sent to
 * the database, so it survives this process; if the database crashes first, this process writes it again.
 */
export class RunningReply {
  readonly id: string;
  readonly conversationId: string;
  readonly userId: number;
  readonly startedAt = performance.now();
  readonly abort = new AbortController();
  text: string;
  /** In UTF-16 units, like every offset of the API. */
  visibleLength: number;
  savedLength: number;
  isDurable = false;
  /** Decided, but not stored yet; `ended` is stored and final. */
  outcome: Outcome | null = null;
  ended: Outcome | null = null;
  compactedAt = 0;
  compactedLength: number;
  compactedBytes: number;
  source: Omit<ReplyContent, "pieces"> | null = null;
  firstTextAt: number | null = null;
  lastTextAt: number | null = null;
  longestGapMs = 0;
  /** The last write failed or is too long ago; no more text is shown until one succeeds. */
  isStalled = false;
  isSetAside = false;
  isReconciling = false;
  lastWriteAt = this.startedAt;
  failedWrites = 0;
  private sentLength: number;
  private readonly initialLength: number;
  private readonly watchers = new Set<() => void>();

  constructor({ id, conversationId, userId, text }: NewReply) {
    this.id = id;
    this.conversationId = conversationId;
    this.userId = userId;
    this.text = text;
    this.initialLength = text.length;
    this.visibleLength = text.length;
    this.sentLength = text.length;
    this.savedLength = text.length;
    this.compactedLength = text.length;
    this.compactedBytes = Buffer.byteLength(text);
  }

  get hasVisibleText(): boolean {
    return this.visibleLength > this.initialLength;
  }

  get hasSavedText(): boolean {
    return this.savedLength > this.initialLength;
  }

  append(piece: string): void {
    if (this.outcome || piece === "") return;
    const now = performance.now();
    this.firstTextAt ??= now;
    if (this.lastTextAt !== null) this.longestGapMs = Math.max(this.longestGapMs, now - this.lastTextAt);
    this.lastTextAt = now;
    this.text += piece;
  }

  markSent(length: number): void {
    if (this.isStalled) return;
    // A longer write may be in flight already.
    this.sentLength = Math.max(this.sentLength, length);
    if (this.isDurable) this.show(this.sentLength);
  }

  markSaved(length: number): void {
    this.failedWrites = 0;
    this.isStalled = false;
    this.savedLength = Math.max(this.savedLength, length);
    this.markSent(length);
  }

  markDurable(): void {
    if (this.isDurable) return;
    this.isDurable = true;
    this.show(this.sentLength);
  }

  markCompacted(now: number): void {
    this.compactedAt = now;
    this.compactedBytes += Buffer.byteLength(this.text.slice(this.compactedLength, this.savedLength));
    this.compactedLength = this.savedLength;
  }

  /** Only the first decision counts. Returns true for it. */
  decide(outcome: Outcome): boolean {
    if (this.outcome) return false;
    this.outcome = outcome;
    this.abort.abort(new DOMException(`The reply is ${outcome.state}`, "AbortError"));
    return true;
  }

  finish(outcome: Outcome): void {
    this.outcome ??= outcome;
    this.ended = outcome;
    if (!this.abort.signal.aborted) this.abort.abort(new DOMException("The reply has ended", "AbortError"));
    this.show(this.text.length);
  }

  usage(): TokenUsage | null {
    return this.source?.usage(this.text.slice(this.initialLength)) ?? null;
  }

  record({ state, failure }: Outcome): InteractionRecord {
    const since = (moment: number | null) => moment && Math.round(moment - this.startedAt);
    const used = this.usage();
    return {
      use: "coach-chat",
      partner: this.source?.kind ?? "offline",
      model: this.source?.label ?? "",
      inputTokens: used?.inputTokens ?? null,
      outputTokens: used?.outputTokens ?? null,
      firstMs: since(this.firstTextAt),
      ms: Math.round(performance.now() - this.startedAt),
      outcome: state,
      failure,
      messageId: this.id,
    };
  }

  /**
   * Ends a reply that this process no longer owns; text that was not visible is dropped. `stored` is the row's text, if
   * known.
   */
  giveUp(outcome: Outcome, stored = ""): void {
    const seen = this.text.slice(0, this.visibleLength);
    this.text = stored.startsWith(seen) ? stored : seen;
    this.finish(outcome);
  }

  watch(watcher: () => void): () => void {
    this.watchers.add(watcher);
    return () => void this.watchers.delete(watcher);
  }

  async waitUntil(condition: () => boolean): Promise<void> {
    if (condition()) return;
    await new Promise<void>((resolve) => {
      const stop = this.watch(() => {
        if (!condition()) return;
        stop();
        resolve();
      });
    });
  }

  notifyWatchers(): void {
    for (const watcher of [...this.watchers]) watcher();
  }

  private show(length: number): void {
    this.visibleLength = length;
    this.notifyWatchers();
  }
}
