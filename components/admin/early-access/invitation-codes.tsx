import type { InvitationCodeView } from "@/lib/features/access/schema";
import { countOf } from "@/lib/shared/text/pluralize";
import { capitalize } from "@/lib/shared/text/text";
import { ActionButton } from "../action-button";
import { AdminTime } from "../admin-time";
import { CreateCode } from "./create-code";

function Code({ code }: { code: InvitationCodeView }) {
  const { id, name, uses, maxUses, state, expiresAt } = code;
  return (
    <li className="flex flex-wrap items-center justify-between gap-3 py-3">
      <div className="min-w-0">
        <p className="font-medium break-words">{name}</p>
        <p className="text-muted text-sm tabular-nums">
          {capitalize(state)}, {uses} of {maxUses} uses, until <AdminTime at={expiresAt} />
        </p>
      </div>
      {!hasEnded(code) && (
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

export const CODES_ID = "codes";

const hasEnded = ({ state }: InvitationCodeView) => state === "revoked" || state === "expired";

function Codes({ label, codes }: { label: string; codes: InvitationCodeView[] }) {
  if (codes.length === 0) return null;
  return (
    <ul aria-label={label} className="divide-subtle border-subtle mt-6 divide-y border-y">
      {codes.map((code) => (
        <Code key={code.id} code={code} />
      ))}
    </ul>
  );
}

export function InvitationCodes({ codes }: { codes: InvitationCodeView[] }) {
  const ended = codes.filter(hasEnded);
  return (
    <section aria-labelledby={CODES_ID} className="mt-14">
      <h2 id={CODES_ID} className="display-type text-2xl">
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
        <>
          <Codes label="Invitation codes" codes={codes.filter((code) => !hasEnded(code))} />
          {ended.length > 0 && (
            <details className="mt-4">
              <summary className="min-h-11 cursor-pointer py-2.5 text-sm">
                {countOf(ended.length, "codes")} that ended
              </summary>
              <Codes label="Codes that ended" codes={ended} />
            </details>
          )}
        </>
      )}
    </section>
  );
}
