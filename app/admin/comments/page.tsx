import type { Metadata } from "next";
import { CommentsScreen } from "@/components/admin/comments/comments-screen";
import { listModerated } from "@/lib/features/notes/moderate-comments";
import { commentsQuery } from "@/lib/features/notes/schema";
import { adminPageCtx, type AdminListPageProps } from "@/lib/http/page";

export const metadata: Metadata = { title: "Comments" };

export default async function CommentsPage({ searchParams }: AdminListPageProps) {
  const query = commentsQuery.parse(await searchParams);
  return <CommentsScreen query={query} {...await listModerated(await adminPageCtx(), query)} />;
}
