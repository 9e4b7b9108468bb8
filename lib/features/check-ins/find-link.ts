import "server-only";
import { findOwnCommitment } from "@/lib/features/goals/commitments/find-own-commitment";
import type { Ctx } from "@/lib/shared/actor";
import { AppError } from "@/lib/shared/errors";
import { readLink, type LinkTarget } from "./link-token";
import { checkInToken, type CheckInLinkView } from "./schema";

function readTarget(token: string, now: Date): LinkTarget | null {
  if (!checkInToken.safeParse(token).success) return null;
  try {
    return readLink(token, now);
  } catch (error) {
    if (error instanceof AppError && error.code === "gone") return null;
    throw error;
  }
}

export async function findLink(
  { now }: Pick<Ctx, "now">,
  { token }: { token: string },
): Promise<CheckInLinkView | null> {
  const target = readTarget(token, now);
  if (!target) return null;
  const { userId, commitmentId } = target;
  if (commitmentId === null) return { kind: "unsubscribe", text: null, due: null };
  const found = await findOwnCommitment({ userId, id: commitmentId }, now);
  const open = found?.status === "open" ? found : null;
  return { kind: "commitment", text: open?.text ?? null, due: open?.due?.text ?? null };
}
