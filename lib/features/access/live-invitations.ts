import "server-only";
import { processSingleton } from "@/lib/server/process-singleton";
import { isLive } from "./invitation-store";

/** How long a revoked code still admits in a process that did not revoke it. */
const RECHECK_MS = 2_000;
const MAX_INVITATIONS = 10_000;

interface Known {
  isLive: Promise<boolean>;
  checkedAt: number;
}

const KNOWN = processSingleton("live-invitations", () => new Map<number, Known>());

/**
 * Whether the code behind a gate cookie still admits. Cookies of the access code never come here; those of one
 * invitation cost one look-up by primary key in two seconds and process, whatever the number of requests. While the
 * database is away the last answer holds.
 * @throws the error of the database when this process has no answer yet.
 */
export function isInvitationLive(id: number): Promise<boolean> {
  const known = KNOWN.get();
  const last = known.get(id);
  if (last && performance.now() - last.checkedAt < RECHECK_MS) return last.isLive;
  if (known.size >= MAX_INVITATIONS) known.clear();
  const answer = isLive(id).catch((error: unknown) => {
    if (last) return last.isLive;
    known.delete(id);
    throw error;
  });
  known.set(id, { isLive: answer, checkedAt: performance.now() });
  return answer;
}

/** After a code has ended, so that this process notices at once. */
export const forgetInvitation = (id: number): void => void KNOWN.get().delete(id);
