import type { Metadata } from "next";
import { redirect } from "next/navigation";
import { CodesScreen } from "@/components/admin/admins/codes-screen";
import { findPageAdminInSetUp } from "@/lib/http/page";
import { paths } from "@/lib/shared/paths";

export const metadata: Metadata = { title: "Your sign-in" };

export default async function AdminSecurityPage() {
  const session = await findPageAdminInSetUp();
  if (!session) redirect(paths.admin);
  return <CodesScreen hasCodes={session.hasCodes} isRequired={session.needsCodes} />;
}
