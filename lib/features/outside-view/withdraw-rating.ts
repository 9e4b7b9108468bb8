import "server-only";
import type { Ctx } from "@/lib/shared/actor";
import { AppError } from "@/lib/shared/errors";
import { deleteRating } from "./rating-store";
import { COMMENT_KINDS } from "./schema";
import { withdrawalHash } from "./withdrawal-code";

const NOT_THERE = "No answer has this code. It may have been withdrawn already, or one letter differs.";

/** Deletes a colleague's answers and comments, and the result that contains them. @throws AppError not_found. */
export async function withdrawRating(_ctx: Ctx, { code }: { code: string }): Promise<{ success: true }> {
  const commentHashes = COMMENT_KINDS.map((kind) => withdrawalHash(code, kind));
  if (!(await deleteRating(withdrawalHash(code, "rating"), commentHashes))) throw new AppError("not_found", NOT_THERE);
  return { success: true };
}
