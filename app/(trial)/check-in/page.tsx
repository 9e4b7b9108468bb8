import type { Metadata } from "next";
import { CheckInScreen } from "@/components/check-ins/check-in-screen";
import { findLink } from "@/lib/features/check-ins/find-link";
import { publicPageCtx } from "@/lib/http/page";
import type { QueryPageProps } from "@/lib/shared/pages/page-props";

export const metadata: Metadata = { title: "Check-in", robots: { index: false }, referrer: "no-referrer" };

/** Opening the page changes nothing, because mail programs follow links by themselves. */
export default async function CheckInPage({ searchParams }: QueryPageProps) {
  const { token } = await searchParams;
  const link = typeof token === "string" ? await findLink(await publicPageCtx(), { token }) : null;
  return <CheckInScreen token={typeof token === "string" ? token : ""} link={link} />;
}
