import type { Metadata } from "next";
import { AdminHome } from "@/components/admin/admin-home";
import { AdminSignIn } from "@/components/admin/admin-sign-in";
import { listAdminActs } from "@/lib/features/accounts/list-admin-acts";
import { listModerated } from "@/lib/features/notes/moderate-comments";
import { listModeratedQuery } from "@/lib/features/notes/schema";
import { findPageAdmin } from "@/lib/http/page";

const HELD = listModeratedQuery.parse({ hidden: "true" });

export const metadata: Metadata = { title: "Admin", robots: { index: false } };

export default async function AdminPage() {
  const ctx = await findPageAdmin();
  if (!ctx) return <AdminSignIn />;
  const [acts, heldComments] = await Promise.all([listAdminActs(ctx), listModerated(ctx, HELD)]);
  return <AdminHome username={ctx.actor.username} acts={acts} heldComments={heldComments} />;
}
