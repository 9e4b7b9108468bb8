import { readText } from "./read-text";

/** Longer than the server lets a reader wait for an answer's head, and than it lets a model be silent. */
const SILENCE = 45_000;
/** A line that has carried something within this time is not doubted. */
const FRESH = 5_000;

/**
 * The connection that an answer comes over, one after the other. One that died on the way says nothing, and so does not
 * say that either: it is given up when it has been silent for too long.
 */
export class Line {
  private controller = new AbortController();
  private heardAt = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;

  /** Opens an answer. @throws as `ask` does, or when the line was given up before the answer's head came. */
  async open(ask: (signal: AbortSignal) => Promise<Response>): Promise<Response> {
    this.controller = new AbortController();
    this.hear();
    return ask(this.controller.signal).catch((error: unknown) => {
      clearTimeout(this.timer);
      throw error;
    });
  }

  /** Reads an opened answer until it ends, breaks off or is given up. */
  async read(response: Response, onText: (piece: string) => void): Promise<void> {
    const hear = (piece: string) => {
      this.hear();
      onText(piece);
    };
    await readText(response, hear).catch(() => undefined);
    clearTimeout(this.timer);
  }

  /** The page comes back from a sleep, or to a network: what was silent in the meantime is not waited for. */
  doubt(): void {
    if (Date.now() - this.heardAt > FRESH) this.controller.abort();
  }

  private hear(): void {
    const { controller } = this;
    this.heardAt = Date.now();
    clearTimeout(this.timer);
    this.timer = setTimeout(() => controller.abort(), SILENCE);
  }
}
