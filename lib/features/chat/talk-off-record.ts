import "server-only";
import { coachReply } from "@/lib/features/coach/coach-reply";
import { LlmFailure } from "@/lib/providers/llm/failure";
import { consumeLimits } from "@/lib/server/rate-limit";
import type { Ctx, UserActor } from "@/lib/shared/actor";
import { coachContext } from "./coach-context";
import { takeSeat } from "./replies/hub";
import { failed } from "./replies/open-reply";
import type { OffRecordInput } from "./schema";

/**
 * The partner's answer to a conversation that is never stored: no row, no memory, no record. It ends with its reader.
 * @throws AppError rate_limited, unavailable, provider_failed.
 */
export async function talkOffRecord(
  ctx: Ctx<UserActor>,
  { messages }: OffRecordInput,
): Promise<ReadableStream<Uint8Array>> {
  await consumeLimits(["chatPerMinute", "chatPerDay"], String(ctx.actor.userId));
  const release = takeSeat(ctx.actor.userId);
  const left = new AbortController();
  try {
    const context = await coachContext(ctx);
    const words = coachReply({ context, turns: messages, signal: left.signal })[Symbol.asyncIterator]();
    const first = await words.next();
    if (first.done) throw new LlmFailure("unavailable", { detail: "empty answer" });
    return asStream(words, first.value, () => (left.abort(), release()));
  } catch (error) {
    release();
    throw error instanceof LlmFailure ? failed(error.code, error) : error;
  }
}

function asStream(words: AsyncIterator<string>, first: string, close: () => void): ReadableStream<Uint8Array> {
  return new ReadableStream<Uint8Array>({
    start: (controller) => controller.enqueue(Buffer.from(first)),
    async pull(controller) {
      try {
        const { done, value } = await words.next();
        if (!done) return controller.enqueue(Buffer.from(value));
        close();
        controller.close();
      } catch (error) {
        close();
        controller.error(error);
      }
    },
    cancel: close,
  });
}
