import type { CoachReply } from "@/lib/features/coach/coach-reply";
import { NEW_COACH_STATE, type CoachState, type CoachTurn } from "@/lib/features/coach/schema";

export class ScriptedReply {
  readonly turns: CoachTurn[];
  readonly signal: AbortSignal;
  state: CoachState = NEW_COACH_STATE;
  private readonly pieces: string[] = [];
  private end: { error?: unknown } | null = null;
  private wake = () => {};

  constructor(turns: CoachTurn[], signal: AbortSignal) {
    this.turns = turns;
    this.signal = signal;
    signal.addEventListener("abort", () => this.fail(signal.reason));
  }

  say(...pieces: string[]): void {
    this.pieces.push(...pieces);
    this.wake();
  }

  done(): void {
    this.end ??= {};
    this.wake();
  }

  fail(error: unknown): void {
    this.end ??= { error };
    this.wake();
  }

  async *[Symbol.asyncIterator](): AsyncGenerator<string> {
    for (;;) {
      const piece = this.pieces.shift();
      if (piece !== undefined) yield piece;
      else if (this.end?.error) throw this.end.error;
      else if (this.end) return;
      else await new Promise<void>((resolve) => (this.wake = resolve));
    }
  }
}

export class ScriptedCoach {
  readonly replies: ScriptedReply[] = [];
  private waiting: ((reply: ScriptedReply) => void)[] = [];
  private handedOut = 0;

  readonly prepareReply =
    async ({ turns }: { turns: CoachTurn[] }) =>
    (signal: AbortSignal): CoachReply => {
      const reply = new ScriptedReply(turns, signal);
      this.replies.push(reply);
      this.waiting.shift()?.(reply);
      return {
        kind: "configured",
        label: "scripted",
        raised: [],
        state: () => reply.state,
        usage: () => ({ inputTokens: 10, outputTokens: 5 }),
        [Symbol.asyncIterator]: () => reply[Symbol.asyncIterator](),
      };
    };

  async next(): Promise<ScriptedReply> {
    const at = this.handedOut++;
    const asked = this.replies[at];
    return asked ?? new Promise((resolve) => this.waiting.push(resolve));
  }
}
