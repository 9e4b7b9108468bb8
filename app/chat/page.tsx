import type { Metadata, Viewport } from "next";
import { buttonClass } from "@/components/ui/button";
import { DeleteAccountButton } from "@/components/accounts/delete-account-button";
import { LogoutButton } from "@/components/accounts/logout-button";
import { ChatScreen } from "@/components/chat/chat-screen";
import { QueryProvider } from "@/components/layout/query-provider";
import { firstNameOf } from "@/lib/features/accounts/model";
import { findOpened } from "@/lib/features/chat/find-opened";
import { listSessions } from "@/lib/features/chat/list-sessions";
import { coachPartner } from "@/lib/features/coach/coach-partner";
import { userPageCtx } from "@/lib/http/page";
import { paths } from "@/lib/shared/paths";

// The keyboard of a phone takes its room from the page, so that the input stays above it.
export const viewport: Viewport = { interactiveWidget: "resizes-content" };

export const metadata: Metadata = { title: "Conversations", robots: { index: false } };

interface ChatPageProps {
  searchParams: Promise<{ session?: string | string[] }>;
}

export default async function ChatPage({ searchParams }: ChatPageProps) {
  const ctx = await userPageCtx();
  const { session } = await searchParams;
  const [sessions, opened] = await Promise.all([listSessions(ctx), findOpened(ctx, session)]);
  const { userId: id, email, name } = ctx.actor;
  const { kind, label } = coachPartner();
  return (
    <QueryProvider>
      <ChatScreen
        user={{ id, email, firstName: firstNameOf(name, email) }}
        sessions={sessions}
        opened={opened}
        partner={
          kind === "offline"
            ? "Answers come from the built-in offline coach, not a language model."
            : `Answers come from ${label}. It can be wrong; you decide.`
        }
        actions={
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
