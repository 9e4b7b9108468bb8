import type { Metadata } from "next";
import { AdminHome } from "@/components/admin/admin-home";
import { AdminSignIn } from "@/components/admin/admin-sign-in";
import { listAdminActions } from "@/lib/features/accounts/admin-actions";
import { getModelFault } from "@/lib/features/admin/get-model-fault";
import { listModerated } from "@/lib/features/notes/moderate-comments";
import { listModeratedQuery } from "@/lib/features/notes/schema";
import { findPageAdmin } from "@/lib/http/page";

const HELD = listModeratedQuery.parse({ hidden: "true" });

export const metadata: Metadata = { title: "Admin", robots: { index: false } };

export default async function AdminPage() {
  const ctx = await findPageAdmin();
  if (!ctx) return <AdminSignIn />;
  const [acts, heldComments] = await Promise.all([listAdminActions(ctx), listModerated(ctx, HELD)]);
  return (
    <AdminHome username={ctx.actor.username} acts={acts} heldComments={heldComments} modelFault={getModelFault(ctx)} />
  );
}
