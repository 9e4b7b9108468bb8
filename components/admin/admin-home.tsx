"use client";

import { useState } from "react";
import { AppShell } from "@/components/layout/app-shell";
import { Button } from "@/components/ui/button";
import type { AdminActionView } from "@/lib/features/accounts/schema";
import type { ModelFaultView } from "@/lib/features/admin/schema";
import type { ModeratedCommentsView } from "@/lib/features/notes/schema";
import { apiClient } from "@/lib/shared/api-client";
import { formatDateTime } from "@/lib/shared/dates";
import { goTo } from "@/lib/shared/navigate";
import { paths } from "@/lib/shared/paths";
import { CommentModeration } from "./comment-moderation";
import { EndSessions } from "./end-sessions";
import { ModelFault } from "./model-fault";

interface AdminHomeProps {
  username: string;
  acts: AdminActionView[];
  heldComments: ModeratedCommentsView;
  modelFault: ModelFaultView | null;
}

export function AdminHome({ username, acts, heldComments, modelFault }: AdminHomeProps) {
  return (
    <AppShell identity={username} actions={<SignOut />}>
      <div className="container-page py-10 sm:py-16">
        <h1 className="display-type text-4xl">Admin</h1>
        <p className="text-muted mt-4 max-w-2xl text-lg">
          You are signed in as {username}. Here you moderate comments, end sessions and see what admins did.
        </p>
        {modelFault && <ModelFault fault={modelFault} />}
        <CommentModeration held={heldComments} />
        <EndSessions />
        <section aria-labelledby="record" className="mt-12">
          <h2 id="record" className="display-type text-2xl">
            Record of admin acts
          </h2>
          {acts.length === 0 ? (
            <p className="text-muted mt-4">Nothing has been recorded yet.</p>
          ) : (
            <AdminActions acts={acts} />
          )}
        </section>
      </div>
    </AppShell>
  );
}

function AdminActions({ acts }: { acts: AdminActionView[] }) {
  return (
    <div className="mt-4 overflow-x-auto" tabIndex={0} role="region" aria-labelledby="record">
      <table className="w-full min-w-140 text-left text-sm">
        <thead className="text-muted">
          <tr className="border-strong border-b">
            {["When", "Admin", "Act", "On"].map((name) => (
              <th key={name} scope="col" className="py-2 pr-6 font-medium">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {acts.map(({ id, action, target, admin, at }) => (
            <tr key={id} className="border-subtle border-b">
              <td className="py-2.5 pr-6 whitespace-nowrap tabular-nums">
                <time dateTime={at} suppressHydrationWarning>
                  {formatDateTime(at)}
                </time>
              </td>
              <td className="py-2.5 pr-6">{admin ?? "removed"}</td>
              <td className="py-2.5 pr-6">{action}</td>
              <td className="py-2.5 pr-6">{target ?? "—"}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function SignOut() {
  const [isLeaving, setIsLeaving] = useState(false);
  const leave = async () => {
    setIsLeaving(true);
    await apiClient("/api/admin/sign-out", { method: "POST" }).catch(() => undefined);
    goTo(paths.admin);
  };
  return (
    <Button variant="ghost" size="sm" pending={isLeaving} onClick={() => void leave()}>
      Sign out
    </Button>
  );
}
