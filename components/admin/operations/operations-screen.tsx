"use client";

import type { JobsQuery, OperationsView } from "@/lib/features/admin/schema";
import { paths } from "@/lib/shared/paths";
import { ActionButton } from "../action-button";
import { AdminPageHead } from "../admin-page-head";
import { AdminSection } from "../admin-section";
import { AdminTime } from "../admin-time";
import { FiguresTable } from "../figures-table";
import { AdminList } from "../list/admin-list";
import { choiceOf, orderOf } from "../list/choices";
import { ModelFault } from "./model-fault";
import { ModelProbe } from "./model-probe";
import { TitledRows } from "../titled-rows";
import { BackgroundWorkActions } from "./background-work-actions";

const CHOICES = [
  choiceOf("state", "State", {
    unfinished: "Not finished",
    failed: "Failed",
    waiting: "Waiting",
    running: "Running",
    done: "Done",
  }),
  orderOf({ failed: "Failed first", newest: "Newest first", oldest: "Oldest first" }),
];

export function OperationsScreen({ query, operations }: { query: JobsQuery; operations: OperationsView }) {
  const { jobs, outbox, limits, spend, model, versions, instances } = operations;
  return (
    <>
      <AdminPageHead
        title="Operations"
        lead="Background work, costs, versions and processes. Nothing here names a person."
      />
      <AdminSection title="Background jobs">
        <AdminList
          things="jobs"
          path={paths.adminOperations}
          query={query}
          choices={CHOICES}
          list={jobs}
          keyOf={({ id }) => id}
          columns={[
            { label: "Job", cell: ({ name }) => name },
            { label: "State", cell: ({ state, failure }) => (failure ? `${state} (${failure})` : state) },
            { label: "Tries", cell: ({ tries }) => tries },
            { label: "Since", cell: ({ at }) => <AdminTime at={at} /> },
            {
              label: "Actions",
              cell: ({ id, name, state }) => (
                <BackgroundWorkActions
                  what={`${name} ${id.slice(0, 8)}`}
                  path={`/api/admin/jobs/${name}/${id}`}
                  canRetry={state === "failed"}
                  canDiscard={state !== "active"}
                />
              ),
            },
          ]}
          empty="Nothing waits, runs or has failed."
        />
      </AdminSection>
      <AdminSection title="Waiting mails and other outgoing work (outbox)">
        <TitledRows
          title="Most tries first"
          rows={outbox}
          keyOf={({ id }) => id}
          columns={[
            { label: "Kind", cell: ({ kind }) => kind },
            { label: "Tries", cell: ({ tries }) => tries },
            { label: "Since", cell: ({ at }) => <AdminTime at={at} /> },
            { label: "Next try", cell: ({ nextAt }) => <AdminTime at={nextAt} /> },
            {
              label: "Actions",
              cell: ({ id, kind }) => (
                <BackgroundWorkActions
                  what={`${kind} ${id.slice(-6)}`}
                  path={`/api/admin/outbox/${id}`}
                  canRetry
                  canDiscard
                />
              ),
            },
          ]}
          empty="The outbox is empty: every mail and revocation was sent."
        />
      </AdminSection>
      <AdminSection title="Limits in force">
        <TitledRows
          title="Each limit refuses further attempts. Identities are stored only as hashes."
          rows={limits}
          keyOf={({ key }) => key}
          columns={[
            { label: "Limit", cell: ({ key, name }) => `${name} (${key.slice(0, 6)})` },
            { label: "Attempts", cell: ({ hits, max }) => `${hits} of ${max}` },
            { label: "Until", cell: ({ endsAt }) => <AdminTime at={endsAt} /> },
            {
              label: "Actions",
              cell: ({ key, name }) => (
                <ActionButton
                  label="Lift"
                  name={`Lift ${name} ${key.slice(0, 6)}`}
                  title={`Lift this limit of ${name}?`}
                  description="The count starts from zero again. Do this only for a person who has told you what happened."
                  call={{ path: `/api/admin/limits/${key}`, method: "DELETE" }}
                  done="The limit is lifted"
                />
              ),
            },
          ]}
          empty="No limit is in force now."
        />
      </AdminSection>
      <AdminSection title="Language model">
        {model.fault && <ModelFault fault={model.fault} />}
        <ModelProbe model={model.name} />
      </AdminSection>
      <AdminSection title="Spending">
        <FiguresTable
          title="Last 14 days, UTC, in the currency of LLM_DAILY_BUDGET"
          columns={["Day", "For", "Tokens or calls", "Cost"]}
          rows={spend.map(({ day, use, tokens, cost }) => [day, use, tokens.toLocaleString("en-GB"), cost.toFixed(4)])}
          empty="Nothing was spent in the last 14 days."
        />
      </AdminSection>
      <AdminSection title="Versions and processes">
        <FiguresTable
          title="Versions"
          columns={["Part", "Version"]}
          rows={versions.map(({ name, value }) => [
            name,
            <span key="value" className="wrap-anywhere">
              {value}
            </span>,
          ])}
        />
        <TitledRows
          title="Processes"
          rows={instances}
          keyOf={({ id }) => id}
          columns={[
            { label: "Process", cell: ({ id }) => id },
            { label: "Started", cell: ({ startedAt }) => <AdminTime at={startedAt} /> },
            { label: "Last seen", cell: ({ seenAt }) => <AdminTime at={seenAt} /> },
          ]}
        />
      </AdminSection>
    </>
  );
}
