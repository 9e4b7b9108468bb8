import "server-only";
import { logger } from "@/lib/server/logger";
import type { Ctx } from "@/lib/shared/actor";
import { createPerson } from "./create-person";
import { requestVerification } from "./credentials/verify-email";
import type { RegisterInput } from "./schema";

/** The account exists already; after a failure the person can request the mail on the account page. */
async function mailVerification(ctx: Ctx, email: string): Promise<void> {
  try {
    await requestVerification(ctx, { email });
  } catch (error) {
    logger().warn({ event: "auth.verification_not_sent", requestId: ctx.requestId, err: error });
  }
}

/** Creates a person from the Create Account form. @throws AppError conflict when the address is taken. */
export async function registerPerson(ctx: Ctx, input: RegisterInput): Promise<{ userId: number }> {
  const person = await createPerson(ctx, input);
  logger().info({ event: "auth.registered", requestId: ctx.requestId, userId: person.userId });
  await mailVerification(ctx, input.email);
  return person;
}
