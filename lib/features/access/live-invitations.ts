import "server-only";
import { processSingleton } from "@/lib/server/process/process-singleton";
import { StaleOnErrorCache } from "@/lib/server/stale-on-error-cache";
import { isActive } from "./invitation-store";

const CACHE = processSingleton("live-invitations", () => new StaleOnErrorCache<number, boolean>());

/**
 * True while the invitation code behind a gate cookie is valid; not called for cookies of the access code. A
 * revocation by another process takes effect within two seconds.
 * @throws the error of the database when nothing is cached yet.
 */
export const isInvitationLive = (id: number): Promise<boolean> => CACHE.get().get(id, () => isActive(id));

export const forgetInvitation = (id: number): void => CACHE.get().forget(id);
