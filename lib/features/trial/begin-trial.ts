import "server-only";
import { createPerson } from "@/lib/features/accounts/create-person";
import { issueTrialIdentity } from "@/lib/features/accounts/trial-identity";
import { logger } from "@/lib/server/logger";
import type { Ctx } from "@/lib/shared/actor";

interface NewTrial {
  email: string;
  name: string | null;
  password: string | null;
}

export interface TrialPerson {
  userId: number;
  email: string;
  token: string;
}

/**
 * Creates a person and the trial identity of this browser.
 * @throws AppError conflict when the address is taken.
 */
export async function beginTrial(ctx: Ctx, { email, name, password }: NewTrial): Promise<TrialPerson> {
  const { userId } = await createPerson(ctx, { email, name: name ?? email.split("@")[0] ?? null, password });
  logger().info({ event: "trial.begun", requestId: ctx.requestId, userId });
  return { userId, email, token: await issueTrialIdentity(ctx, { userId }) };
}
