import "server-only";
import type { Ctx, UserActor } from "@/lib/shared/actor";
import { notFound } from "@/lib/shared/errors";
import { toCommitmentView } from "./commitment-row";
import { createOwned, findFromSource } from "./commitment-store";
import { ownsGoal } from "./goal-store";
import type { CommitmentView, KeepCommitmentInput } from "./schema";
import { findOwnMessage, findOwnPage } from "./source-store";

/** The conversation of what a commitment comes from. @throws AppError not_found when that is not theirs. */
async function conversationOf(
  userId: number,
  { kind, id }: KeepCommitmentInput["source"],
): Promise<{ conversationId: string | null }> {
  if (kind !== "message" && kind !== "page") return { conversationId: null };
  const found = id && (kind === "message" ? await findOwnMessage(userId, id) : await findOwnPage(userId, id));
  if (!found) throw notFound(kind === "message" ? "Message" : "Page");
  return { conversationId: found.conversationId };
}

/**
 * Keeps what the person said they would do. The same words from the same place are kept once, so that a repeated press
 * makes no second one.
 * @throws AppError not_found when its goal or its source is not theirs.
 */
export async function keepCommitment(ctx: Ctx<UserActor>, input: KeepCommitmentInput): Promise<CommitmentView> {
  const { actor, now } = ctx;
  const { userId } = actor;
  const { text, cue = null, due, timeZone, goalId, source } = input;
  if (goalId !== null && !(await ownsGoal(userId, goalId))) throw notFound("Goal");
  const { conversationId } = await conversationOf(userId, source);
  const kept = source.id ? await findFromSource(userId, source.kind, source.id) : [];
  const same = kept.find((row) => row.text === text && row.status === "open");
  if (same) return toCommitmentView(same, now);
  const fields = { userId, text, cue, due, timeZone, goalId, source: source.kind, sourceId: source.id };
  return toCommitmentView(await createOwned({ ...fields, conversationId, now }), now);
}
