import "server-only";
import { getPractice } from "@/lib/features/practices/get-practice";
import type { Practice } from "@/lib/features/practices/practice-file";
import type { Ctx, UserActor } from "@/lib/shared/actor";
import { notFound } from "@/lib/shared/errors";
import { throwRefusal } from "./commit-act";
import * as store from "./store";

export interface OpenedRun {
  practice: Practice;
  run: store.StoredRun;
}

/** The person's run at version `at`. @throws AppError not_found, conflict. */
export async function openRun({ actor }: Ctx<UserActor>, { id, at }: { id: string; at?: number }): Promise<OpenedRun> {
  const run = await store.findOwnedRun(actor.userId, id);
  if (!run || run.status === "discarded") throw notFound("Practice");
  if (at !== undefined && run.version !== at) throwRefusal("changed");
  return { practice: await getPractice(run.practiceId), run };
}
