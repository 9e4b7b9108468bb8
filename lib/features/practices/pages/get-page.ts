import "server-only";
import type { Ctx, UserActor } from "@/lib/shared/actor";
import { renderMarkdown } from "@/lib/server/content/markdown";
import { notFound } from "@/lib/shared/errors";
import type { PageView } from "../schema";
import { plainFromMarkdown } from "./markdown-text";
import { findOwnedPage } from "./page-store";
import { splitPage } from "./private-part";
import { practices } from "../store";

export async function getPage({ actor }: Ctx<UserActor>, { id }: { id: string }): Promise<PageView> {
  const page = await findOwnedPage(actor.userId, id);
  if (!page) throw notFound("Page");
  const practice = (await practices()).get(page.practiceId);
  const steps = page.runId && practice ? practice.steps.map(({ id: step, question }) => ({ id: step, question })) : [];
  const { shared, own } = splitPage(page.content);
  const [html, ownHtml] = await Promise.all([renderMarkdown(shared), own === null ? "" : renderMarkdown(own)]);
  return {
    ...page,
    steps,
    html: ownHtml ? `${html}<div class="practice-own">${ownHtml}</div>` : html,
    shared,
    text: plainFromMarkdown(shared),
  };
}
