/** Words as a reader of a reply has them so far, and whether they ended or broke off. */
export interface ReadingState {
  text: string;
  ended: boolean;
  broken: boolean;
}

/** Reads a reply in the background. */
export function reading(response: Response) {
  const state: ReadingState = { text: "", ended: false, broken: false };
  const decoder = new TextDecoder();
  const reader = response.body?.getReader();
  const done = (async () => {
    try {
      for (;;) {
        const part = await reader?.read();
        if (!part || part.done) break;
        state.text += decoder.decode(part.value, { stream: true });
      }
      state.ended = true;
    } catch {
      state.broken = true;
    }
  })();
  return Object.assign(state, { done, leave: () => reader?.cancel() });
}

const PATIENCE_MS = 8_000;

/** Resolves when it is so; a busy machine takes its time. */
export async function until(isTrue: () => boolean | Promise<boolean>): Promise<void> {
  const end = Date.now() + PATIENCE_MS;
  while (!(await isTrue())) {
    if (Date.now() > end) throw new Error(`It did not happen within ${PATIENCE_MS} ms`);
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
}
