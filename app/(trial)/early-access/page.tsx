import type { Metadata } from "next";
import { ListLinkScreen } from "@/components/early-access/list-link-screen";
import { singleParam, type QueryPageProps } from "@/lib/shared/pages/page-props";

export const metadata: Metadata = {
  title: "Your place on the list",
  robots: { index: false },
  referrer: "no-referrer",
};

export default async function EarlyAccessPage({ searchParams }: QueryPageProps) {
  const { token } = await searchParams;
  return <ListLinkScreen token={singleParam(token) ?? ""} />;
}
