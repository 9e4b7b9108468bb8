import type { ListChoice } from "./list-controls";

export const choiceOf = (name: string, label: string, labels: Record<string, string>): ListChoice => ({
  name,
  label,
  options: Object.entries(labels).map(([value, text]) => ({ value, label: text })),
});

export const choiceAmong = (name: string, label: string, { all, values }: { all: string; values: string[] }) => ({
  name,
  label,
  options: [{ value: "", label: all }, ...values.map((value) => ({ value, label: value }))],
});

export const orderOf = (labels: Record<string, string>): ListChoice => choiceOf("sort", "Order", labels);

export const BY_AGE = orderOf({ newest: "Newest first", oldest: "Oldest first" });
