import "server-only";
import type { PracticeSummary } from "./schema";
import { practices } from "./store";

export async function listPractices(): Promise<PracticeSummary[]> {
  return [...(await practices()).values()]
    .sort((a, b) => a.order - b.order || a.title.localeCompare(b.title))
    .map(({ id, title, when, minutes, result, names }) => ({ id, title, when, minutes, result, names }));
}
