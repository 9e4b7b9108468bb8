import type { Metadata } from "next";
import { AdminHome } from "@/components/admin/admin-home";
import { AdminSignIn } from "@/components/admin/admin-sign-in";
import { listAdminActs } from "@/lib/features/accounts/list-admin-acts";
import { findPageAdmin } from "@/lib/http/page";

export const metadata: Metadata = { title: "Admin", robots: { index: false } };

export default async function AdminPage() {
  const ctx = await findPageAdmin();
  if (!ctx) return <AdminSignIn />;
  return <AdminHome username={ctx.actor.username} acts={await listAdminActs(ctx)} />;
}
