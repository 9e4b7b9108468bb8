import "server-only";
import { setInitialPassword } from "@/lib/features/accounts/create-person";
import { issueTrialIdentity } from "@/lib/features/accounts/trial-identity";
import type { Ctx } from "@/lib/shared/actor";
import { emailKey } from "@/lib/shared/email";
import { beginTrial, type TrialPerson } from "./begin-trial";
import * as store from "./store";

interface ManualSignUp {
  email: string;
  name: string | null;
  password: string;
}

/**
 * The account of somebody who brings their own scores; storing those is the next verb's work. Who comes back with the
 * same address after a sign-up that broke off before its scores were stored goes on with the person made then: the
 * browser's own trial identity, not the address, proves whose it is.
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
