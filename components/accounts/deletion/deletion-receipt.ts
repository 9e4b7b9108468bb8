import type { DeletionReceiptView } from "@/lib/features/accounts/schema";
import { sum } from "@/lib/shared/numbers/sum";
import { PRODUCT } from "@/lib/shared/product";

const total = ({ rows }: DeletionReceiptView) => sum(rows.map(({ removed }) => removed));

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
