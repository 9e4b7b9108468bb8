import type { DeletionReceiptView } from "@/lib/features/accounts/schema";
import { PRODUCT } from "@/lib/shared/product";

const total = ({ rows }: DeletionReceiptView) => rows.reduce((sum, { removed }) => sum + removed, 0);

export function receiptSummary(receipt: DeletionReceiptView): string {
  const tables = receipt.rows.filter(({ removed }) => removed > 0).length;
  return `${total(receipt)} records in ${tables} tables were removed.`;
}

export function receiptText(receipt: DeletionReceiptView): string {
  const lines = receipt.rows.map(({ table, removed, anonymised }) => {
    const note = anonymised > 0 ? `, ${anonymised} made anonymous` : "";
    return `  ${table}: ${removed} removed${note}`;
  });
  return [
    `${PRODUCT.name}: account deleted on ${receipt.deletedAt}`,
    "",
    ...lines,
    "",
    receiptSummary(receipt),
    "",
  ].join("\n");
}
