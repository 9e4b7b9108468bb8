import { z } from "zod";
import { isStorable } from "./clean-text.ts";

/** RFC 5321 limits an address to 254 characters. */
const MAX_EMAIL_CHARS = 254;

/**
 * A mailbox address in its stored form, or null. NFKC first, then a linear check (the usual pattern is quadratic): one
 * at sign, no space, control, quote or comma, ASCII local part, a dotted domain that survives punycode.
 */
export function parseEmail(input: string): string | null {
  if (input.length > MAX_EMAIL_CHARS * 2 || !isStorable(input)) return null;
  const text = input.normalize("NFKC").trim();
  if (text.length > MAX_EMAIL_CHARS) return null;
  const at = text.indexOf("@");
  if (at < 1 || at !== text.lastIndexOf("@")) return null;
  const local = text.slice(0, at);
  if (local.length > 64 || !/^[A-Za-z0-9.!#$%&'*+/=?^_`{|}~-]+$/.test(local)) return null;
  const domain = asciiDomain(text.slice(at + 1));
  return domain ? `${local}@${domain}` : null;
}

function asciiDomain(domain: string): string | null {
  if (!/^[\p{L}\p{N}.-]+$/u.test(domain) || domain.startsWith(".") || domain.endsWith(".")) return null;
  let host: string;
  try {
    host = new URL(`http://${domain}`).hostname;
  } catch {
    return null;
  }
  const labels = host.split(".");
  const isDotted = labels.length >= 2 && labels.every((label) => /^[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?$/.test(label));
  const isAddress = /^\d+$/.test(labels.at(-1) ?? "");
  return isDotted && !isAddress ? host : null;
}

export const emailKey = (email: string): string => email.toLowerCase();

/** Recognisable for somebody who knows the address: `a…@example.com`. */
export const maskEmail = (email: string): string => `${email.slice(0, 1)}…${email.slice(email.lastIndexOf("@"))}`;

export function emailInput(invalid = "Invalid email address", required = invalid) {
  return z
    .string({ error: required })
    .max(1000, invalid)
    .transform((value) => parseEmail(value))
    .refine((value) => value !== null, invalid)
    .transform((value) => value as string); // The refinement above has excluded null.
}
