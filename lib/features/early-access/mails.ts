import "server-only";
import { env } from "@/lib/server/env";
import type { Mail } from "@/lib/server/mailer";
import { paths } from "@/lib/shared/paths";
import { PRODUCT } from "@/lib/shared/product";
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
