import "server-only";
import type { Ctx } from "@/lib/shared/actor";
import { AppError } from "@/lib/shared/errors";
import { readGateCookie } from "./gate-cookie";
import { gateKey } from "./gate-key";
import { isInvitationLive } from "./live-invitations";

/** @throws the database's error when an invitation cannot be looked up. */
export async function hasAccess(cookie: string | undefined, now: Date): Promise<boolean> {
  const proof = readGateCookie(cookie, gateKey(), now);
  return proof !== null && (proof.invitationId === null || isInvitationLive(proof.invitationId));
}

/** @throws AppError access_required when the gate cookie is missing or no longer valid. */
export async function checkAccess({ now }: Pick<Ctx, "now">, { cookie }: { cookie: string | undefined }) {
  if (!(await hasAccess(cookie, now))) throw new AppError("access_required", "Access required");
  return { success: true } as const;
}
