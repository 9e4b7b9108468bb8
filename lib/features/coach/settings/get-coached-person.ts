import "server-only";
import type { Ctx, UserActor } from "@/lib/shared/actor";
import { findCoachedPerson, type CoachedPerson } from "./settings-store";

export const getCoachedPerson = ({ actor }: Ctx<UserActor>): Promise<CoachedPerson> => findCoachedPerson(actor.userId);
