import "server-only";
import type { CoachReply } from "@/lib/features/coach/coach-reply";
import type { InteractionRecord } from "@/lib/features/coach/schema";
import type { TokenUsage } from "@/lib/providers/llm/completion-reader";
import type { FinalState, ReplyFailure } from "../model";

/** How a reply ended, and why when it did not end well. */
export interface Outcome {
  state: FinalState;
  failure: ReplyFailure | null;
}

/** The partner's answer as it was opened. */
export interface OpenSource extends Pick<CoachReply, "kind" | "label"> {
  pieces: AsyncIterable<string>;
  /** What was used when the answer has ended, or was cut after `text`; null when nothing is to be counted. */
  usage(text: string): TokenUsage | null;
}

interface NewReply {
  id: string;
  conversationId: string;
  userId: number;
  /** What the message already holds, when an answer is continued. */
  text: string;
}

/**
 * A reply while this process writes it. What has arrived is shown as soon as its beginning is on the disk and itself on
 * its way to the database, so that nothing that was seen is lost with this process; should the database die before it has
 * it, this process writes it again. Readers come and go without any effect on the writing.
 */
export class RunningReply {
  readonly id: string;
  readonly conversationId: string;
  readonly userId: number;
  readonly startedAt = performance.now();
  /** Aborting it ends the call to the partner. */
  readonly abort = new AbortController();
  /** Everything that has arrived. */
  text: string;
  /** How much of it readers may see, in UTF-16 units like every offset of this interface. */
  shown: number;
  /** How much of it is stored. */
  saved: number;
  /** The message and the pending reply are on the database's disk, and not only committed. */
  isOnDisk = false;
  /** How the reply will end: decided, not yet stored. */
  outcome: Outcome | null = null;
  /** How the reply ended: stored. Nothing changes any more. */
  ended: Outcome | null = null;
  /** When and how far the message itself was last brought up to date: also in bytes of UTF-8. */
  foldedAt = 0;
  folded: number;
  foldedBytes: number;
  /** Who writes it, once that is known. */
  source: Omit<OpenSource, "pieces"> | null = null;
  /** When the first words came. */
  firstAt: number | null = null;
  /** The last writing failed, or was long ago: nothing more is shown before one succeeds. */
  isBehind = false;
  /** When this process last had words to write, as `performance.now()` tells it. */
  writtenAt = this.startedAt;
  /** Writings in a row that failed although the database could be reached. */
  failedWrites = 0;
  /** How much of it has left this process for the database. */
  private sent: number;
  private readonly firstUnit: number;
  private readonly watchers = new Set<() => void>();

  constructor({ id, conversationId, userId, text }: NewReply) {
    this.id = id;
    this.conversationId = conversationId;
    this.userId = userId;
    this.text = text;
    this.firstUnit = text.length;
    this.shown = text.length;
    this.sent = text.length;
    this.saved = text.length;
    this.folded = text.length;
    this.foldedBytes = Buffer.byteLength(text);
  }

  /** Readers may see more than what an earlier beginning had said. */
  get isUnderWay(): boolean {
    return this.shown > this.firstUnit;
  }

  /** Words of this beginning are stored. */
  get hasStoredWords(): boolean {
    return this.saved > this.firstUnit;
  }

  /** Adds words; ignored once the end is decided. */
  append(piece: string): void {
    if (this.outcome || piece === "") return;
    this.firstAt ??= performance.now();
    this.text += piece;
  }

  /** Everything up to `length` has left this process for the database; it may be seen unless the last writing failed. */
  markSent(length: number): void {
    if (this.isBehind) return;
    // A writing may be answered when a longer one is on its way already.
    this.sent = Math.max(this.sent, length);
    if (this.isOnDisk) this.show(this.sent);
  }

  /** Everything up to `length` is stored. */
  markSaved(length: number): void {
    this.failedWrites = 0;
    this.isBehind = false;
    this.saved = Math.max(this.saved, length);
    this.markSent(length);
  }

  /** The disk has the beginning: what may be seen is shown. */
  markOnDisk(): void {
    if (this.isOnDisk) return;
    this.isOnDisk = true;
    this.show(this.sent);
  }

  /** Marks everything that is stored as part of the message itself. */
  markFolded(now: number): void {
    this.foldedAt = now;
    this.foldedBytes += Buffer.byteLength(this.text.slice(this.folded, this.saved));
    this.folded = this.saved;
  }

  /** Decides the end; the first decision stands. Returns whether this was it. */
  decide(outcome: Outcome): boolean {
    if (this.outcome) return false;
    this.outcome = outcome;
    this.abort.abort(new DOMException(`The reply is ${outcome.state}`, "AbortError"));
    return true;
  }

  /** The end is stored (or somebody else stored it): readers get the rest and their end. */
  finish(outcome: Outcome): void {
    this.outcome ??= outcome;
    this.ended = outcome;
    if (!this.abort.signal.aborted) this.abort.abort(new DOMException("The reply has ended", "AbortError"));
    this.show(this.text.length);
  }

  /** What the partner used: as the provider counted it, or an estimate when it was cut before it did. */
  usage(): TokenUsage | null {
    return this.source?.usage(this.text.slice(this.firstUnit)) ?? null;
  }

  /** What `ai_interactions` keeps of it: use, model, tokens, milliseconds and outcome, never what was said. */
  record({ state, failure }: Outcome): InteractionRecord {
    const since = (moment: number | null) => moment && Math.round(moment - this.startedAt);
    const used = this.usage();
    return {
      use: "coach-chat",
      partner: this.source?.kind ?? "offline",
      model: this.source?.label ?? "",
      inputTokens: used?.inputTokens ?? null,
      outputTokens: used?.outputTokens ?? null,
      firstMs: since(this.firstAt),
      ms: Math.round(performance.now() - this.startedAt),
      outcome: state,
      failure,
      messageId: this.id,
    };
  }

  /**
   * The end of a reply that this process cannot write any more: words that were not shown are forgotten. `stored` is what
   * the database holds, when it can be asked.
   */
  giveUp(outcome: Outcome, stored = ""): void {
    const seen = this.text.slice(0, this.shown);
    this.text = stored.startsWith(seen) ? stored : seen;
    this.finish(outcome);
  }

  watch(watcher: () => void): () => void {
    this.watchers.add(watcher);
    return () => void this.watchers.delete(watcher);
  }

  /** Resolves when `isTrue` holds; asked again whenever something is stored, shown or ended. */
  async when(isTrue: () => boolean): Promise<void> {
    if (isTrue()) return;
    await new Promise<void>((resolve) => {
      const stop = this.watch(() => {
        if (!isTrue()) return;
        stop();
        resolve();
      });
    });
  }

  /** Has everybody who waits look again. */
  tell(): void {
    for (const watcher of [...this.watchers]) watcher();
  }

  private show(length: number): void {
    this.shown = length;
    this.tell();
  }
}
