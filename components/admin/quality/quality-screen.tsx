"use client";

import type { QualityView, SharedQuery } from "@/lib/features/admin/schema";
import { paths } from "@/lib/shared/paths";
import { AdminPageHead } from "../admin-page-head";
import { AdminSection } from "../admin-section";
import { AdminTime } from "../admin-time";
import { FiguresTable } from "../figures-table";
import { AdminList } from "../list/admin-list";
import { BY_AGE, choiceOf } from "../list/choices";
import { ReadReply } from "./read-reply";

const RATINGS = { helpful: "Helpful", unhelpful: "Not helpful" };
const CHOICES = [choiceOf("rating", "Rating", { "": "All", ...RATINGS, none: "Not rated" }), BY_AGE];

const coachName = (model: string | null) => model ?? "Offline coach";

export function QualityScreen({ query, quality }: { query: SharedQuery; quality: QualityView }) {
  const { ratings, shared } = quality;
  return (
    <>
      <AdminPageHead
        title="Quality"
        lead={
          <>
            What people found helpful. You can read a reply only if the person shared it with the team: that reply
            alone, not whose it is. Each time somebody reads one, that is recorded.
          </>
        }
      />
      <AdminSection title="Ratings">
        <FiguresTable
          title="Last 12 weeks, by the Monday of the week in which a reply was given, UTC"
          columns={["Week of", "Reply of", "Helpful", "Not helpful"]}
          rows={ratings.map(({ week, model, practice, helpful, unhelpful }) => [
            week,
            practice ? `practice: ${practice}` : coachName(model),
            helpful,
            unhelpful,
          ])}
          empty="Nobody has rated a reply in these weeks."
        />
      </AdminSection>
      <AdminSection title="Shared replies">
        <AdminList
          things="replies"
          path={paths.adminQuality}
          query={query}
          choices={CHOICES}
          list={shared}
          keyOf={({ id }) => id}
          columns={[
            { label: "Shared", cell: ({ sharedAt }) => <AdminTime at={sharedAt} /> },
            { label: "Coach", cell: ({ model }) => coachName(model) },
            { label: "Rating", cell: ({ rating }) => (rating ? RATINGS[rating] : "Not rated") },
            {
              label: "Reply",
              cell: ({ id, sharedAt }) => <ReadReply id={id} name={`Read the reply shared ${sharedAt}`} />,
            },
          ]}
          empty="Nobody has shared a reply yet."
        />
      </AdminSection>
    </>
  );
}
