import "server-only";
import { prepareReply } from "@/lib/features/coach/coach-reply";
import { LlmFailure } from "@/lib/providers/llm/failure";
import type { Ctx, UserActor } from "@/lib/shared/actor";
import { reserveChatQuota } from "./reserve-chat-quota";
import { buildCoachContext } from "./coach-context";
import { toReplySource } from "./reply-source";
import { toReplyError } from "./reply-error";
import type { OffRecordInput } from "./schema";
import { acquireSlot } from "./slots/reply-slots";
import { toByteStream } from "./text-reader";

/**
 * Streams the coach's reply in a conversation that is never stored: no row, no memory, no record. It is aborted when
 * its reader leaves; `signal` reports that before the first text.
 * @throws AppError rate_limited, unavailable, provider_failed.
 */
export async function streamUnsavedReply(
  ctx: Ctx<UserActor>,
  { messages, signal }: OffRecordInput & { signal: AbortSignal },
): Promise<ReadableStream<Uint8Array>> {
  const settle = await reserveChatQuota(ctx);
  const abort = new AbortController();
  let close = () => settle(null);
  try {
    const releaseSlot = acquireSlot(ctx.actor.userId);
    close = () => (releaseSlot(), settle(null));
    const open = await prepareReply({ context: await buildCoachContext(ctx, null), turns: messages });
    const source = toReplySource(open(AbortSignal.any([abort.signal, signal])), messages);
    let text = "";
    close = () => (abort.abort(), releaseSlot(), settle(source.usage(text)));
    const words = tapStream(source.pieces, (piece) => (text += piece));
    const first = await words.next();
    if (first.done) throw new LlmFailure("unavailable", { detail: "empty answer" });
    let next: IteratorResult<string> | null = first;
    const read = async () => {
      const { done, value } = next ?? (await words.next());
      next = null;
      return done ? null : value;
    };
    return toByteStream(read, close);
  } catch (error) {
    close();
    if (signal.aborted) return emptyStream();
    throw error instanceof LlmFailure
      ? toReplyError(error.code, { cause: error, reassurance: "Nothing was stored" })
      : error;
  }
}

async function* tapStream(pieces: AsyncIterable<string>, hear: (piece: string) => void): AsyncGenerator<string> {
  for await (const piece of pieces) {
    hear(piece);
    yield piece;
  }
}

const emptyStream = () => new ReadableStream<Uint8Array>({ start: (controller) => controller.close() });
