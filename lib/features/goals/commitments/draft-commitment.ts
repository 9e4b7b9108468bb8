import "server-only";
import { getCoachSettings } from "@/lib/features/coach/settings/get-coach-settings";
import type { Ctx, UserActor } from "@/lib/shared/actor";
import { notFound } from "@/lib/shared/errors";
import { dueView } from "./commitment-row";
import { findPlanOrFirstSentence } from "../plans/find-plan";
import type { CommitmentDraft, DraftQuery } from "../schema";
import { findOwnMessage, findOwnPage } from "./source-store";

async function draftFromMessage(ctx: Ctx<UserActor>, id: string, timeZone: string): Promise<CommitmentDraft> {
  const message = await findOwnMessage(ctx.actor.userId, id);
  if (!message) throw notFound("Message");
  const { quote, cue, due } = findPlanOrFirstSentence(message.text, { at: message.at, timeZone }, message.isReply);
  return { text: quote, cue, due: due && dueView({ ...due, timeZone }), source: { kind: "message", id } };
}

async function draftFromPage(ctx: Ctx<UserActor>, id: string, timeZone: string): Promise<CommitmentDraft> {
  const page = await findOwnPage(ctx.actor.userId, id);
  if (!page) throw notFound("Page");
  const { title, plan } = page;
  const due = plan?.date ? dueView({ date: plan.date, time: plan.time, timeZone }) : null;
  return { text: plan?.what || title, cue: plan?.if ?? null, due, source: { kind: "page", id } };
}

/** A draft from a message or a page; its day is read in the person's zone. @throws AppError not_found. */
export async function draftCommitment(ctx: Ctx<UserActor>, { message, page }: DraftQuery): Promise<CommitmentDraft> {
  const timeZone = (await getCoachSettings(ctx)).timeZone ?? "UTC";
  return message ? draftFromMessage(ctx, message, timeZone) : draftFromPage(ctx, page ?? "", timeZone);
}
