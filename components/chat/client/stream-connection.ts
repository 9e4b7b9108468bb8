/** Longer than the server's wait for the first text and than its limit for a silent model. */
const IDLE_TIMEOUT_MS = 45_000;
const STALE_AFTER_MS = 5_000;

/** Dead sockets raise no event, so the connection is aborted when idle. */
export class StreamConnection {
  private controller = new AbortController();
  private lastDataAt = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;

  /** @throws as `request` does, or when the connection is aborted before the response's headers. */
  async open(request: (signal: AbortSignal) => Promise<Response>): Promise<Response> {
    this.controller = new AbortController();
    this.resetIdleTimer();
    return request(this.controller.signal).catch((error: unknown) => {
      clearTimeout(this.timer);
      throw error;
    });
  }

  /** Never rejects: after a broken stream the rows are read. */
  async read(response: Response, onText: (piece: string) => void): Promise<void> {
    const onPiece = (piece: string) => {
      this.resetIdleTimer();
      onText(piece);
    };
    await readText(response, onPiece).catch(() => undefined);
    clearTimeout(this.timer);
  }

  abortIfStale(): void {
    if (Date.now() - this.lastDataAt > STALE_AFTER_MS) this.controller.abort();
  }

  private resetIdleTimer(): void {
    const { controller } = this;
    this.lastDataAt = Date.now();
    clearTimeout(this.timer);
    this.timer = setTimeout(() => controller.abort(), IDLE_TIMEOUT_MS);
  }
}

/** Rejects when the connection breaks, which is how the server marks an interrupted reply. */
export async function readText(response: Response, onText: (piece: string) => void): Promise<void> {
  const reader = response.body?.getReader();
  const decoder = new TextDecoder();
  while (reader) {
    const { done, value } = await reader.read();
    if (done) break;
    onText(decoder.decode(value, { stream: true }));
  }
}
