import "server-only";
import { z } from "zod";
import { purgeAbandoned, purgeAdminActions, purgeIdentities } from "@/lib/features/accounts/deletion/purge-accounts";
import { reapplyDeletions } from "@/lib/features/accounts/deletion/reapply-deletions";
import { purgeInvitations } from "@/lib/features/admin/invite-admin";
import { purgeInvitationCodes } from "@/lib/features/access/manage-invitation-codes";
import { purgeUnconfirmed } from "@/lib/features/early-access/purge-unconfirmed";
import { purgeConversations } from "@/lib/features/chat/conversations/purge-conversations";
import { purgeGoals } from "@/lib/features/goals/purge-goals";
import { purgeMemories } from "@/lib/features/coach/memory/purge-memories";
import { purgeRuns } from "@/lib/features/practice-runs/purge-runs";
import { purgeOutsideInvitations } from "@/lib/features/outside-view/purge-outside-invitations";
import { purgeComments } from "@/lib/features/notes/moderate-comments";
import { purgePages } from "@/lib/features/practices/pages/purge-pages";
import { purgeProfileCache } from "@/lib/features/profile/purge-profile-cache";
import { purgeSpend } from "@/lib/features/spending/purge-spend";
import { logger } from "@/lib/server/logger";
import { purgeMailFiles } from "@/lib/server/mail/mailer";
import { purgeLimits } from "@/lib/server/rate-limit";
import type { Ctx, SystemActor } from "@/lib/shared/actor";
import { defineJob } from "@/lib/shared/job";

export const purgeJob = defineJob("retention.purge", z.object({}), { expireInSeconds: 3_000 });

/**
 * Runs before the first request, so that people whom a restored backup brought back are deleted before they are served.
 * Without a database no request is served, and the hourly job repeats this.
 */
export async function reapplyDeletionsAtStart(): Promise<void> {
  try {
    const actor = { type: "system", job: "start" } as const;
    await reapplyDeletions({ actor, requestId: "start", now: new Date(), network: "local" });
  } catch (error) {
    logger().warn({ event: "deletions.not_reapplied", err: error });
  }
}

const PURGES: Record<string, (ctx: Ctx<SystemActor>) => Promise<number>> = {
  limits: ({ now }) => purgeLimits(now),
  identities: purgeIdentities,
  abandonedTrials: purgeAbandoned,
  deletions: reapplyDeletions,
  adminActions: purgeAdminActions,
  adminInvitations: purgeInvitations,
  unconfirmed: purgeUnconfirmed,
  invitationCodes: purgeInvitationCodes,
  mailFiles: ({ now }) => purgeMailFiles(now),
  profileCache: purgeProfileCache,
  conversations: purgeConversations,
  goals: purgeGoals,
  memories: purgeMemories,
  practiceRuns: purgeRuns,
  pages: purgePages,
  comments: purgeComments,
  spend: purgeSpend,
  outsideInvitations: purgeOutsideInvitations,
};

/**
 * Runs every purge, also after one fails.
 * @throws the first failure, after all have run, so that the job is retried.
 */
export async function runPurges(ctx: Ctx<SystemActor>): Promise<void> {
  const failures: unknown[] = [];
  for (const [name, purge] of Object.entries(PURGES)) {
    try {
      const removed = await purge(ctx);
      if (removed > 0) logger().info({ event: "retention.purged", name, removed });
    } catch (error) {
      logger().warn({ event: "retention.failed", name, err: error });
      failures.push(error);
    }
  }
  if (failures.length > 0) throw failures[0];
}
