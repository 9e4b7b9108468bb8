import "server-only";
import type { AdminCtx } from "@/lib/shared/actor";
import { AppError } from "@/lib/shared/errors";
import * as store from "./admin-store";
import { RECENT_SIGN_IN_MS } from "../model";

/**
 * Permits an action that is irreversible or grants rights: the admin must have signed in, or entered the password
 * again, within ten minutes.
 * @throws AppError confirm_identity
 */
export async function requireRecentAdmin({ actor, now }: AdminCtx): Promise<void> {
  const { authenticatedAt, hasCodes } = await store.findAdminIdentity(actor);
  if (now.getTime() - authenticatedAt.getTime() <= RECENT_SIGN_IN_MS) return;
  const fields = { password: "Please enter your password.", ...(hasCodes && { code: "Please enter a code." }) };
  throw new AppError("confirm_identity", "You signed in a while ago. Please confirm that it is you.", { fields });
}
