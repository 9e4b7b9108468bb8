"use client";

import { useState } from "react";
import { Alert } from "@/components/ui/alert";
import { ConfirmDialog } from "@/components/ui/alert-dialog";
import { Button } from "@/components/ui/button";
import type { ModeratedCommentsView, ModeratedCommentView } from "@/lib/features/notes/schema";
import { formatDateTime } from "@/lib/shared/dates";
import { useModeration } from "./use-moderation";

export function CommentModeration({ held }: { held: ModeratedCommentsView }) {
  const { isHidden, page, busy, failure, look, more, setHidden, remove } = useModeration(held);
  const [doomed, setDoomed] = useState<ModeratedCommentView | null>(null);
  const confirm = async () => {
    if (doomed && (await remove(doomed.id))) setDoomed(null);
  };
  return (
    <section aria-labelledby="comments" className="mt-12">
      <div className="flex flex-wrap items-end justify-between gap-4">
        <h2 id="comments" className="display-type text-2xl">
          Comments
        </h2>
        <div role="group" aria-label="Which comments" className="flex gap-2">
          {[true, false].map((which) => (
            <Button
              key={String(which)}
              variant={which === isHidden ? "secondary" : "ghost"}
              size="sm"
              aria-pressed={which === isHidden}
              onClick={() => void look(which)}
            >
              {which ? "Held back" : "Shown"}
            </Button>
          ))}
        </div>
      </div>
      <p className="text-muted mt-2 max-w-2xl text-sm">
        Comments appear at once. Those with many links, and those that repeat another, are held back until you show
        them.
      </p>
      {failure && !doomed && <Alert className="mt-4">{failure}</Alert>}
      {page.comments.length === 0 ? (
        <p className="text-muted mt-6">{isHidden ? "Nothing is held back." : "Nobody has commented yet."}</p>
      ) : (
        <ol className="divide-subtle border-subtle mt-4 divide-y border-y" aria-busy={busy !== null}>
          {page.comments.map((comment) => (
            <li key={comment.id} className="grid gap-3 py-4 sm:grid-cols-[1fr_auto] sm:gap-6">
              <CommentText comment={comment} />
              <div className="flex items-start gap-2 sm:justify-end">
                <Button
                  variant="secondary"
                  size="sm"
                  disabled={busy !== null}
                  aria-label={`${comment.hidden ? "Show" : "Hide"} the comment of ${comment.author_name}`}
                  onClick={() => void setHidden(comment.id, !comment.hidden)}
                >
                  {comment.hidden ? "Show" : "Hide"}
                </Button>
                <Button
                  variant="ghost"
                  size="sm"
                  disabled={busy !== null}
                  aria-label={`Delete the comment of ${comment.author_name}`}
                  onClick={() => setDoomed(comment)}
                >
                  Delete
                </Button>
              </div>
            </li>
          ))}
        </ol>
      )}
      {page.next !== null && (
        <Button className="mt-4" variant="ghost" size="sm" pending={busy === "more"} onClick={() => void more()}>
          Show older comments
        </Button>
      )}
      <ConfirmDialog
        open={doomed !== null}
        onOpenChange={() => setDoomed(null)}
        title="Delete this comment?"
        description="It goes for good. To take it from readers and keep it, hide it instead."
        confirmLabel="Delete"
        pending={busy === "remove"}
        onConfirm={() => void confirm()}
      >
        {failure && <Alert>{failure}</Alert>}
      </ConfirmDialog>
    </section>
  );
}

function CommentText({ comment }: { comment: ModeratedCommentView }) {
  return (
    <div className="min-w-0">
      <p className="flex flex-wrap items-baseline gap-x-3 text-sm">
        <span className="font-medium">{comment.author_name}</span>
        <span className="text-muted">{comment.post_slug}</span>
        <time dateTime={comment.created_at} className="text-muted tabular-nums" suppressHydrationWarning>
          {formatDateTime(comment.created_at)}
        </time>
      </p>
      <p className="mt-1.5 break-words whitespace-pre-wrap">{comment.content}</p>
    </div>
  );
}
