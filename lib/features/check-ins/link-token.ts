import "server-only";
import { z } from "zod";
import { keyedHash, secretsEqual } from "@/lib/server/crypto";
import { AppError } from "@/lib/shared/errors";
import { DAY_MS } from "@/lib/shared/time/durations";

const LINK_DAYS = 30;
/** Long, because somebody may unsubscribe by an old mail. */
const UNSUBSCRIBE_DAYS = 365;

const payload = z.object({
  u: z.int(),
  /** The commitment; null for the link that stops the mails. */
  c: z.string().nullable(),
  e: z.int(),
});

export interface LinkTarget {
  userId: number;
  commitmentId: string | null;
}

const LINK_OVER = "This link has expired. You can answer at the top of a new conversation.";
const signBody = (body: string) => keyedHash("check-in-link", body);

export function signLink({ userId, commitmentId }: LinkTarget, now: Date): string {
  const days = commitmentId === null ? UNSUBSCRIBE_DAYS : LINK_DAYS;
  const data = { u: userId, c: commitmentId, e: Math.floor((now.getTime() + days * DAY_MS) / 1_000) };
  const body = Buffer.from(JSON.stringify(data)).toString("base64url");
  return `${body}.${signBody(body)}`;
}

/** @throws AppError gone for a link that this installation did not sign, or that has expired. */
export function readLink(token: string, now: Date): LinkTarget {
  const [body = "", mac = ""] = token.split(".");
  if (!secretsEqual(mac, signBody(body))) throw new AppError("gone", LINK_OVER);
  const { u, c, e } = payload.parse(JSON.parse(Buffer.from(body, "base64url").toString("utf8")));
  if (e * 1_000 <= now.getTime()) throw new AppError("gone", LINK_OVER);
  return { userId: u, commitmentId: c };
}
