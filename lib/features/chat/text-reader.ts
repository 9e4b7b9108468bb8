import "server-only";

const IDLE_READER_TIMEOUT_MS = 60_000;

// Next sends the response's headers with the first chunk, and proxies give up on a response without headers.
const EMPTY_CHUNK = new Uint8Array();

/** The next text, "" when there is none yet, null at a clean end. */
export type ReadText = () => Promise<string | null>;

/**
 * Reads on only when the reader wants more. Calls `onEnd` once: at the end, or when the reader has left or asks for
 * nothing for a minute.
 */
export function toByteStream(read: ReadText, onEnd = () => {}): ReadableStream<Uint8Array> {
  let isOpen = true;
  let isReading = false;
  let idleTimer: NodeJS.Timeout;
  const close = () => {
    isOpen = false;
    clearTimeout(idleTimer);
    onEnd();
  };
  const fail = (controller: ReadableStreamDefaultController, error: unknown) => {
    if (!isOpen) return;
    close();
    controller.error(error);
  };
  return new ReadableStream<Uint8Array>(
    {
      start(controller) {
        controller.enqueue(EMPTY_CHUNK);
        const onIdle = () => isReading || fail(controller, new Error("The reader was idle too long"));
        idleTimer = setTimeout(onIdle, IDLE_READER_TIMEOUT_MS).unref();
      },
      async pull(controller) {
        isReading = true;
        try {
          let text: string | null = "";
          while (text === "" && isOpen) text = await read();
          if (!isOpen) return;
          if (text !== null) return controller.enqueue(Buffer.from(text));
          close();
          controller.close();
        } catch (error) {
          fail(controller, error);
        } finally {
          isReading = false;
          if (isOpen) idleTimer.refresh();
        }
      },
      cancel: close,
    },
    { highWaterMark: 0 },
  );
}
