import "server-only";
import type { Ctx, UserActor } from "@/lib/shared/actor";
import { notFound } from "@/lib/shared/errors";
import { toCommitmentView } from "./commitment-row";
import { createOwned, findFromSource } from "./commitment-store";
import { ownsGoal } from "../goal-store";
import type { CommitmentView, SaveCommitmentInput } from "../schema";
import { findOwnMessage, findOwnPage } from "./source-store";

/** @throws AppError not_found for another person's message or page. */
async function conversationOf(
  userId: number,
  { kind, id }: SaveCommitmentInput["source"],
): Promise<{ conversationId: string | null }> {
  if (kind !== "message" && kind !== "page") return { conversationId: null };
  const found = id && (kind === "message" ? await findOwnMessage(userId, id) : await findOwnPage(userId, id));
  if (!found) throw notFound(kind === "message" ? "Message" : "Page");
  return { conversationId: found.conversationId };
}

/**
 * Stores a commitment. The same text from the same source is stored once, so a repeated press has no effect.
 * @throws AppError not_found for another person's goal or source.
 */
export async function saveCommitment(ctx: Ctx<UserActor>, input: SaveCommitmentInput): Promise<CommitmentView> {
  const { actor, now } = ctx;
  const { userId } = actor;
  const { text, cue = null, due, timeZone, goalId, source } = input;
  if (goalId !== null && !(await ownsGoal(userId, goalId))) throw notFound("Goal");
  const { conversationId } = await conversationOf(userId, source);
  const existing = source.id ? await findFromSource(userId, source.kind, source.id) : [];
  const same = existing.find((row) => row.text === text && row.status === "open");
  if (same) return toCommitmentView(same, now);
  const fields = { userId, text, cue, due, timeZone, goalId, source: source.kind, sourceId: source.id };
  return toCommitmentView(await createOwned({ ...fields, conversationId, now }), now);
}
