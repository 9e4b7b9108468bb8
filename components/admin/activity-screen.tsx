"use client";

import type { ActivityQuery, ActivityView } from "@/lib/features/admin/schema";
import { paths } from "@/lib/shared/paths";
import { AdminPageHead } from "./admin-page-head";
import { AdminTime } from "./admin-time";
import { AdminList } from "./list/admin-list";
import { BY_AGE, choiceAmong } from "./list/choices";

export function ActivityScreen({ query, list, admins, actions }: ActivityView & { query: ActivityQuery }) {
  return (
    <>
      <AdminPageHead
        title="Activity"
        lead="What admins did, and why. Entries are written together with the action, cannot be changed, and are deleted after a year. Each contains a hash of the one before; npm run doctor checks them."
      />
      <AdminList
        things="actions"
        path={paths.adminActivity}
        query={query}
        searchLabel="Action, reason or exact target"
        choices={[
          choiceAmong("admin", "Admin", { all: "Everyone", values: admins }),
          choiceAmong("action", "Action", { all: "All actions", values: actions }),
          BY_AGE,
        ]}
        list={list}
        isWide
        keyOf={({ id }) => id}
        columns={[
          { label: "When", cell: ({ at }) => <AdminTime at={at} /> },
          { label: "Admin", cell: ({ admin }) => admin ?? "on the server" },
          {
            label: "Action",
            cell: ({ action, details }) => (
              <span className="break-words">{details ? `${action} (${details})` : action}</span>
            ),
          },
          { label: "On", cell: ({ target }) => target ?? "—" },
          { label: "Reason", cell: ({ reason }) => <span className="wrap-anywhere">{reason ?? "—"}</span> },
        ]}
        empty="Nothing has been recorded yet."
      />
    </>
  );
}
