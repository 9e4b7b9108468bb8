import type { Metadata } from "next";
import { EarlyAccessScreen } from "@/components/admin/early-access/early-access-screen";
import { listInvitationCodes } from "@/lib/features/access/manage-invitation-codes";
import { listSignups } from "@/lib/features/early-access/list-signups";
import { signupsQuery } from "@/lib/features/early-access/schema";
import { adminPageCtx } from "@/lib/http/page";
import type { QueryPageProps } from "@/lib/shared/pages/page-props";

export const metadata: Metadata = { title: "Early access" };

export default async function EarlyAccessPage({ searchParams }: QueryPageProps) {
  const query = signupsQuery.parse(await searchParams);
  const ctx = await adminPageCtx();
  const [signups, codes] = await Promise.all([listSignups(ctx, query), listInvitationCodes(ctx)]);
  return <EarlyAccessScreen query={query} codes={codes} {...signups} />;
}
