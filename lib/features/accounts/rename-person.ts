import "server-only";
import type { Ctx, UserActor } from "@/lib/shared/actor";
import * as store from "./account-store";
import type { RenameInput } from "./schema";

export async function renamePerson({ actor }: Ctx<UserActor>, { name }: RenameInput): Promise<void> {
  await store.renamePerson(actor.userId, name);
}
