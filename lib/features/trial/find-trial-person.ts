import "server-only";
import { findTrialActor } from "@/lib/features/accounts/find-actor";
import type { Person } from "./schema";
import * as store from "./store";

export async function findTrialPerson(token: string | undefined, now: Date): Promise<Person | null> {
  const trial = await findTrialActor(token, now);
  return trial && store.findPerson(trial.userId);
}
