import type { Metadata } from "next";
import { CheckInScreen } from "@/components/check-ins/check-in-screen";
import { findLink } from "@/lib/features/check-ins/find-link";
import { publicPageCtx } from "@/lib/http/page";
import { singleParam, type QueryPageProps } from "@/lib/shared/pages/page-props";

export const metadata: Metadata = { title: "Check-in", robots: { index: false }, referrer: "no-referrer" };

/** Opening the page changes nothing, because mail programs follow links by themselves. */
export default async function CheckInPage({ searchParams }: QueryPageProps) {
  const token = singleParam((await searchParams).token);
  const link = token === undefined ? null : await findLink(publicPageCtx(), { token });
  return <CheckInScreen token={token ?? ""} link={link} />;
}
