import { useState } from "react";
import { useTabDraft } from "@/components/ui/forms/use-tab-draft";
import type { PostSavedView, PostView } from "@/lib/features/notes/schema";
import { apiClient, ApiError, failureText } from "@/lib/shared/api-client";
import { PRODUCT } from "@/lib/shared/product";
import { keysOf } from "@/lib/shared/records";

export type PostDraft = Record<"title" | "slug" | "author" | "excerpt" | "content", string>;

interface Failure {
  text: string;
  fields: Record<string, string>;
}

const EMPTY: PostDraft = { title: "", slug: "", author: `The ${PRODUCT.name} Team`, excerpt: "", content: "" };
const FAILED = "That did not work. Your text is kept in this tab. Please try again.";

const draftOf = (post: PostView | null): PostDraft =>
  post
    ? { title: post.title, slug: post.slug, author: post.author, excerpt: post.excerpt, content: post.content }
    : EMPTY;

const isEqual = (a: PostDraft, b: PostDraft): boolean => keysOf(EMPTY).every((name) => a[name] === b[name]);

/** Keeps the typed text in the tab until it is saved, so that neither an error nor a reload loses it. */
export function usePostEditor(stored: PostView | null) {
  const [post, setPost] = useState(stored);
  const [draft, change, clearDraft] = useTabDraft(`note-draft:${stored?.id ?? "new"}`, draftOf(stored));
  const [isPending, setIsPending] = useState(false);
  const [failure, setFailure] = useState<Failure | null>(null);
  const run = async (call: () => Promise<PostSavedView>): Promise<PostView | null> => {
    setIsPending(true);
    setFailure(null);
    try {
      const { post: saved } = await call();
      setPost(saved);
      change(draftOf(saved));
      clearDraft();
      return saved;
    } catch (error) {
      const fields = (error instanceof ApiError && error.body.fields) || {};
      setFailure({ text: failureText(error, FAILED), fields });
      return null;
    } finally {
      setIsPending(false);
    }
  };
  const call = (path: string, body: object) => () =>
    apiClient<PostSavedView>(`/api/admin/notes/${post?.id}/${path}`, {
      method: "POST",
      body: { version: post?.version, ...body },
    });
  return {
    post,
    draft,
    change,
    isPending,
    failure,
    isChanged: !isEqual(draft, draftOf(post)),
    save: () =>
      run(() =>
        post
          ? apiClient(`/api/admin/notes/${post.id}`, { method: "PATCH", body: { ...draft, version: post.version } })
          : apiClient("/api/admin/notes", { method: "POST", body: draft }),
      ),
    publish: (at?: string) => run(call("publish", at ? { at } : {})),
    unpublish: () => run(call("unpublish", {})),
  };
}
