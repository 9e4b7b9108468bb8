import type { Metadata } from "next";
import { AdminPageHead } from "@/components/admin/admin-page-head";
import { JoinScreen } from "@/components/admin/admins/join-screen";
import { findPageAdmin } from "@/lib/http/page";

export const metadata: Metadata = { title: "Join as an admin", referrer: "no-referrer" };

export default async function AdminJoinPage() {
  const ctx = await findPageAdmin();
  if (!ctx) return <JoinScreen />;
  return (
    <AdminPageHead
      title="Join as an admin"
      lead={`You are signed in as ${ctx.actor.username}. The link is for somebody else: sign out first, or open it in another browser.`}
    />
  );
}
