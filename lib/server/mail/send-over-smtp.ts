import "server-only";
import { Readable } from "node:stream";
import nodemailer, { type SendMailOptions } from "nodemailer";
import { smtpOptions } from "./smtp-options";

async function* readBefore(message: Readable, beforeEnd: () => Promise<void>): AsyncGenerator<Buffer> {
  yield* message;
  await beforeEnd();
}

/**
 * Hands one message to a mail server. `beforeEnd` runs once the server has all but the end of it; when it rejects, or
 * this process ends before, the server drops the message.
 */
export async function sendOverSmtp(
  url: string,
  message: SendMailOptions,
  beforeEnd?: () => Promise<void>,
): Promise<void> {
  const transport = nodemailer.createTransport(smtpOptions(url));
  let isOver = false;
  const end = async () => {
    // Nodemailer reads a message to its end also after its recipient was refused.
    if (isOver) throw new Error("The transfer to the mail server has ended");
    await beforeEnd?.();
  };
  transport.use("stream", (mail, done) => {
    mail.message.processFunc((stream) => Readable.from(readBefore(stream, end), { objectMode: false }));
    done();
  });
  try {
    await transport.sendMail(message);
  } finally {
    isOver = true;
    transport.close();
  }
}

/** The mail server refused the mail; after any other error it may have accepted it. */
export const isMailRefused = (error: unknown): boolean =>
  error instanceof Error && "responseCode" in error && typeof error.responseCode === "number";
