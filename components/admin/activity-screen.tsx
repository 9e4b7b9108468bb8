import type { ActivityQuery, ActivityView } from "@/lib/features/admin/schema";
import { paths } from "@/lib/shared/paths";
import { AdminPageHead } from "./admin-page-head";
import { AdminTime } from "./admin-time";
import { AdminList } from "./list/admin-list";

const asOptions = (values: string[]) => values.map((value) => ({ value, label: value }));

export function ActivityScreen({ query, list, admins, actions }: ActivityView & { query: ActivityQuery }) {
  return (
    <>
      <AdminPageHead
        title="Activity"
        lead="What admins did, and why. Lines are written with the act itself, cannot be changed, and go after a year. Each carries a hash of the one before, which npm run doctor follows."
      />
      <AdminList
        things="acts"
        path={paths.adminActivity}
        query={query}
        searchLabel="Act, reason or exact target"
        choices={[
          { name: "admin", label: "Admin", options: [{ value: "", label: "Everyone" }, ...asOptions(admins)] },
          { name: "action", label: "Act", options: [{ value: "", label: "All acts" }, ...asOptions(actions)] },
          {
            name: "sort",
            label: "Order",
            options: [
              { value: "newest", label: "Newest first" },
              { value: "oldest", label: "Oldest first" },
            ],
          },
        ]}
        list={list}
        keyOf={({ id }) => id}
        columns={[
          { label: "When", cell: ({ at }) => <AdminTime at={at} /> },
          { label: "Admin", cell: ({ admin }) => admin ?? "on the server" },
          { label: "Act", cell: ({ action, details }) => (details ? `${action} (${details})` : action) },
          { label: "On", cell: ({ target }) => target ?? "—" },
          { label: "Reason", cell: ({ reason }) => reason ?? "—" },
        ]}
        empty="Nothing has been recorded yet."
      />
    </>
  );
}
