import type { DeletionReceiptView } from "@/lib/features/accounts/schema";
import { sum } from "@/lib/shared/numbers/sum";
import { PRODUCT } from "@/lib/shared/product";

const total = ({ rows }: DeletionReceiptView) => sum(rows.map(({ removed }) => removed));

export function receiptSummary(receipt: DeletionReceiptView): string {
  const tables = receipt.rows.filter(({ removed }) => removed > 0).length;
  return `${total(receipt)} records in ${tables} tables were removed.`;
}

export const receiptLines = ({ rows }: DeletionReceiptView): string[] =>
  rows.map(({ table, removed, anonymised }) => {
    const note = anonymised > 0 ? `, ${anonymised} made anonymous` : "";
    return `${table}: ${removed} removed${note}`;
  });

export function receiptText(receipt: DeletionReceiptView): string {
  return [
    `${PRODUCT.name}: account deleted on ${receipt.deletedAt}`,
    "",
    ...receiptLines(receipt).map((line) => `  ${line}`),
    "",
    receiptSummary(receipt),
    "",
  ].join("\n");
}
