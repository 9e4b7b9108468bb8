import "server-only";
import type { Ctx, UserActor } from "@/lib/shared/actor";
import { findCoachedPerson, type CoachedPerson } from "./settings-store";

/** What the person set for the coach, and the position that they hold. */
export const getCoachedPerson = ({ actor }: Ctx<UserActor>): Promise<CoachedPerson> => findCoachedPerson(actor.userId);
