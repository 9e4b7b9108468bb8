"use client";

import { useState } from "react";
import { Field } from "@/components/ui/forms/field";
import { MAX_INVITED_AT_ONCE } from "@/lib/features/early-access/model";
import { ActionButton } from "../action-button";

const DEFAULT_COUNT = 10;

export function InviteNext({ ready }: { ready: number }) {
  const [text, setText] = useState(String(DEFAULT_COUNT));
  const count = Number(text);
  const isValid = Number.isInteger(count) && count >= 1 && count <= MAX_INVITED_AT_ONCE;
  return (
    <div className="mt-6 flex flex-wrap items-end gap-3">
      <Field
        className="w-44"
        label="How many to invite"
        type="number"
        inputMode="numeric"
        min={1}
        max={MAX_INVITED_AT_ONCE}
        value={text}
        onChange={(event) => setText(event.target.value)}
        error={!isValid && `1 to ${MAX_INVITED_AT_ONCE}`}
      />
      <div className="[&>button]:min-h-12.5">
        <ActionButton
          label="Invite the next"
          disabled={!isValid}
          title={`Invite the next ${isValid ? count : ""}?`}
          description={`Each of the next ${count} gets a personal code by mail, in the order in which they confirmed. ${ready} have confirmed and not been invited yet.`}
          call={{ path: "/api/admin/early-access/next", method: "POST", body: { count } }}
          isReasonless
          done="The invitations are on their way."
        />
      </div>
    </div>
  );
}
