"use client";

import { useEffect, type ReactNode } from "react";
import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { LoadingScreen } from "@/components/ui/loading-screen";
import type { CurrentUserView } from "@/lib/features/accounts/schema";
import { goTo } from "@/lib/shared/navigate";
import { paths } from "@/lib/shared/paths";
import { useCurrentUser } from "./use-current-user";

interface ProtectedScreenProps {
  /** Rendered for a signed-in person only; needs a QueryProvider around it. */
  children: (user: CurrentUserView) => ReactNode;
}

/** Shows its children to a signed-in person; everybody else goes to the trial. The server checks again with each call. */
export function ProtectedScreen({ children }: ProtectedScreenProps) {
  const { isLoading, isAuthenticated, user, isUnreachable, refetch } = useCurrentUser();
  const mustLeave = !isLoading && !isUnreachable && !isAuthenticated;
  useEffect(() => {
    if (mustLeave) goTo(paths.trial);
  }, [mustLeave]);

  if (isUnreachable) return <Unreachable onRetry={refetch} />;
  if (!isAuthenticated || !user) return <LoadingScreen message="Verifying authentication..." />;
  return children(user);
}

function Unreachable({ onRetry }: { onRetry: () => void }) {
  return (
    <main className="px-gutter mx-auto flex min-h-dvh max-w-xl flex-col items-start justify-center gap-6">
      <Alert title="We could not check who is signed in.">
        Your conversations are kept. Check your connection, then try again.
      </Alert>
      <Button onClick={onRetry}>Try again</Button>
    </main>
  );
}
