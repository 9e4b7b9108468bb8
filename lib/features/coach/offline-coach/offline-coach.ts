import type { LanguageModel } from "ai";
import type { CoachContext, CoachTurn } from "../schema";
import { HUMANE_PACE, inWords } from "./pace";
import { respond } from "./respond";

type OfflineModel = Extract<LanguageModel, { specificationVersion: "v4" }>;
type CallOptions = Parameters<OfflineModel["doStream"]>[0];
type StreamPart = Awaited<ReturnType<OfflineModel["doStream"]>>["stream"] extends ReadableStream<infer P> ? P : never;

const NO_TOKENS = {
  inputTokens: { total: 0, noCache: 0, cacheRead: 0, cacheWrite: 0 },
  outputTokens: { total: 0, text: 0, reasoning: 0 },
};
const STOP = { unified: "stop", raw: undefined } as const;

/** The turns of a prompt; the system part is for other models, this one has its context already. */
function turnsOf(prompt: CallOptions["prompt"]): CoachTurn[] {
  return prompt.flatMap((message): CoachTurn[] => {
    if (message.role !== "user" && message.role !== "assistant") return [];
    const content = message.content.flatMap((part) => (part.type === "text" ? [part.text] : [])).join("");
    return [{ role: message.role, content }];
  });
}

/** The built-in coach as a language model: no network, no key, the same reply to the same conversation. */
export function offlineCoach(context: CoachContext, pace = HUMANE_PACE): OfflineModel {
  return {
    specificationVersion: "v4",
    provider: "clarity",
    modelId: "offline-coach",
    supportedUrls: {},
    async doGenerate({ prompt }) {
      const text = respond({ turns: turnsOf(prompt), context });
      return { content: [{ type: "text", text }], finishReason: STOP, usage: NO_TOKENS, warnings: [] };
    },
    async doStream({ prompt, abortSignal }) {
      const text = respond({ turns: turnsOf(prompt), context });
      return { stream: asParts(inWords(text, pace, abortSignal)) };
    },
  };
}

function asParts(words: AsyncGenerator<string>): ReadableStream<StreamPart> {
  const id = "reply";
  return new ReadableStream<StreamPart>({
    start(controller) {
      controller.enqueue({ type: "stream-start", warnings: [] });
      controller.enqueue({ type: "text-start", id });
    },
    async pull(controller) {
      const { done, value } = await words.next();
      if (!done) return controller.enqueue({ type: "text-delta", id, delta: value });
      controller.enqueue({ type: "text-end", id });
      controller.enqueue({ type: "finish", usage: NO_TOKENS, finishReason: STOP });
      controller.close();
    },
    async cancel() {
      await words.return(undefined);
    },
  });
}
