import "server-only";
import { randomUUID } from "node:crypto";
import { mkdir, readdir, rm, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";
import nodemailer from "nodemailer";
import { emailKey, parseEmail } from "@/lib/shared/text/email";
import { PRODUCT } from "@/lib/shared/product";
import { supportEmail } from "@/lib/shared/public-env";
import { keyedHash } from "../crypto";
import { inDataDir } from "../data-dir";
import { env } from "../env";
import { sendOverSmtp } from "./send-over-smtp";
import { DAY_MS } from "@/lib/shared/time/durations";

const outboxDir = () => inDataDir("outbox");
const FILE_RETENTION_MS = 7 * DAY_MS;

export interface Mail {
  to: string;
  subject: string;
  text: string;
  html?: string;
  /** Unsubscribes from mails of this kind with one request (RFC 8058). */
  unsubscribeUrl?: string;
  /** The account is deleted, so a mail file must not contain the address. */
  isAccountDeleted?: boolean;
}

/** Without SMTP_URL, mail becomes files in `.data/outbox`. */
export const isMailConfigured = (): boolean => env().SMTP_URL !== undefined;

/** Prevents header injection through typed text. */
const headerText = (value: string) => value.replace(/[\u0000-\u001f\u007f-\u009f\u2028\u2029]+/g, " ").trim();

/** Keeps retries of a mail identical: one message id, one file. */
interface MailIdentity {
  id: string;
  at: Date;
}

function messageOf({ to, subject, text, html, unsubscribeUrl }: Mail, { id }: MailIdentity) {
  const address = parseEmail(to);
  if (!address) throw new Error("Not an address that mail can be sent to");
  return {
    from: { name: PRODUCT.name, address: env().MAIL_FROM ?? supportEmail() },
    // An object is one recipient; a string would be parsed as a list.
    to: { name: "", address },
    subject: headerText(subject),
    text,
    ...(html && { html }),
    messageId: `<${id}@${new URL(env().APP_URL).hostname}>`,
    headers: {
      "Auto-Submitted": "auto-generated",
      ...(unsubscribeUrl && {
        "List-Unsubscribe": `<${unsubscribeUrl}>`,
        "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
      }),
    },
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}

/**
 * Sends a mail over SMTP_URL, or writes it to `.data/outbox/*.eml` when that is unset. `beforeEnd` runs once the mail
 * server has all but the end of the message; when it rejects, the server drops the mail.
 * @throws the error of the mail server or the disk; the caller decides whether to retry.
 */
export async function sendMail(
  mail: Mail,
  identity: MailIdentity = { id: randomUUID(), at: new Date() },
  beforeEnd?: () => Promise<void>,
): Promise<void> {
  const { SMTP_URL } = env();
  if (!SMTP_URL) {
    await writeMailFile(mail, identity);
    return beforeEnd?.();
  }
  await sendOverSmtp(SMTP_URL, messageOf(mail, identity), beforeEnd);
}

const recipientHash = (to: string) => keyedHash("mail-file", emailKey(to)).slice(0, 20);

async function writeMailFile(mail: Mail, identity: MailIdentity): Promise<void> {
  const shown = mail.isAccountDeleted ? { ...mail, to: "address-withheld@account-deleted.invalid" } : mail;
  const composer = nodemailer.createTransport({ streamTransport: true, buffer: true, newline: "windows" });
  const { message } = await composer.sendMail(messageOf(shown, identity));
  if (!Buffer.isBuffer(message)) throw new Error("The mail was not composed into a buffer");
  await mkdir(outboxDir(), { recursive: true, mode: 0o700 });
  const reader = mail.isAccountDeleted ? "farewell" : recipientHash(mail.to);
  const time = identity.at.toISOString().replaceAll(":", "-");
  await writeFile(join(outboxDir(), `${time}.${reader}.${identity.id}.eml`), message, { mode: 0o600 });
}

const listFiles = async (): Promise<string[]> => readdir(outboxDir()).catch(() => []);

export async function deleteMailFiles(address: string): Promise<void> {
  const reader = recipientHash(address);
  for (const file of await listFiles())
    if (file.split(".")[2] === reader) await rm(join(outboxDir(), file), { force: true });
}

export async function purgeMailFiles(now: Date): Promise<number> {
  let removed = 0;
  for (const file of await listFiles()) {
    const path = join(outboxDir(), file);
    const { mtimeMs } = await stat(path).catch(() => ({ mtimeMs: now.getTime() }));
    if (now.getTime() - mtimeMs <= FILE_RETENTION_MS) continue;
    await rm(path, { force: true });
    removed += 1;
  }
  return removed;
}
