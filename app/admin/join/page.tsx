import type { Metadata } from "next";
import { JoinScreen } from "@/components/admin/join-screen";
import type { QueryPageProps } from "@/lib/shared/page-props";

export const metadata: Metadata = { title: "Join as an admin", referrer: "no-referrer" };

export default async function AdminJoinPage({ searchParams }: QueryPageProps) {
  const { token } = await searchParams;
  return <JoinScreen token={typeof token === "string" ? token : ""} />;
}
