import type { Metadata } from "next";
import { CommentsScreen } from "@/components/admin/comments/comments-screen";
import { listModerated } from "@/lib/features/notes/moderate-comments";
import { commentsQuery } from "@/lib/features/notes/schema";
import { adminPageCtx } from "@/lib/http/page";
import type { QueryPageProps } from "@/lib/shared/pages/page-props";

export const metadata: Metadata = { title: "Comments" };

export default async function CommentsPage({ searchParams }: QueryPageProps) {
  const query = commentsQuery.parse(await searchParams);
  return <CommentsScreen query={query} {...await listModerated(await adminPageCtx(), query)} />;
}
