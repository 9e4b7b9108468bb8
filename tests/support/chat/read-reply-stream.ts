export interface ReplyStream {
  text: string;
  end: "open" | "clean" | "broken";
  /** Settles when the stream has ended in either way. */
  done: Promise<void>;
  leave(): Promise<void> | undefined;
}

/** Reads a reply in the background; `text` grows and `end` changes while the caller goes on. */
export function readReplyStream({ body }: Response): ReplyStream {
  const decoder = new TextDecoder();
  const reader = body?.getReader();
  const stream: ReplyStream = { text: "", end: "open", done: Promise.resolve(), leave: () => reader?.cancel() };
  const readToEnd = async () => {
    try {
      for (;;) {
        const part = await reader?.read();
        if (!part || part.done) break;
        stream.text += decoder.decode(part.value, { stream: true });
      }
      stream.end = "clean";
    } catch {
      stream.end = "broken";
    }
  };
  stream.done = readToEnd();
  return stream;
}
