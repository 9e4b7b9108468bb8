import "server-only";
import { getScores } from "@/lib/features/hexaco/get-scores";
import { findPatterns } from "@/lib/features/mailbox/find-patterns";
import { getProfile } from "@/lib/features/profile/get-profile";
import type { ProfileView } from "@/lib/features/profile/schema";
import { findWorkSource } from "@/lib/features/work/find-work-source";
import type { PersonCtx } from "@/lib/shared/actor";
import { AppError } from "@/lib/shared/errors";
import type { EvidenceSources } from "./evidence";

/**
 * Everything about a person that a report may rest on.
 * @throws AppError conflict, naming what is missing: scores where those are needed, otherwise any source.
 */
export async function readSources(ctx: PersonCtx, { needs }: { needs: "scores" | "any" }): Promise<EvidenceSources> {
  const [stored, linked, mailbox, work] = await Promise.all([
    getScores(ctx, ctx.actor),
    getProfile(ctx),
    findPatterns(ctx),
    findWorkSource(ctx.actor),
  ]);
  const scores = stored && { values: stored.scores, source: stored.source, facets: stored.facets };
  const profile = linked && profileSource(linked.profile);
  if (!scores && needs === "scores") throw new AppError("conflict", "Please enter your six HEXACO scores first.");
  if (!scores && !mailbox && !profile)
    throw new AppError(
      "conflict",
      "There is nothing to read yet. Please connect a mailbox, enter your HEXACO scores or answer the questionnaire.",
    );
  return { scores, mailbox, profile, work };
}

function profileSource({ source, positions }: ProfileView): EvidenceSources["profile"] {
  return source === "url" ? null : { source, positions };
}
