import type { Metadata } from "next";
import type { ReactNode } from "react";
import "@/app/utilities.css";
import { AdminShell } from "@/components/admin/admin-shell";
import { DemoNotice } from "@/components/sample/demo-notice";
import { isDemo } from "@/lib/features/sample/is-demo";
import { findPageAdmin } from "@/lib/http/page";

export const metadata: Metadata = { title: "Admin", robots: { index: false, follow: false } };

/** Renders the frame only: each page reads the session itself, because a layout is not rendered on every navigation. */
export default async function Layout({ children }: { children: ReactNode }) {
  const ctx = await findPageAdmin();
  return (
    <>
      {isDemo() && <DemoNotice />}
      {ctx ? (
        <AdminShell username={ctx.actor.username} role={ctx.actor.role}>
          {children}
        </AdminShell>
      ) : (
        children
      )}
    </>
  );
}
