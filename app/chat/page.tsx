import type { Metadata, Viewport } from "next";
import { buttonClass } from "@/components/ui/button";
import { DeleteAccountButton } from "@/components/accounts/deletion/delete-account-button";
import { LogoutButton } from "@/components/accounts/logout-button";
import { ChatScreen } from "@/components/chat/chat-screen";
import { CoachNote } from "@/components/chat/settings/coach-note";
import { QueryProvider } from "@/components/layout/query-provider";
import { firstNameOf } from "@/lib/features/accounts/model";
import { getConversationPage } from "@/lib/features/chat/conversations/get-conversation-page";
import { listConversations } from "@/lib/features/chat/conversations/list-conversations";
import { getCoachSettings } from "@/lib/features/coach/settings/get-coach-settings";
import { currentCoach } from "@/lib/features/coach/current-coach";
import { getOfferedReview } from "@/lib/features/check-ins/get-offered-review";
import { getToday } from "@/lib/features/goals/get-today";
import { listPracticesFor } from "@/lib/features/practice-runs/list-practices-for";
import { getCachedReport } from "@/lib/features/report/get-cached-report";
import { isDemo } from "@/lib/features/sample/is-demo";
import { DEMO_NOTICE } from "@/lib/features/sample/model";
import { requirePageAccess, userPageCtx } from "@/lib/http/page";
import { singleParam, type QueryPageProps } from "@/lib/shared/pages/page-props";
import { paths } from "@/lib/shared/paths";

// A phone's keyboard shrinks the page, so that the input stays above it.
export const viewport: Viewport = { interactiveWidget: "resizes-content" };

export const metadata: Metadata = { title: "Conversations", robots: { index: false } };

function noteLabels({ kind, label }: ReturnType<typeof currentCoach>): { label: string; shortLabel: string } {
  if (kind === "offline") {
    const source = "offline coach, not a language model.";
    return { label: `Replies come from the built-in ${source}`, shortLabel: `From the ${source}` };
  }
  const advice = "It can be wrong; you decide.";
  return { label: `Replies come from ${label}. ${advice}`, shortLabel: `From ${label}. ${advice}` };
}

export default async function ChatPage({ searchParams }: QueryPageProps) {
  await requirePageAccess(paths.chat);
  const ctx = await userPageCtx();
  const { session, practice, insight } = await searchParams;
  const [conversations, opened, settings, practices, today, weeklyReview, { report }] = await Promise.all([
    listConversations(ctx),
    getConversationPage(ctx, session),
    getCoachSettings(ctx),
    listPracticesFor(ctx),
    getToday(ctx),
    getOfferedReview(ctx),
    getCachedReport(ctx, ctx.actor),
  ]);
  const { userId: id, email, name } = ctx.actor;
  return (
    <QueryProvider>
      <ChatScreen
        user={{ id, email, firstName: firstNameOf(name, email) }}
        hasReport={report !== null}
        conversations={conversations}
        opened={opened}
        practices={practices}
        today={today}
        weeklyReview={weeklyReview}
        suggestedPractice={singleParam(practice) ?? null}
        suggestedInsight={singleParam(insight) ?? null}
        coachNote={
          <CoachNote {...noteLabels(currentCoach())} notice={isDemo() ? DEMO_NOTICE : null} settings={settings} />
        }
        accountActions={
          <>
            <a href={paths.account} className={buttonClass({ variant: "ghost", size: "sm" })}>
              Account
            </a>
            <LogoutButton />
            <DeleteAccountButton verb="Delete Account" email={email} />
          </>
        }
      />
    </QueryProvider>
  );
}
