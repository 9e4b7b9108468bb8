"use client";

import { useState } from "react";
import { AddressForm } from "@/components/accounts/address-form";
import { receiptLines } from "@/components/accounts/deletion/deletion-receipt";
import { Alert } from "@/components/ui/feedback/alert";
import type { DeletionReceiptView } from "@/lib/features/accounts/schema";
import type { PersonView } from "@/lib/features/admin/schema";
import { apiClient, ApiError } from "@/lib/shared/api-client";
import { AdminPageHead } from "../admin-page-head";
import { PersonActions } from "./person-actions";
import { PersonFacts } from "./person-facts";
import { useAdminCall } from "../use-admin-call";

const NOBODY = "No account has this address. A deleted account leaves no address, so there may have been one.";

export function PeopleScreen() {
  const [person, setPerson] = useState<PersonView | null>(null);
  const [isUnknown, setIsUnknown] = useState(false);
  const [receipt, setReceipt] = useState<DeletionReceiptView | null>(null);
  const { isPending, failure, run } = useAdminCall();
  const find = (email: string) =>
    run(async () => {
      setReceipt(null);
      try {
        setPerson(await apiClient<PersonView>("/api/admin/people", { method: "POST", body: { email } }));
        setIsUnknown(false);
      } catch (error) {
        const isMissing = error instanceof ApiError && error.status === 404;
        setPerson(null);
        setIsUnknown(isMissing);
        if (!isMissing) throw error;
      }
    });
  return (
    <>
      <AdminPageHead
        title="People"
        lead={
          <>
            Look up one person by their exact address. You see dates, ways to sign in and consents; never a report, a
            score, a message, a memory or mail. Each look-up is recorded, and the person can see it.
          </>
        }
      />
      <div className="mt-6 max-w-xl">
        <AddressForm
          label="Look up"
          pendingLabel="Looking..."
          variant="secondary"
          layout="row"
          isPending={isPending}
          onSubmit={(email) => void find(email)}
        />
        {failure && <Alert className="mt-4">{failure}</Alert>}
        {isUnknown && (
          <Alert tone="info" className="mt-4">
            {NOBODY}
          </Alert>
        )}
        {receipt && <Receipt receipt={receipt} />}
      </div>
      {person && (
        <>
          {/* Before the facts, which grow with each action: the next button would move away under the pointer. */}
          <PersonActions
            person={person}
            onChanged={() => void find(person.email)}
            onDeleted={(made) => {
              setPerson(null);
              setReceipt(made);
            }}
          />
          <PersonFacts person={person} />
        </>
      )}
    </>
  );
}

function Receipt({ receipt }: { receipt: DeletionReceiptView }) {
  return (
    <Alert tone="success" title="The account is deleted" className="mt-4">
      <p>{receipt.deletedAt}</p>
      <ul className="mt-2">
        {receiptLines(receipt).map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </Alert>
  );
}
