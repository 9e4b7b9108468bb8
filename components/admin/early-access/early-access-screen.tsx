"use client";

import { buttonClass } from "@/components/ui/button";
import type { InvitationCodeView } from "@/lib/features/access/schema";
import type { SignupRowView, SignupsQuery, SignupsView } from "@/lib/features/early-access/schema";
import { paths } from "@/lib/shared/paths";
import { AdminPageHead } from "../admin-page-head";
import { AdminTime } from "../admin-time";
import { AdminList } from "../list/admin-list";
import { choiceOf, orderOf } from "../list/choices";
import { ExportButton } from "./export-button";
import { CODES_ID, InvitationCodes } from "./invitation-codes";
import { InviteNext } from "./invite-next";
import { SignupActions } from "./signup-actions";

const CHOICES = [
  choiceOf("state", "State", {
    "": "All states",
    waiting: "Waiting",
    confirmed: "Confirmed",
    invited: "Invited",
    joined: "Joined",
  }),
  orderOf({ newest: "Newest first", oldest: "Oldest first", next: "Next to invite", address: "By address" }),
];

function StateText({ row }: { row: SignupRowView }) {
  const since = row.joinedAt ?? row.invitedAt ?? row.confirmedAt;
  return (
    <>
      <span className="block capitalize">{row.state}</span>
      {since && (
        <span className="text-muted text-xs">
          <AdminTime at={since} />
        </span>
      )}
    </>
  );
}

const grouped = (count: number) => count.toLocaleString("en");

function leadOf({ counts, seats: { taken, seats } }: Pick<SignupsView, "counts" | "seats">): string {
  const states = (["waiting", "confirmed", "invited", "joined"] as const).map(
    (state) => `${grouped(counts[state])} ${state}`,
  );
  return `${states.join(", ")}. ${grouped(taken)} of ${grouped(seats)} seats are taken.`;
}

interface EarlyAccessScreenProps extends SignupsView {
  query: SignupsQuery;
  codes: InvitationCodeView[];
}

export function EarlyAccessScreen({ query, list, counts, seats, codes }: EarlyAccessScreenProps) {
  return (
    <>
      <AdminPageHead
        title="Early access"
        lead={leadOf({ counts, seats })}
        actions={
          <>
            <a href={`#${CODES_ID}`} className={buttonClass({ variant: "ghost" })}>
              Invitation codes
            </a>
            <ExportButton />
          </>
        }
      />
      <InviteNext ready={counts.confirmed} />
      <AdminList
        things="addresses"
        path={paths.adminEarlyAccess}
        query={query}
        searchLabel="Address or a part of it"
        choices={CHOICES}
        list={list}
        isWide
        keyOf={({ id }) => id}
        columns={[
          { label: "Address", cell: ({ email }) => <span className="break-all">{email}</span> },
          { label: "State", cell: (row) => <StateText row={row} /> },
          { label: "On the list since", cell: ({ createdAt }) => <AdminTime at={createdAt} /> },
          { label: "Actions", cell: (row) => <SignupActions row={row} /> },
        ]}
        empty="Nobody has asked for early access yet."
      />
      <InvitationCodes codes={codes} />
    </>
  );
}
