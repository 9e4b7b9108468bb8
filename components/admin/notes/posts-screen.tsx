"use client";

import { buttonClass } from "@/components/ui/button";
import type { PostRowView, PostsQuery } from "@/lib/features/notes/schema";
import type { ListView } from "@/lib/shared/list-query";
import { paths } from "@/lib/shared/paths";
import { AdminPageHead } from "../admin-page-head";
import { AdminTime } from "../admin-time";
import { AdminList } from "../list/admin-list";
import { choiceOf, orderOf } from "../list/choices";

const CHOICES = [
  choiceOf("state", "State", {
    "": "All states",
    draft: "Draft",
    scheduled: "Scheduled",
    published: "Published",
    unpublished: "Unpublished",
  }),
  orderOf({ changed: "Last changed", newest: "Newest first", title: "By title" }),
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
        choices={CHOICES}
        list={list}
        keyOf={({ id }) => id}
        columns={[
          {
            label: "Title",
            cell: ({ id, title, slug }) => (
              <>
                <a href={paths.adminNote(id)} className="text-link -my-3 inline-block py-3 font-medium wrap-anywhere">
                  {title}
                </a>
                <span className="text-muted relative block text-xs break-all">{slug}</span>
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
