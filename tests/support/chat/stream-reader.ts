interface StreamState {
  text: string;
  ended: boolean;
  broken: boolean;
}

export function readStream(response: Response) {
  const state: StreamState = { text: "", ended: false, broken: false };
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
