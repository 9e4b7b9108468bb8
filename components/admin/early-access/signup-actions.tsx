import type { SignupRowView } from "@/lib/features/early-access/schema";
import { ActionButton } from "../action-button";

const callOf = (id: number, action = "") => `/api/admin/early-access/${id}${action}`;

export function SignupActions({ row: { id, email, state } }: { row: SignupRowView }) {
  const hasInvitation = state === "invited" || state === "joined";
  return (
    <div className="flex flex-wrap gap-2 lg:flex-nowrap">
      {hasInvitation ? (
        <>
          <ActionButton
            label="Send again"
            name={`Send again to ${email}`}
            title="Send a new code?"
            description={`${email} gets a new code by mail. The one before stops working; browsers that it opened stay open.`}
            call={{ path: callOf(id, "/resend"), method: "POST" }}
            isReasonless
            done="A new code is on its way."
          />
          <ActionButton
            label="Withdraw"
            name={`Withdraw the invitation of ${email}`}
            title="Withdraw this invitation?"
            description={`The code of ${email} stops working, and every browser that it opened asks for a code again. The address stays on the list.`}
            call={{ path: callOf(id, "/withdraw"), method: "POST" }}
            done="The invitation is withdrawn."
          />
        </>
      ) : (
        <ActionButton
          label="Invite"
          name={`Invite ${email}`}
          title="Invite this person?"
          description={`${email} gets a personal code by mail.`}
          call={{ path: callOf(id), method: "POST" }}
          isReasonless
          done="The invitation is on its way."
        />
      )}
      <ActionButton
        label="Remove"
        name={`Remove ${email}`}
        variant="ghost"
        title="Remove this address?"
        description={`${email} leaves the list for good, and its invitation ends. This cannot be undone.`}
        call={{ path: callOf(id), method: "DELETE" }}
        done="The address is removed."
      />
    </div>
  );
}
