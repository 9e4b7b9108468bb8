import { redirect } from "next/navigation";
import { AdminHome } from "@/components/admin/home/admin-home";
import { AdminSignIn } from "@/components/admin/admin-sign-in";
import { getAdminHome } from "@/lib/features/admin/get-home";
import { getModelFault } from "@/lib/features/admin/get-model-fault";
import { findPageAdmin, findPageAdminInSetUp } from "@/lib/http/page";
import { isOwner } from "@/lib/shared/actor";
import { paths } from "@/lib/shared/paths";

export default async function AdminPage() {
  const ctx = await findPageAdmin();
  if (!ctx) {
    if (await findPageAdminInSetUp()) redirect(paths.adminSecurity);
    return <AdminSignIn />;
  }
  const modelFault = isOwner(ctx.actor) ? getModelFault(ctx) : null;
  return <AdminHome home={await getAdminHome(ctx)} modelFault={modelFault} />;
}
