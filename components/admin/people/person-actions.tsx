import type { DeletionReceiptView } from "@/lib/features/accounts/schema";
import type { PersonAction, PersonView } from "@/lib/features/admin/schema";
import { ActionButton } from "../action-button";

interface ActionCopy {
  action: PersonAction;
  label: string;
  title: string;
  description: string;
  done: string;
}

const END: ActionCopy = {
  action: "end_sessions",
  label: "End sessions",
  title: "Sign this person out of every browser?",
  description: "This happens at once. They can sign in again. Nothing else changes.",
  done: "Signed out everywhere",
};
const RESET: ActionCopy = {
  action: "send_reset",
  label: "Send a reset",
  title: "Mail a link to a new password?",
  description: "It goes to the address of the account, works once, for ten minutes.",
  done: "The link is on its way",
};
const CONFIRM: ActionCopy = {
  action: "send_confirmation",
  label: "Send a confirmation",
  title: "Mail a link that confirms the address?",
  description: "It works for a day.",
  done: "The link is on its way",
};
const BLOCK: ActionCopy = {
  action: "block",
  label: "Block sign-in",
  title: "Block sign-in to this account?",
  description: "Every session ends, and nobody can sign in until you unblock it. Nothing is deleted.",
  done: "Blocked",
};
const UNBLOCK: ActionCopy = {
  action: "unblock",
  label: "Unblock sign-in",
  title: "Let this person sign in again?",
  description: "They sign in as before.",
  done: "Not blocked any more",
};

interface PersonActionsProps {
  person: PersonView;
  onChanged: () => void;
  onDeleted: (receipt: DeletionReceiptView) => void;
}

export function PersonActions({ person, onChanged, onDeleted }: PersonActionsProps) {
  const path = `/api/admin/people/${person.id}`;
  const actions = [END, RESET, ...(person.confirmedAt ? [] : [CONFIRM]), person.blockedAt ? UNBLOCK : BLOCK];
  return (
    <section aria-labelledby="actions" className="mt-10">
      <h2 id="actions" className="display-type text-2xl">
        What you can do
      </h2>
      <p className="text-muted mt-2 max-w-2xl text-sm">
        Each action asks for a reason. The person reads it under “Account activity” on their own page.
      </p>
      <div className="mt-4 flex flex-wrap gap-2">
        {actions.map(({ action, ...copy }) => (
          // Block and unblock replace each other in place, so that the focus stays there.
          <ActionButton
            key={action === "unblock" ? "block" : action}
            {...copy}
            call={{ path, method: "PATCH", body: { action } }}
            onDone={onChanged}
          />
        ))}
        <ActionButton
          label="Delete the account"
          variant="danger"
          title="Delete this account?"
          description={
            <>
              Everything about {person.email} goes for good: conversations, report, memories, connections. It cannot be
              undone; the person gets a receipt by mail. Do this only when they asked for it.
            </>
          }
          call={{ path, method: "DELETE" }}
          done="The account is deleted"
          onDone={(answer) => onDeleted(answer as DeletionReceiptView)} // The shape of this call's answer.
        />
      </div>
    </section>
  );
}
