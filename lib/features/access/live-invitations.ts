import "server-only";
import { processSingleton } from "@/lib/server/process-singleton";
import { RecheckedAnswers } from "@/lib/server/rechecked-answers";
import { isLive } from "./invitation-store";

const ANSWERS = processSingleton("live-invitations", () => new RecheckedAnswers<number, boolean>());

/**
 * Whether the code behind a gate cookie still admits. Cookies of the access code never come here. A process that did
 * not revoke a code notices within two seconds.
 * @throws the error of the database when this process has no answer yet.
 */
export const isInvitationLive = (id: number): Promise<boolean> => ANSWERS.get().get(id, () => isLive(id));

/** Called when a code ends, so that this process refuses it at once. */
export const forgetInvitation = (id: number): void => ANSWERS.get().forget(id);
