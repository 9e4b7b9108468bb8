import "server-only";
import { changeUnconfirmedAddress } from "@/lib/features/accounts/change-address";
import type { PersonCtx } from "@/lib/shared/actor";
import { AppError } from "@/lib/shared/errors";
import type { SignUpView } from "./schema";

const FINAL = "Your address is final once you have signed in or confirmed it.";

/**
 * Corrects the address under which a trial is kept. The browser's trial identity proves whose it is; with the first
 * sign-in the address becomes final, because passwords, mails and the export go by it.
 * @throws AppError conflict when the address is taken or final.
 */
export async function changeAddress(
  { actor }: PersonCtx,
  { userId, email }: { userId: number; email: string },
): Promise<SignUpView> {
  if (actor.type !== "trial" || !(await changeUnconfirmedAddress(userId, email))) throw new AppError("conflict", FINAL);
  return { success: true, user: { id: userId, email } };
}
