import "server-only";
import { randomUUID } from "node:crypto";
import { mkdir, readdir, rm, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";
import nodemailer from "nodemailer";
import { emailKey, parseEmail } from "@/lib/shared/email";
import { PRODUCT } from "@/lib/shared/product";
import { keyedHash } from "./crypto";
import { env } from "./env";

const OUTBOX = join(process.cwd(), ".data", "outbox");
const KEEP_FILES_MS = 7 * 86_400_000;
const TIMEOUTS = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000 };

export interface Mail {
  to: string;
  subject: string;
  /** Plain text; every mail reads well without HTML. */
  text: string;
  /** The reader's account is gone: where mail only becomes a file, the file does not keep their address. */
  isFarewell?: boolean;
}

/** Whether mail leaves this machine; without SMTP_URL it becomes files in `.data/outbox`. */
export const isMailConfigured = (): boolean => env().SMTP_URL !== undefined;

/** One header line: what a person typed can never end it and begin another. */
const headerText = (value: string) => value.replace(/[\u0000-\u001f\u007f-\u009f\u2028\u2029]+/g, " ").trim();

function messageOf({ to, subject, text }: Mail) {
  const address = parseEmail(to);
  if (!address) throw new Error("Not an address that mail can be sent to");
  return {
    from: { name: PRODUCT.name, address: PRODUCT.supportEmail },
    // An object is one recipient; a string would be parsed as a list.
    to: { name: "", address },
    subject: headerText(subject),
    text,
    headers: { "Auto-Submitted": "auto-generated" },
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}

/**
 * Sends a mail over SMTP_URL, or keeps it as `.data/outbox/*.eml`.
 * @throws what the mail server or the disk answered; the caller decides whether to try again.
 */
export async function sendMail(mail: Mail): Promise<void> {
  const { SMTP_URL } = env();
  if (!SMTP_URL) return keepAsFile(mail);
  const transport = nodemailer.createTransport({ url: SMTP_URL, ...TIMEOUTS });
  try {
    await transport.sendMail(messageOf(mail));
  } finally {
    transport.close();
  }
}

/** Files name their reader by a keyed hash, so that they can be found again without holding a list of addresses. */
const readerOf = (to: string) => keyedHash("mail-file", emailKey(to)).slice(0, 20);

async function keepAsFile(mail: Mail): Promise<void> {
  const shown = mail.isFarewell ? { ...mail, to: "address-withheld@account-deleted.invalid" } : mail;
  const composer = nodemailer.createTransport({ streamTransport: true, buffer: true, newline: "windows" });
  const { message } = await composer.sendMail(messageOf(shown));
  if (!Buffer.isBuffer(message)) throw new Error("The mail was not composed into a buffer");
  await mkdir(OUTBOX, { recursive: true, mode: 0o700 });
  const reader = mail.isFarewell ? "farewell" : readerOf(mail.to);
  const time = new Date().toISOString().replaceAll(":", "-");
  await writeFile(join(OUTBOX, `${time}.${reader}.${randomUUID()}.eml`), message, { mode: 0o600 });
}

const listFiles = async (): Promise<string[]> => readdir(OUTBOX).catch(() => []);

/** Removes the mail files of one reader. */
export async function forgetMailFiles(address: string): Promise<void> {
  const reader = readerOf(address);
  for (const file of await listFiles())
    if (file.split(".")[2] === reader) await rm(join(OUTBOX, file), { force: true });
}

/** Removes mail files older than a week. Returns how many. */
export async function purgeMailFiles(now: Date): Promise<number> {
  let removed = 0;
  for (const file of await listFiles()) {
    const path = join(OUTBOX, file);
    const { mtimeMs } = await stat(path).catch(() => ({ mtimeMs: now.getTime() }));
    if (now.getTime() - mtimeMs <= KEEP_FILES_MS) continue;
    await rm(path, { force: true });
    removed += 1;
  }
  return removed;
}
