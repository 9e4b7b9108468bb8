import "server-only";
import { env } from "@/lib/server/env";
import type { Ctx } from "@/lib/shared/actor";
import { AppError } from "@/lib/shared/errors";
import { hasGateAccess } from "./model";

/**
 * Whether a gate cookie opens the gated part of the site.
 * @throws AppError access_required when it does not.
 */
export async function checkAccess(ctx: Ctx, { cookie }: { cookie: string | undefined }): Promise<{ success: true }> {
  const key = { secret: env().AUTH_SECRET, code: env().ACCESS_CODE };
  if (!(await hasGateAccess(cookie, key, ctx.now))) throw new AppError("access_required", "Access required");
  return { success: true };
}
