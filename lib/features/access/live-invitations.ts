import "server-only";
import { processSingleton } from "@/lib/server/process-singleton";
import { RecheckedAnswers } from "@/lib/server/rechecked-answers";
import { isUnrevoked } from "./invitation-store";

const ANSWERS = processSingleton("live-invitations", () => new RecheckedAnswers<number, boolean>());

/**
 * True while the invitation code behind a gate cookie is valid; not called for cookies of the access code. A
 * revocation by another process takes effect within two seconds.
 * @throws the error of the database when this process has no answer yet.
 */
export const isInvitationLive = (id: number): Promise<boolean> => ANSWERS.get().get(id, () => isUnrevoked(id));

export const forgetInvitation = (id: number): void => ANSWERS.get().forget(id);
