import "@/app/(site)/text.css";
import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { PostEditor } from "@/components/admin/notes/post-editor";
import { getPost } from "@/lib/features/notes/edit-posts";
import { adminPageCtx, type AdminListPageProps } from "@/lib/http/page";
import { numericIdParams } from "@/lib/shared/ids";

export const metadata: Metadata = { title: "Write a note" };

export default async function EditNotePage({ searchParams }: AdminListPageProps) {
  const ctx = await adminPageCtx();
  const { id } = await searchParams;
  if (id === undefined) return <PostEditor stored={null} />;
  const params = numericIdParams.safeParse({ id });
  const post = params.success ? await getPost(ctx, params.data) : null;
  if (!post) notFound();
  return <PostEditor key={post.id} stored={post} />;
}
