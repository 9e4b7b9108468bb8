"use client";

import { useHeadingFocus } from "@/components/layout/use-heading-focus";
import { Button } from "@/components/ui/button";
import { Alert } from "@/components/ui/feedback/alert";
import { Field } from "@/components/ui/forms/field";
import { Form } from "@/components/ui/forms/form";
import { Textarea } from "@/components/ui/forms/textarea";
import { useSubmit } from "@/components/ui/forms/use-submit";
import { MAX_COMMENT } from "@/lib/features/outside-view/schema";
import { sendRating } from "./colleague-api";
import type { Draft } from "./rating-draft";

interface CommentsFormProps {
  name: string;
  token: string;
  draft: Draft;
  onChange: (draft: Draft) => void;
  onBack: () => void;
  onSent: (withdrawalCode: string) => void;
}

const UNSENT =
  "Nothing was sent, because Clarity cannot be reached. Your answers are kept in this tab; please try again.";

export function CommentsForm({ name, token, draft, onChange, onBack, onSent }: CommentsFormProps) {
  const heading = useHeadingFocus();
  const { isPending, error, submit } = useSubmit(async () => {
    onSent((await sendRating(token, draft)).withdrawalCode);
  }, UNSENT);
  return (
    <>
      <h1 ref={heading} tabIndex={-1} className="display-type text-ink text-3xl">
        In your own words, if you like
      </h1>
      <p className="text-muted mt-3">
        {name} sees comments in random order, and only when at least three colleagues wrote one. Your wording can still
        give you away: leave out names, dates and what only you could have seen.
      </p>
      <Form className="mt-8 grid gap-6" onSubmit={submit} onTypedEarly={(typed) => onChange({ ...draft, ...typed })}>
        <Field label={`One thing ${name} should keep doing`}>
          <Textarea
            name="keep"
            rows={3}
            maxLength={MAX_COMMENT}
            value={draft.keep}
            onChange={(event) => onChange({ ...draft, keep: event.target.value })}
          />
        </Field>
        <Field label={`One thing ${name} could change`}>
          <Textarea
            name="change"
            rows={3}
            maxLength={MAX_COMMENT}
            value={draft.change}
            onChange={(event) => onChange({ ...draft, change: event.target.value })}
          />
        </Field>
        {error && <Alert>{error}</Alert>}
        <div className="flex flex-col gap-3 sm:flex-row">
          <Button type="submit" size="lg" pending={isPending} pendingLabel="Sending…">
            Send my answers
          </Button>
          <Button size="lg" variant="ghost" disabled={isPending} onClick={onBack}>
            Back to the statements
          </Button>
        </div>
      </Form>
    </>
  );
}
