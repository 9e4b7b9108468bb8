import { goTo } from "@/lib/shared/browser/navigate";
import { paths } from "@/lib/shared/paths";
import type { TrialState } from "@/lib/features/trial/schema";
import { trialApi } from "./trial-api";
import type { Send } from "./send";

/**
 * 'Continue to Chat': exchanges the trial identity for a session and opens the chat. When that fails, redirects to the
 * identity provider.
 */
export function useOpenChat({ auth, person, report, chat }: TrialState, send: Send): () => Promise<void> {
  const email = person?.email ?? (report.status === "ready" ? report.result.user.email : null);
  return async () => {
    if (chat.status === "running") return;
    send({ type: "chat-asked" });
    try {
      if (auth !== "signed-in") await trialApi.autoLogin(person?.userId ?? 0, email ?? "");
      send({ type: "chat-opened" });
      goTo(paths.chat);
    } catch {
      send({ type: "chat-refused" });
      goTo(paths.google);
    }
  };
}
