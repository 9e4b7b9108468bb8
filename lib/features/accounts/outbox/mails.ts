import "server-only";
import { env } from "@/lib/server/env";
import type { Mail } from "@/lib/server/mail/mailer";
import { paths } from "@/lib/shared/paths";
import { PRODUCT } from "@/lib/shared/product";
import { supportEmail } from "@/lib/shared/public-env";
import type { DeletionReceiptView } from "../schema";

export function accountDeletedMail(to: string, { deletedAt, rows }: DeletionReceiptView): Mail {
  const lines = rows.map(({ table, removed, anonymised }) =>
    anonymised > 0 ? `  ${table}: ${anonymised} made anonymous` : `  ${table}: ${removed} removed`,
  );
  return {
    to,
    isAccountDeleted: true,
    subject: `Your ${PRODUCT.name} account was deleted`,
    text: [
      `Your ${PRODUCT.name} account and everything about you was deleted on ${deletedAt}.`,
      "",
      "What was removed:",
      ...lines,
      "",
      "Backups are free of it within 30 days. If you did not ask for this, write to",
      `${supportEmail()}.`,
      "",
    ].join("\n"),
  };
}

/** Uses the configured origin, whatever Host header the request had. */
const linkTo = (path: string, token: string) => `${env().APP_URL}${path}?token=${token}`;

const notYou = "If this was not you, nothing has changed; you can delete this mail.";

export const resetMail = (to: string, token: string): Mail => ({
  to,
  subject: `A new password for ${PRODUCT.name}`,
  text: [
    "Somebody asked for a new password for your account. Open this page within 10 minutes to choose one:",
    "",
    linkTo(paths.resetPassword, token),
    "",
    notYou,
    "",
  ].join("\n"),
});

export const verificationMail = (to: string, token: string): Mail => ({
  to,
  subject: `Please confirm your address for ${PRODUCT.name}`,
  text: [
    "Open this page within 24 hours, in a browser where you are signed in, to confirm your address:",
    "",
    linkTo(paths.verifyEmail, token),
    "",
    notYou,
    "",
  ].join("\n"),
});

export const passwordChangedMail = (to: string): Mail => ({
  to,
  subject: `Your ${PRODUCT.name} password was changed`,
  text: [
    "The password of your account was changed, and every browser was signed out.",
    "",
    `If this was not you, choose a new one at ${env().APP_URL}${paths.resetPassword}`,
    `and write to ${supportEmail()}.`,
    "",
  ].join("\n"),
});
