"use client";

import { useState } from "react";
import { Button } from "@/components/ui/button";
import { CommentForm } from "./comment-form";
import { CommentList } from "./comment-list";
import { type CommentDraft, useComments } from "./use-comments";

export function Comments({ slug }: { slug: string }) {
  const { status, comments, hasMore, readMore, retry, post } = useComments(slug);
  const [pending, setPending] = useState<CommentDraft | null>(null);
  const isEmpty = status === "ready" && comments.length === 0 && !pending;

  return (
    <>
      {status === "loading" && (
        <p role="status" className="text-muted">
          Loading comments...
        </p>
      )}
      {status === "failed" && (
        <div role="alert" className="flex flex-wrap items-center gap-4">
          <p>Comments cannot be loaded right now. The article is not affected.</p>
          <Button variant="secondary" size="sm" onClick={retry}>
            Try again
          </Button>
        </div>
      )}
      {isEmpty && <p className="text-muted">Be the first to share your thoughts on this post!</p>}
      <CommentList comments={comments} pending={pending} />
      {hasMore && (
        <Button variant="secondary" className="mt-4" onClick={readMore}>
          Show more comments
        </Button>
      )}
      <CommentForm slug={slug} post={post} onPending={setPending} />
    </>
  );
}
