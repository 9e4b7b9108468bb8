import "server-only";
import { MAX_PERSONAL_USES } from "@/lib/features/access/model";
import { env } from "@/lib/server/env";
import type { Mail } from "@/lib/server/mail/mailer";
import { paths } from "@/lib/shared/paths";
import { PRODUCT } from "@/lib/shared/product";
import { formatDate } from "@/lib/shared/time/dates";
import { CONFIRM_DAYS } from "./model";

export const listMail = (to: string, token: string): Mail => ({
  to,
  subject: `Please confirm your place on the ${PRODUCT.name} list`,
  text: [
    `Somebody, probably you, asked for early access to ${PRODUCT.name} with this address.`,
    "Open this page to confirm it, or to take it off the list:",
    "",
    `${env().APP_URL}${paths.earlyAccess}?token=${token}`,
    "",
    `Without a confirmation we delete the address after ${CONFIRM_DAYS} days.`,
    "We write once more, when your seat is ready. The same link takes you off the list at any time.",
    "",
  ].join("\n"),
});

/** The code is in the link's fragment, which reaches no server log. */
export const invitationMail = (to: string, { code, expiresAt }: { code: string; expiresAt: Date }): Mail => ({
  to,
  subject: `Your invitation to ${PRODUCT.name}`,
  text: [
    `Your seat in ${PRODUCT.name} is ready. Open this page and press Continue:`,
    "",
    `${env().APP_URL}${paths.accessWithCode(code)}`,
    "",
    `Or enter this code at ${env().APP_URL}${paths.access()}:`,
    "",
    `    ${code}`,
    "",
    `It is yours alone and opens ${PRODUCT.name} in ${MAX_PERSONAL_USES} browsers, until ${formatDate(expiresAt, "en-GB", "UTC")}.`,
    "If you did not ask for this, you need not do anything.",
    "",
  ].join("\n"),
});
