import "server-only";
import type { Ctx, SystemActor } from "@/lib/shared/actor";
import { deleteExpired } from "./invitation-store";

export const purgeOutsideInvitations = ({ now }: Ctx<SystemActor>): Promise<number> => deleteExpired(now);
