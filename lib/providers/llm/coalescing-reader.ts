import "server-only";
import type { IncomingMessage } from "node:http";

const MAX_BUFFERED_BYTES = 64 * 1024;

/**
 * A response body that returns everything received at a time: a model sends hundreds of chunks of a few bytes, and each
 * costs little until somebody reads.
 */
export class CoalescingReader {
  private pieces: Buffer[] = [];
  private bytes = 0;
  private state: "open" | "ended" | "broken" = "open";
  private fault: unknown = null;
  private wake = () => {};
  private readonly response: IncomingMessage;

  constructor(response: IncomingMessage) {
    this.response = response;
    response.on("data", (piece: Buffer) => {
      this.pieces.push(piece);
      this.bytes += piece.length;
      if (this.bytes >= MAX_BUFFERED_BYTES) response.pause();
      this.wake();
    });
    response.once("end", () => this.settle("ended"));
    response.on("error", (error) => this.settle("broken", error));
    response.once("close", () => this.settle("broken"));
  }

  /**
   * Everything received since the last call, at least one byte; null at the end.
   * @throws the error that broke the connection.
   */
  async take(): Promise<Buffer | null> {
    if (this.pieces.length === 0 && this.state === "open") await new Promise<void>((resolve) => (this.wake = resolve));
    const { pieces } = this;
    if (pieces.length > 0) {
      this.pieces = [];
      this.bytes = 0;
      if (this.response.isPaused()) this.response.resume();
      return pieces.length === 1 ? (pieces[0] as Buffer) : Buffer.concat(pieces); // The length is 1.
    }
    if (this.state === "broken") throw this.fault ?? new Error("The connection was closed");
    return null;
  }

  private settle(state: "ended" | "broken", fault: unknown = null): void {
    if (this.state !== "open") return;
    this.state = state;
    this.fault = fault;
    this.wake();
  }
}
