import "server-only";
import type { PersonCtx } from "@/lib/shared/actor";
import * as store from "./store";

export async function setMissingName({ actor }: PersonCtx, { name }: { name: string }): Promise<void> {
  await store.setMissingName(actor.userId, name);
}
