import "server-only";
import type { Ctx } from "@/lib/shared/actor";
import { AppError } from "@/lib/shared/errors";
import { readLink } from "./link-token";
import type { LinkView } from "./schema";
import { switchMailOff } from "./settings-store";

/** Unsubscribes by signed link, with or without a session. Idempotent. @throws AppError gone. */
export async function stopMails({ now }: Ctx, { token }: { token: string }): Promise<LinkView> {
  const { userId, commitmentId } = readLink(token, now);
  if (commitmentId !== null) throw new AppError("gone", "This link answers a step; it does not stop the mails.");
  await switchMailOff(userId);
  return { success: true, message: "No further check-in mails will come. You can switch them on again under Goals." };
}
