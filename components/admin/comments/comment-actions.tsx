"use client";

import { useRouter } from "next/navigation";
import { useState } from "react";
import { Button } from "@/components/ui/button";
import { notifyFailure } from "@/components/ui/toasts/notify-failure";
import { notify } from "@/components/ui/toasts/toast";
import type { ModeratedCommentView } from "@/lib/features/notes/schema";
import { apiClient } from "@/lib/shared/api-client";

function useCommentActions(id: number) {
  const router = useRouter();
  const [isPending, setIsPending] = useState(false);
  const run = async (change: () => Promise<unknown>, done: Parameters<typeof notify>[0]) => {
    setIsPending(true);
    try {
      await change();
      notify(done);
      router.refresh();
    } catch (error) {
      notifyFailure(error);
    }
    setIsPending(false);
  };
  const path = `/api/admin/comments/${id}`;
  const restore = () =>
    run(() => apiClient(`${path}/restore`, { method: "POST" }), { title: "The comment is back as it was." });
  return {
    isPending,
    restore,
    setHidden: (hidden: boolean) =>
      run(() => apiClient(path, { method: "PATCH", body: { hidden } }), {
        title: hidden ? "Readers no longer see the comment." : "Readers see the comment.",
      }),
    remove: () =>
      run(() => apiClient(path, { method: "DELETE" }), {
        title: "The comment is deleted.",
        action: { label: "Undo", onClick: () => void restore() },
      }),
  };
}

export function CommentActions({ comment: { id, authorName, state } }: { comment: ModeratedCommentView }) {
  const { isPending, setHidden, remove, restore } = useCommentActions(id);
  const button = (label: string, change: () => Promise<void>, variant: "secondary" | "ghost" = "secondary") => (
    <Button
      variant={variant}
      size="sm"
      disabled={isPending}
      aria-label={`${label} the comment of ${authorName}`}
      onClick={() => void change()}
    >
      {label}
    </Button>
  );
  if (state === "deleted") return button("Restore", restore);
  return (
    <div className="flex flex-wrap gap-2 lg:flex-nowrap">
      {state !== "shown" && button("Show", () => setHidden(false))}
      {state !== "hidden" && button("Hide", () => setHidden(true))}
      {button("Delete", remove, "ghost")}
    </div>
  );
}
