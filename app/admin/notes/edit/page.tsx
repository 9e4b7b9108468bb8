import "@/app/(site)/text.css";
import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { PostEditor } from "@/components/admin/notes/post-editor";
import { getPost } from "@/lib/features/notes/edit-posts";
import { adminPageCtx } from "@/lib/http/page";
import { numericIdParams } from "@/lib/shared/ids";
import type { QueryPageProps } from "@/lib/shared/pages/page-props";

export const metadata: Metadata = { title: "Write a note" };

export default async function EditNotePage({ searchParams }: QueryPageProps) {
  const ctx = await adminPageCtx();
  const { id } = await searchParams;
  if (id === undefined) return <PostEditor stored={null} />;
  const params = numericIdParams.safeParse({ id });
  const post = params.success ? await getPost(ctx, params.data) : null;
  if (!post) notFound();
  return <PostEditor key={post.id} stored={post} />;
}
