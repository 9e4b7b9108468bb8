import type { ReactNode } from "react";
import type { PersonView } from "@/lib/features/admin/schema";
import { AdminTime } from "../admin-time";
import { FiguresTable } from "../figures-table";
import { TitledRows } from "../titled-rows";

const orNone = (items: ReactNode[]) => (items.length > 0 ? <ul className="space-y-1">{items}</ul> : "none");

export function PersonFacts({ person }: { person: PersonView }) {
  const ways = [person.hasPassword && "password", person.hasGoogle && "Google"].filter(Boolean).join(", ");
  const facts: [string, ReactNode][] = [
    [
      "Address",
      <span key="address" className="break-all">
        {person.email}
      </span>,
    ],
    ["Id in the logs", person.id],
    ["Since", <AdminTime key="since" at={person.createdAt} />],
    ["Address confirmed", person.confirmedAt ? <AdminTime key="confirmed" at={person.confirmedAt} /> : "no"],
    ["Signs in by", ways || "the browser of the trial only"],
    [
      "Sign-in",
      person.blockedAt ? (
        <>
          blocked since <AdminTime at={person.blockedAt} />
        </>
      ) : (
        "allowed"
      ),
    ],
    [
      "Sessions",
      orNone(
        person.sessions.map(({ browser, signedInAt }) => (
          <li key={signedInAt}>
            {browser ?? "Unknown browser"}, since <AdminTime at={signedInAt} />
          </li>
        )),
      ),
    ],
    [
      "Consents",
      orNone(
        person.consents.map(({ what, since }) => (
          <li key={what}>
            {what}
            {since && (
              <>
                , since <AdminTime at={since} />
              </>
            )}
          </li>
        )),
      ),
    ],
    ["Deletion", "not asked for; a deletion is done at once and leaves no account"],
  ];
  return (
    <section aria-labelledby="person" className="mt-10">
      <h2 id="person" className="display-type text-2xl">
        This person
      </h2>
      <dl className="divide-subtle border-subtle mt-4 max-w-3xl divide-y border-y text-sm">
        {facts.map(([name, value]) => (
          <div key={name} className="grid gap-x-6 gap-y-1 py-2.5 sm:grid-cols-[12rem_minmax(0,1fr)]">
            <dt className="text-muted">{name}</dt>
            <dd className="min-w-0">{value}</dd>
          </div>
        ))}
      </dl>
      {person.spend.length > 0 && (
        <FiguresTable
          title="Spending on the language model, last 30 days, in the currency of LLM_DAILY_BUDGET"
          columns={["Day", "Tokens", "Cost"]}
          rows={person.spend.map(({ day, tokens, cost }) => [day, tokens.toLocaleString("en-GB"), cost.toFixed(4)])}
        />
      )}
      <div className="max-w-3xl">
        <TitledRows
          title="What admins did"
          rows={person.actions}
          keyOf={({ at, action }) => `${at} ${action}`}
          columns={[
            { label: "When", cell: ({ at }) => <AdminTime at={at} /> },
            { label: "Action", cell: ({ action }) => action },
            { label: "Reason", cell: ({ reason }) => <span className="wrap-anywhere">{reason ?? "—"}</span> },
          ]}
        />
      </div>
    </section>
  );
}
