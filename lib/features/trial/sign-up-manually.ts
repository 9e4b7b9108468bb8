import "server-only";
import { setInitialPassword } from "@/lib/features/accounts/create-person";
import { issueTrialIdentity } from "@/lib/features/accounts/trial-identity";
import type { Ctx } from "@/lib/shared/actor";
import { emailKey } from "@/lib/shared/text/email";
import { beginTrial, type TrialPerson } from "./begin-trial";
import * as store from "./store";

interface ManualSignUp {
  email: string;
  name: string | null;
  password: string;
}

/**
 * Creates the account of a person with scores of their own; the scores are stored by another verb. If an earlier
 * sign-up ended before its scores were stored, a retry from the same browser and address continues with that person:
 * the browser's trial identity, not the address, proves who it is.
 * @throws AppError conflict when the address is taken.
 */
export async function signUpManually(ctx: Ctx, input: ManualSignUp): Promise<TrialPerson> {
  return (await resume(ctx, input)) ?? (await beginTrial(ctx, input));
}

async function resume(ctx: Ctx, { email, password }: ManualSignUp): Promise<TrialPerson | null> {
  const { actor } = ctx;
  if (actor.type !== "trial" || !(await store.isUnfinished(actor.userId, emailKey(email)))) return null;
  await setInitialPassword(ctx, { userId: actor.userId, password });
  return { userId: actor.userId, email, token: await issueTrialIdentity(ctx, { userId: actor.userId }) };
}
