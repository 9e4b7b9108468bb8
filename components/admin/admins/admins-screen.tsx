"use client";

import type { AdminsQuery, AdminsView, AdminView, InvitationView } from "@/lib/features/admin/schema";
import { paths } from "@/lib/shared/paths";
import { ActionButton } from "../action-button";
import { AdminPageHead } from "../admin-page-head";
import { AdminTime } from "../admin-time";
import { InviteAdmin } from "./invite-admin";
import { AdminList } from "../list/admin-list";
import { choiceOf, orderOf } from "../list/choices";

const CHOICES = [
  choiceOf("role", "Role", { all: "Both roles", owner: "Owners", moderator: "Moderators" }),
  choiceOf("state", "State", { all: "All", active: "Active", disabled: "Disabled" }),
  orderOf({ name: "By username", newest: "Newest first", seen: "Last sign-in first" }),
];

interface AdminsScreenProps extends AdminsView {
  query: AdminsQuery;
  ownId: number;
}

export function AdminsScreen({ query, ownId, list, invitations }: AdminsScreenProps) {
  return (
    <>
      <AdminPageHead
        title="Admins"
        lead="Who runs this installation. An owner may do everything; a moderator sees comments, notes and early access. The last owner cannot be removed."
      />
      <InviteAdmin />
      {invitations.length > 0 && <Invitations invitations={invitations} />}
      <AdminList
        things="admins"
        path={paths.adminAdmins}
        query={query}
        searchLabel="Username or email"
        choices={CHOICES}
        list={list}
        isWide
        keyOf={({ id }) => id}
        columns={[
          { label: "Admin", cell: (admin) => <Who admin={admin} isSelf={admin.id === ownId} /> },
          { label: "Role", cell: ({ role }) => role ?? "none" },
          { label: "State", cell: ({ isActive }) => (isActive ? "active" : "disabled") },
          { label: "Codes", cell: ({ hasCodes }) => (hasCodes ? "on" : "off") },
          { label: "Sessions", cell: ({ sessions }) => sessions },
          { label: "Last sign-in", cell: ({ lastSignIn }) => (lastSignIn ? <AdminTime at={lastSignIn} /> : "never") },
          { label: "Actions", cell: (admin) => <AdminActions admin={admin} /> },
        ]}
        empty="There is no admin."
      />
    </>
  );
}

function Who({ admin: { username, email }, isSelf }: { admin: AdminView; isSelf: boolean }) {
  return (
    <>
      <span className="font-medium">{username}</span>
      {isSelf && " (you)"}
      <span className="text-muted block break-all">{email}</span>
    </>
  );
}

function AdminActions({ admin: { id, username, role, isActive, hasCodes, sessions } }: { admin: AdminView }) {
  const path = `/api/admin/admins/${id}`;
  const change = (what: string, from: unknown, to: unknown) => ({
    path,
    method: "PATCH" as const,
    body: { what, from, to },
  });
  const next = role === "owner" ? "moderator" : "owner";
  return (
    <div className="flex flex-wrap gap-2">
      {role && (
        <ActionButton
          label={`Make ${next}`}
          name={`Make ${next}: ${username}`}
          title={`Make ${username} ${next === "owner" ? "an owner" : "a moderator"}?`}
          description="The new role applies at once, and every session of this admin ends."
          call={change("role", role, next)}
          done="Role changed"
        />
      )}
      <ActionButton
        label={isActive ? "Disable" : "Enable"}
        name={`${isActive ? "Disable" : "Enable"}: ${username}`}
        title={`${isActive ? "Disable" : "Enable"} ${username}?`}
        description={
          isActive ? "They are signed out and cannot sign in until enabled again." : "They may sign in again."
        }
        call={change("active", isActive, !isActive)}
        done={isActive ? "Disabled" : "Enabled"}
      />
      {sessions > 0 && (
        <ActionButton
          label="End sessions"
          name={`End sessions: ${username}`}
          title={`End the sessions of ${username}?`}
          description="Signs this admin out everywhere; they may sign in again."
          call={{ path: `${path}/sessions`, method: "DELETE" }}
          done="Sessions ended"
        />
      )}
      {hasCodes && (
        <ActionButton
          label="Reset codes"
          name={`Reset codes: ${username}`}
          title={`Reset the one-time codes of ${username}?`}
          description="For a lost phone. Make sure that this admin is the one who asks: afterwards the password alone signs them in once."
          call={{ path: `${path}/codes`, method: "DELETE" }}
          done="Codes reset"
        />
      )}
    </div>
  );
}

function Invitations({ invitations }: { invitations: InvitationView[] }) {
  return (
    <section aria-labelledby="invitations" className="mt-6">
      <h2 id="invitations" className="display-type text-xl">
        Open invitations
      </h2>
      <ul className="divide-subtle border-subtle mt-2 divide-y border-y">
        {invitations.map(({ id, role, invitedBy, expiresAt }) => (
          <li key={id} className="flex flex-wrap items-center justify-between gap-3 py-2">
            <span>
              One {role}, by {invitedBy}, until <AdminTime at={expiresAt} />
            </span>
            <ActionButton
              label="Withdraw"
              name={`Withdraw the invitation of one ${role} by ${invitedBy}`}
              title="Withdraw this invitation?"
              description="The link stops working."
              call={{ path: `/api/admin/invitations/${id}`, method: "DELETE" }}
              done="Invitation withdrawn"
            />
          </li>
        ))}
      </ul>
    </section>
  );
}
