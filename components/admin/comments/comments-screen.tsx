"use client";

import type { CommentsQuery, ModeratedCommentsView, ModeratedCommentView } from "@/lib/features/notes/schema";
import { paths } from "@/lib/shared/paths";
import { AdminPageHead } from "../admin-page-head";
import { AdminTime } from "../admin-time";
import { AdminList } from "../list/admin-list";
import { BY_AGE, choiceAmong, choiceOf } from "../list/choices";
import { ApprovalSwitch } from "./approval-switch";
import { CommentActions } from "./comment-actions";
import { LongText } from "./long-text";

const STATES = choiceOf("state", "State", {
  "": "All but deleted",
  waiting: "Waiting",
  shown: "Shown",
  hidden: "Hidden",
  deleted: "Deleted",
});

function CommentText({ comment: { authorName, maskedAddress, content } }: { comment: ModeratedCommentView }) {
  return (
    <>
      <p className="wrap-anywhere">
        <span className="font-medium">{authorName}</span>
        {maskedAddress && <span className="text-muted ml-2 text-xs">{maskedAddress}</span>}
      </p>
      <LongText text={content} />
    </>
  );
}

export function CommentsScreen({ query, list, slugs, isApprovalOn }: ModeratedCommentsView & { query: CommentsQuery }) {
  return (
    <>
      <AdminPageHead
        title="Comments"
        lead="Comments with many links and repeated comments wait until you show them. A deleted comment can be restored for a day."
      />
      <ApprovalSwitch isOn={isApprovalOn} />
      <AdminList
        things="comments"
        path={paths.adminComments}
        query={query}
        searchLabel="Words, name or note"
        choices={[STATES, choiceAmong("note", "Note", { all: "All notes", values: slugs }), BY_AGE]}
        list={list}
        isWide
        keyOf={({ id }) => id}
        columns={[
          { label: "Comment", cell: (comment) => <CommentText comment={comment} /> },
          {
            label: "Note",
            cell: ({ note }) => (
              <a href={paths.note(note)} className="text-link break-words">
                {note}
              </a>
            ),
          },
          { label: "State", cell: ({ state }) => <span className="capitalize">{state}</span> },
          { label: "When", cell: ({ createdAt }) => <AdminTime at={createdAt} /> },
          { label: "Actions", cell: (comment) => <CommentActions comment={comment} /> },
        ]}
        empty="Nobody has commented yet."
      />
    </>
  );
}
