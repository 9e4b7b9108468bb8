import type { Metadata } from "next";
import { AdminsScreen } from "@/components/admin/admins/admins-screen";
import { listAdmins } from "@/lib/features/admin/manage-admins";
import { adminsQuery } from "@/lib/features/admin/schema";
import { ownerPageCtx } from "@/lib/http/page";
import type { QueryPageProps } from "@/lib/shared/pages/page-props";

export const metadata: Metadata = { title: "Admins" };

export default async function AdminsPage({ searchParams }: QueryPageProps) {
  const ctx = await ownerPageCtx();
  const query = adminsQuery.parse(await searchParams);
  return <AdminsScreen query={query} ownId={ctx.actor.adminId} {...await listAdmins(ctx, query)} />;
}
