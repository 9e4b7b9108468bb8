import type { ReactNode } from "react";
import { AppShell } from "@/components/layout/app-shell";
import type { AdminRole } from "@/lib/shared/actor";
import { AdminNav } from "./admin-nav";
import { AdminSignOut } from "./admin-sign-out";

interface AdminShellProps {
  username: string;
  role: AdminRole;
  children: ReactNode;
}

export function AdminShell({ username, role, children }: AdminShellProps) {
  return (
    <AppShell identity={`${username}, ${role}`} actions={<AdminSignOut />}>
      <AdminNav role={role} />
      <div className="container-page w-full py-8 sm:py-12">{children}</div>
    </AppShell>
  );
}
