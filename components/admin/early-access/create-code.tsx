"use client";

import { useRouter } from "next/navigation";
import { useState } from "react";
import { Button } from "@/components/ui/button";
import { Alert } from "@/components/ui/feedback/alert";
import { Field } from "@/components/ui/forms/field";
import { Form } from "@/components/ui/forms/form";
import { CODE_LIMITS } from "@/lib/features/access/model";
import type { CreatedCodeView } from "@/lib/features/access/schema";
import { apiClient, failureText } from "@/lib/shared/api-client";

const EMPTY = { name: "", maxUses: "10", days: "30" };

function useCreation() {
  const router = useRouter();
  const [isPending, setIsPending] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const [created, setCreated] = useState<CreatedCodeView | null>(null);
  const create = async ({ name, maxUses, days }: typeof EMPTY): Promise<boolean> => {
    setIsPending(true);
    setFailure(null);
    setCreated(null);
    try {
      const body = { name, maxUses: Number(maxUses), days: Number(days) };
      setCreated(await apiClient<CreatedCodeView>("/api/admin/invitation-codes", { method: "POST", body }));
      router.refresh();
      return true;
    } catch (error) {
      setFailure(failureText(error));
      return false;
    } finally {
      setIsPending(false);
    }
  };
  return { isPending, failure, created, create };
}

export function CreateCode() {
  const [draft, setDraft] = useState(EMPTY);
  const { isPending, failure, created, create } = useCreation();
  const bind = (name: keyof typeof EMPTY) => ({
    name,
    required: true,
    value: draft[name],
    onChange: (event: { target: { value: string } }) => setDraft({ ...draft, [name]: event.target.value }),
  });
  const number = { type: "number", inputMode: "numeric", min: 1, className: "w-36" } as const;
  return (
    <>
      <Form
        className="mt-4 flex flex-wrap items-end gap-3"
        onSubmit={() => void create(draft).then((isDone) => isDone && setDraft(EMPTY))}
      >
        <Field className="min-w-56 flex-1" label="Name of the code" maxLength={CODE_LIMITS.name} {...bind("name")} />
        <Field {...number} label="Uses" max={CODE_LIMITS.uses} {...bind("maxUses")} />
        <Field {...number} label="Days" max={CODE_LIMITS.days} {...bind("days")} />
        <Button type="submit" variant="secondary" className="min-h-12.5" pending={isPending} pendingLabel="Creating...">
          Create code
        </Button>
      </Form>
      {failure && <Alert className="mt-4">{failure}</Alert>}
      {created && (
        <Alert tone="success" className="mt-4" title={`The code of '${created.invitation.name}'`}>
          <p className="mt-1 font-mono text-lg select-all">{created.code}</p>
          <p className="mt-1">Copy it now: only a hash of it is stored, so it cannot be shown again.</p>
        </Alert>
      )}
    </>
  );
}
