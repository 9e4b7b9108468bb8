import "server-only";
import { env } from "@/lib/server/env";
import type { Ctx } from "@/lib/shared/actor";
import { AppError } from "@/lib/shared/errors";
import { type GateKey, hasGateAccess } from "./gate-cookie";

export const gateKey = (): GateKey => ({ secret: env().AUTH_SECRET, code: env().ACCESS_CODE });

export const hasAccess = (cookie: string | undefined, now: Date): Promise<boolean> =>
  hasGateAccess(cookie, gateKey(), now);

/** @throws AppError access_required when the gate cookie is missing or no longer valid. */
export async function checkAccess({ now }: Pick<Ctx, "now">, { cookie }: { cookie: string | undefined }) {
  if (!(await hasAccess(cookie, now))) throw new AppError("access_required", "Access required");
  return { success: true } as const;
}
