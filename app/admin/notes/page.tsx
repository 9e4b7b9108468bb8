import type { Metadata } from "next";
import { PostsScreen } from "@/components/admin/notes/posts-screen";
import { listPosts } from "@/lib/features/notes/edit-posts";
import { postsQuery } from "@/lib/features/notes/schema";
import { adminPageCtx } from "@/lib/http/page";
import type { QueryPageProps } from "@/lib/shared/pages/page-props";

export const metadata: Metadata = { title: "Notes" };

export default async function NotesPage({ searchParams }: QueryPageProps) {
  const query = postsQuery.parse(await searchParams);
  return <PostsScreen query={query} list={await listPosts(await adminPageCtx(), query)} />;
}
