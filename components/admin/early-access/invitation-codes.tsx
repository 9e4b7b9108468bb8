import type { InvitationCodeView } from "@/lib/features/access/schema";
import { capitalize } from "@/lib/shared/text/text";
import { ActionButton } from "../action-button";
import { AdminTime } from "../admin-time";
import { CreateCode } from "./create-code";

function Code({ code: { id, name, uses, maxUses, state, expiresAt } }: { code: InvitationCodeView }) {
  return (
    <li className="flex flex-wrap items-center justify-between gap-3 py-3">
      <div className="min-w-0">
        <p className="font-medium break-words">{name}</p>
        <p className="text-muted text-sm tabular-nums">
          {capitalize(state)}, {uses} of {maxUses} uses, until <AdminTime at={expiresAt} />
        </p>
      </div>
      {state !== "revoked" && state !== "expired" && (
        <ActionButton
          label="Revoke"
          name={`Revoke ${name}`}
          title="Revoke this code?"
          description={`'${name}' stops working, and every browser that it opened asks for a code again. This cannot be undone.`}
          call={{ path: `/api/admin/invitation-codes/${id}`, method: "DELETE" }}
          done="The code is revoked."
        />
      )}
    </li>
  );
}

export function InvitationCodes({ codes }: { codes: InvitationCodeView[] }) {
  return (
    <section aria-labelledby="codes" className="mt-14">
      <h2 id="codes" className="display-type text-2xl">
        Invitation codes
      </h2>
      <p className="text-muted mt-2 max-w-2xl text-sm">
        A code for several people, for example an event or a team. It works on the access page like the site&apos;s own
        access code. When it is revoked or expires, the access that it gave ends too.
      </p>
      <CreateCode />
      {codes.length === 0 ? (
        <p className="text-muted border-subtle mt-6 border-y py-8 text-center">
          No invitation code exists yet. To make one, enter a name above and press Create code.
        </p>
      ) : (
        <ul aria-label="Invitation codes" className="divide-subtle border-subtle mt-6 divide-y border-y">
          {codes.map((code) => (
            <Code key={code.id} code={code} />
          ))}
        </ul>
      )}
    </section>
  );
}
