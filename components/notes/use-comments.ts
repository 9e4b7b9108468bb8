import { useEffect, useState } from "react";
import { COMMENTS_PER_PAGE } from "@/lib/features/notes/model";
import type { AddCommentView, CommentsView, CommentView } from "@/lib/features/notes/schema";
import { apiClient } from "@/lib/shared/api-client";

/** The website is a honeypot: it stays empty for people. */
export type CommentDraft = Record<"author_name" | "author_email" | "content" | "website", string>;

type LoadStatus = "loading" | "ready" | "failed";

interface LoadedComments {
  comments: CommentView[];
  next: number | null;
}

async function pageOf(slug: string, after: number): Promise<LoadedComments> {
  const answer = await apiClient<Pick<CommentsView, "comments"> & Partial<CommentsView>>(
    `/api/comments/${slug}?after=${after}&limit=${COMMENTS_PER_PAGE}`,
  );
  return { comments: answer.comments, next: answer.next ?? null };
}

const merge = (known: CommentView[], more: CommentView[]) => [
  ...known,
  ...more.filter(({ id }) => !known.some((comment) => comment.id === id)),
];

export function useComments(slug: string) {
  const [status, setStatus] = useState<LoadStatus>("loading");
  const [list, setList] = useState<LoadedComments>({ comments: [], next: null });
  // Comments of this reader that belong to pages not loaded yet.
  const [own, setOwn] = useState<CommentView[]>([]);

  const read = async (after: number) => {
    try {
      const page = await pageOf(slug, after);
      setList((known) => ({ comments: merge(known.comments, page.comments), next: page.next }));
      setStatus("ready");
    } catch {
      setStatus("failed");
    }
  };

  useEffect(() => {
    let isCurrent = true;
    pageOf(slug, 0).then(
      (page) => {
        if (!isCurrent) return;
        setList(page);
        setStatus("ready");
      },
      () => isCurrent && setStatus("failed"),
    );
    return () => {
      isCurrent = false;
    };
  }, [slug]);

  const lastId = list.comments.at(-1)?.id ?? 0;
  return {
    status,
    hasMore: list.next !== null,
    comments: merge(list.comments, own),
    readMore: () => read(lastId),
    retry: () => {
      setStatus("loading");
      return read(0);
    },
    /** Returns whether the comment is held back. @throws as the call does. */
    post: async ({ author_name, author_email, content, website }: CommentDraft): Promise<boolean> => {
      const email = author_email.trim();
      const answer = await apiClient<Partial<AddCommentView> | undefined>("/api/comments", {
        method: "POST",
        body: {
          post_slug: slug,
          author_name: author_name.trim(),
          ...(email && { author_email: email }),
          content: content.trim(),
          ...(website && { website }),
        },
      });
      const comment = answer?.comment;
      if (comment && !answer.held) setOwn((known) => [...known, comment]);
      if (list.next === null) void read(lastId);
      return answer?.held ?? false;
    },
  };
}
