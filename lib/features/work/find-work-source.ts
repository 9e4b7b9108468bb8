import "server-only";
import type { WorkSource } from "./schema";
import { situations } from "./situations";
import * as store from "./store";

/** Null when the person answered nothing. A situation that is no longer offered counts as none. */
export async function findWorkSource({ userId }: { userId: number }): Promise<WorkSource | null> {
  const answers = await store.findOwnedAnswers(userId);
  if (!answers) return null;
  const { role, aim, note } = answers;
  const situation = (await situations()).find(({ id }) => id === answers.situation) ?? null;
  return role || aim || note || situation ? { role, aim, situation, note } : null;
}
