import "server-only";
import { prepareReply } from "@/lib/features/coach/coach-reply";
import { LlmFailure } from "@/lib/providers/llm/failure";
import type { Ctx, UserActor } from "@/lib/shared/actor";
import { allowCall } from "./allow-call";
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
  const settle = await allowCall(ctx);
  const left = new AbortController();
  let leave = () => settle(null);
  try {
    const release = takeSeat(ctx.actor.userId);
    leave = () => (release(), settle(null));
    const reply = prepareReply({ context: await coachContext(ctx, null), turns: messages })(left.signal);
    leave = () => (left.abort(), release(), settle(reply.usage()));
    const words = reply[Symbol.asyncIterator]();
    const first = await words.next();
    if (first.done) throw new LlmFailure("unavailable", { detail: "empty answer" });
    return asStream(words, first.value, leave);
  } catch (error) {
    leave();
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
