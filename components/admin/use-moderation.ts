import { useState } from "react";
import type { ModeratedCommentsView } from "@/lib/features/notes/schema";
import { apiClient, serverMessage } from "@/lib/shared/api-client";

const FAILED = "This did not work. Nothing was changed; please try again.";

const fetchPage = (isHidden: boolean, before?: number) =>
  apiClient<ModeratedCommentsView>(`/api/admin/comments?hidden=${isHidden}${before ? `&before=${before}` : ""}`);

type Act = "look" | "more" | "set" | "remove";

export function useModeration(held: ModeratedCommentsView) {
  const [isHidden, setIsHidden] = useState(true);
  const [page, setPage] = useState(held);
  const [busy, setBusy] = useState<Act | null>(null);
  const [failure, setFailure] = useState<string | null>(null);

  const run = async (act: Act, work: () => Promise<void>): Promise<boolean> => {
    setBusy(act);
    setFailure(null);
    try {
      await work();
      return true;
    } catch (error) {
      setFailure(serverMessage(error) ?? FAILED);
      return false;
    } finally {
      setBusy(null);
    }
  };
  const leaveOut = (id: number) =>
    setPage(({ comments, next }) => ({ comments: comments.filter((comment) => comment.id !== id), next }));

  return {
    isHidden,
    page,
    busy,
    failure,
    look: (which: boolean) =>
      run("look", async () => {
        setPage(await fetchPage(which));
        setIsHidden(which);
      }),
    more: () =>
      run("more", async () => {
        const older = await fetchPage(isHidden, page.next ?? undefined);
        setPage(({ comments }) => ({ comments: [...comments, ...older.comments], next: older.next }));
      }),
    setHidden: (id: number, hidden: boolean) =>
      run("set", async () => {
        await apiClient(`/api/admin/comments/${id}`, { method: "PATCH", body: { hidden } });
        leaveOut(id);
      }),
    remove: (id: number) =>
      run("remove", async () => {
        await apiClient(`/api/admin/comments/${id}`, { method: "DELETE" });
        leaveOut(id);
      }),
  };
}
