import { buttonClass } from "@/components/ui/button";
import type { PostRowView, PostsQuery } from "@/lib/features/notes/schema";
import type { ListView } from "@/lib/shared/list-query";
import { paths } from "@/lib/shared/paths";
import { AdminPageHead } from "../admin-page-head";
import { AdminTime } from "../admin-time";
import { AdminList } from "../list/admin-list";

const STATES = [
  { value: "", label: "All states" },
  { value: "draft", label: "Draft" },
  { value: "scheduled", label: "Scheduled" },
  { value: "published", label: "Published" },
  { value: "unpublished", label: "Unpublished" },
];
const ORDERS = [
  { value: "changed", label: "Last changed" },
  { value: "newest", label: "Newest first" },
  { value: "title", label: "By title" },
];

export function PostsScreen({ query, list }: { query: PostsQuery; list: ListView<PostRowView> }) {
  return (
    <>
      <AdminPageHead
        title="Notes"
        lead="What the site publishes. Readers see a change within a few seconds."
        actions={
          <a href={paths.adminNewNote} className={buttonClass()}>
            Write a note
          </a>
        }
      />
      <AdminList
        things="notes"
        path={paths.adminNotes}
        query={query}
        searchLabel="Title or address"
        choices={[
          { name: "state", label: "State", options: STATES },
          { name: "sort", label: "Order", options: ORDERS },
        ]}
        list={list}
        keyOf={({ id }) => id}
        columns={[
          {
            label: "Title",
            cell: ({ id, title, slug }) => (
              <>
                <a href={paths.adminNote(id)} className="text-link inline-flex min-h-11 items-center font-medium">
                  {title}
                </a>
                <span className="text-muted block text-xs break-all">{slug}</span>
              </>
            ),
          },
          { label: "State", cell: ({ state }) => <span className="capitalize">{state}</span> },
          { label: "Public from", cell: ({ publishedAt }) => (publishedAt ? <AdminTime at={publishedAt} /> : "—") },
          { label: "Changed", cell: ({ updatedAt }) => <AdminTime at={updatedAt} /> },
        ]}
        empty="There is no note yet."
      />
    </>
  );
}
