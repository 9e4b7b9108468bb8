import "server-only";
import type { Mail } from "@/lib/server/mailer";
import { PRODUCT } from "@/lib/shared/product";
import type { DeletionReceiptView } from "./schema";

/** The last mail to a person: what was removed, by table and count. */
export function farewellMail(to: string, { deletedAt, rows }: DeletionReceiptView): Mail {
  const lines = rows.map(({ table, removed, anonymised }) =>
    anonymised > 0 ? `  ${table}: ${anonymised} made anonymous` : `  ${table}: ${removed} removed`,
  );
  return {
    to,
    isFarewell: true,
    subject: `Your ${PRODUCT.name} account was deleted`,
    text: [
      `Your ${PRODUCT.name} account and everything about you was deleted on ${deletedAt}.`,
      "",
      "What was removed:",
      ...lines,
      "",
      "Backups lose it within 30 days. If you did not ask for this, write to",
      `${PRODUCT.supportEmail}.`,
      "",
    ].join("\n"),
  };
}
