import "server-only";
import { firstNameOf } from "@/lib/features/accounts/model";
import { env } from "@/lib/server/env";
import type { Mail } from "@/lib/server/mail/mailer";
import { paths } from "@/lib/shared/paths";
import { PRODUCT } from "@/lib/shared/product";
import { escapeHtml } from "@/lib/shared/text/escape-html";
import { signLink } from "./link-token";
import type { DueItem, MailPlan } from "./send-store";

const LINE_WIDTH_CHARS = 72;

function wrapLines(text: string): string {
  return text
    .split(/\s+/)
    .reduce<string[]>((lines, word) => {
      const last = lines.at(-1);
      if (last !== undefined && last.length + word.length < LINE_WIDTH_CHARS)
        return [...lines.slice(0, -1), `${last} ${word}`];
      return [...lines, word];
    }, [])
    .join("\n");
}

interface LinkedItem extends DueItem {
  url: string;
}

const STYLE = "font:16px/1.6 Georgia,serif;max-width:34rem;margin:0 auto;padding:24px;color:#1c2333;background:#faf7f0";
const BUTTON =
  "display:inline-block;padding:10px 16px;border:1px solid #1c2333;border-radius:6px;color:#1c2333;text-decoration:none";

const dueLabel = (isOverdue: boolean) => (isOverdue ? "Was due" : "Due");
const moreText = (more: number) => (more === 1 ? "One more is due" : `${more} more are due`);

interface MailContent {
  greeting: string;
  items: LinkedItem[];
  moreCount: number;
  goalsUrl: string;
  stopUrl: string;
}

function composeHtml({ greeting, items, moreCount, goalsUrl, stopUrl }: MailContent): string {
  const entries = items.map(
    ({ text, dueText, isOverdue, url }) =>
      `<div style="border-top:1px solid #ddd5c6;padding:16px 0"><p style="margin:0"><strong>${escapeHtml(text)}</strong></p>` +
      `<p style="margin:0 0 12px;color:#565f73">${dueLabel(isOverdue)}: ${escapeHtml(dueText)}</p>` +
      `<a href="${escapeHtml(url)}" style="${BUTTON}">Say how it went</a></div>`,
  );
  return (
    `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Check-in</title>` +
    `<meta name="viewport" content="width=device-width"></head><body style="${STYLE}">` +
    `<p>${escapeHtml(greeting)}</p><p>This is what you said you would do:</p>${entries.join("")}` +
    (moreCount > 0 ? `<p><a href="${escapeHtml(goalsUrl)}" style="color:#1c2333">${moreText(moreCount)}</a></p>` : "") +
    `<p style="border-top:1px solid #ddd5c6;padding-top:16px;color:#565f73;font-size:14px">Not yet is an answer, too: move it, make it ` +
    `smaller, or let it go.<br><a href="${escapeHtml(goalsUrl)}#reminders" style="color:#565f73">Change when these mails come</a> · ` +
    `<a href="${escapeHtml(stopUrl)}" style="color:#565f73">Stop these mails</a></p></body></html>`
  );
}

export function checkInMail({ userId, email, name, items, moreCount }: MailPlan, now: Date): Mail {
  const origin = env().APP_URL;
  const link = (commitmentId: string | null) =>
    `${origin}${paths.checkIn}?token=${signLink({ userId, commitmentId }, now)}`;
  const linked = items.map((item) => ({ ...item, url: link(item.id) }));
  const greeting = `Good day, ${firstNameOf(name, email)}.`;
  const stopToken = signLink({ userId, commitmentId: null }, now);
  const stopUrl = `${origin}${paths.checkIn}?token=${stopToken}`;
  const goalsUrl = `${origin}${paths.goals}`;
  const total = items.length + moreCount;
  const count = total === 1 ? "one step is due" : `${total} steps are due`;
  return {
    to: email,
    // Says nothing about what is due, because mail lists can be seen by others.
    subject: `${PRODUCT.name} check-in: ${count}`,
    text: [
      greeting,
      "",
      "This is what you said you would do:",
      "",
      ...linked.flatMap(({ text, dueText, isOverdue, url }) => [
        wrapLines(text),
        `${dueLabel(isOverdue)}: ${dueText}`,
        `Say how it went: ${url}`,
        "",
      ]),
      ...(moreCount > 0 ? [`${moreText(moreCount)}: ${goalsUrl}`, ""] : []),
      "If it is not done yet, you can move it, make it smaller, or let it go.",
      "",
      `Change when these mails come: ${goalsUrl}#reminders`,
      `Stop these mails: ${stopUrl}`,
      "",
    ].join("\n"),
    html: composeHtml({ greeting, items: linked, moreCount, goalsUrl, stopUrl }),
    unsubscribeUrl: `${origin}/api/check-ins/unsubscribe?token=${stopToken}`,
  };
}
