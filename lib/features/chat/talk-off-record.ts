import "server-only";
import { prepareReply } from "@/lib/features/coach/coach-reply";
import { LlmFailure } from "@/lib/providers/llm/failure";
import type { Ctx, UserActor } from "@/lib/shared/actor";
import { allowCall } from "./allow-call";
import { coachContext } from "./coach-context";
import { asSource } from "./reply-source";
import { takeSeat } from "./replies/hub";
import { failed } from "./replies/open-reply";
import type { OffRecordInput } from "./schema";

/**
 * The partner's answer to a conversation that is never stored: no row, no memory, no record. It ends with its reader,
 * also with one who leaves before the first word, which is when `signal` aborts.
 * @throws AppError rate_limited, unavailable, provider_failed.
 */
export async function talkOffRecord(
  ctx: Ctx<UserActor>,
  { messages, signal }: OffRecordInput & { signal: AbortSignal },
): Promise<ReadableStream<Uint8Array>> {
  const settle = await allowCall(ctx);
  const left = new AbortController();
  let leave = () => settle(null);
  try {
    const release = takeSeat(ctx.actor.userId);
    leave = () => (release(), settle(null));
    const open = prepareReply({ context: await coachContext(ctx, null), turns: messages });
    const source = asSource(open(AbortSignal.any([left.signal, signal])), messages);
    let said = "";
    leave = () => (left.abort(), release(), settle(source.usage(said)));
    const words = heard(source.pieces, (piece) => (said += piece));
    const first = await words.next();
    if (first.done) throw new LlmFailure("unavailable", { detail: "empty answer" });
    return asStream(words, first.value, leave);
  } catch (error) {
    leave();
    if (signal.aborted) return unread();
    throw error instanceof LlmFailure ? failed(error.code, { cause: error, kept: "Nothing was stored" }) : error;
  }
}

async function* heard(pieces: AsyncIterable<string>, hear: (piece: string) => void): AsyncGenerator<string> {
  for await (const piece of pieces) {
    hear(piece);
    yield piece;
  }
}

/** For a reader who has left; their going is no failure. */
const unread = () => new ReadableStream<Uint8Array>({ start: (controller) => controller.close() });

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
