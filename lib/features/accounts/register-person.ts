import "server-only";
import { logger } from "@/lib/server/logger";
import type { Ctx } from "@/lib/shared/actor";
import { createPerson } from "./create-person";
import type { RegisterInput } from "./schema";

/**
 * A new person from the Create Account form.
 * @throws AppError conflict when the address is taken.
 */
export async function registerPerson(ctx: Ctx, input: RegisterInput): Promise<{ userId: number }> {
  const person = await createPerson(ctx, input);
  logger().info({ event: "auth.registered", requestId: ctx.requestId });
  return person;
}
