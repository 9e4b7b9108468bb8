import { useRef, useState, type SubmitEvent } from "react";
import { Button } from "@/components/ui/button";
import { CONTROL_CLASS } from "@/components/ui/forms/control";
import { Field } from "@/components/ui/forms/field";
import { Form } from "@/components/ui/forms/form";
import { useTabDraft } from "@/components/ui/forms/use-tab-draft";
import { emailProblem } from "@/lib/features/early-access/model";
import { COMMENT_FAILED, COMMENT_INCOMPLETE, COMMENT_LIMITS } from "@/lib/features/notes/model";
import { serverMessage } from "@/lib/shared/api-client";
import type { CommentDraft } from "./use-comments";

const REQUIRED = { author_name: "Please enter your name", content: "Please write a comment" };
const EMAIL_INVALID = "Please enter a valid email address, or leave it out";
const EMPTY: CommentDraft = { author_name: "", author_email: "", content: "", website: "" };

interface CommentFormProps {
  slug: string;
  post: (draft: CommentDraft) => Promise<boolean>;
  onPending: (draft: CommentDraft | null) => void;
}

const hasBadEmail = ({ author_email }: CommentDraft) =>
  author_email.trim() !== "" && emailProblem(author_email) !== null;
const isMissing = (draft: CommentDraft, name: keyof typeof REQUIRED) => !draft[name].trim();

function usePosting(
  draft: CommentDraft,
  { post, onPending, onPosted }: Omit<CommentFormProps, "slug"> & { onPosted: () => void },
) {
  const [isPosting, setPosting] = useState(false);
  const [problem, setProblem] = useState<{ text: string; reason?: string } | null>(null);
  const [outcome, setOutcome] = useState("");
  // State changes only with the next render; a second press before it must not send twice.
  const isSending = useRef(false);

  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    if (isSending.current) return;
    setOutcome("");
    const missing = (["author_name", "content"] as const).find((name) => isMissing(draft, name));
    if (missing) {
      event.currentTarget.querySelector<HTMLElement>(`[name=${missing}]`)?.focus();
      return setProblem({ text: COMMENT_INCOMPLETE });
    }
    if (hasBadEmail(draft)) {
      event.currentTarget.querySelector<HTMLElement>("[name=author_email]")?.focus();
      return setProblem({ text: EMAIL_INVALID });
    }
    isSending.current = true;
    setProblem(null);
    setPosting(true);
    onPending(draft);
    try {
      const isHeld = await post(draft);
      onPosted();
      setOutcome(isHeld ? "Thank you. Your comment appears here after a short review." : "Your comment is published.");
    } catch (error) {
      setProblem({ text: COMMENT_FAILED, reason: serverMessage(error) });
    } finally {
      isSending.current = false;
      setPosting(false);
      onPending(null);
    }
  };
  return { isPosting, problem, outcome, submit };
}

export function CommentForm({ slug, post, onPending }: CommentFormProps) {
  const [draft, change] = useTabDraft(`comment:${slug}`, EMPTY);
  const { isPosting, problem, outcome, submit } = usePosting(draft, {
    post,
    onPending,
    onPosted: () => change(EMPTY),
  });

  const errorOf = (name: keyof typeof REQUIRED) =>
    problem?.text === COMMENT_INCOMPLETE && isMissing(draft, name) && REQUIRED[name];

  const bind = (name: keyof CommentDraft) => ({
    name,
    value: draft[name],
    readOnly: isPosting,
    onChange: (event: { target: { value: string } }) => change({ [name]: event.target.value }),
  });

  return (
    <Form onSubmit={submit} onTypedEarly={change} noValidate className="mt-10 grid gap-5">
      <h3 className="display-type text-2xl">Share your thoughts</h3>
      <div className="grid gap-5 sm:grid-cols-2">
        <Field
          label="Name"
          required
          error={errorOf("author_name")}
          autoComplete="name"
          maxLength={COMMENT_LIMITS.name}
          {...bind("author_name")}
        />
        <Field
          label="Email (optional)"
          hint="Never shown."
          error={problem?.text === EMAIL_INVALID && hasBadEmail(draft) && problem.text}
          type="email"
          autoComplete="email"
          maxLength={COMMENT_LIMITS.email}
          {...bind("author_email")}
        />
      </div>
      <Field label="Comment" error={errorOf("content")}>
        <textarea required rows={4} maxLength={COMMENT_LIMITS.content} className={CONTROL_CLASS} {...bind("content")} />
      </Field>
      <input {...bind("website")} type="text" tabIndex={-1} autoComplete="off" aria-hidden="true" className="sr-only" />
      {problem && problem.text !== EMAIL_INVALID && (
        <p role="alert" className="text-danger text-sm">
          {problem.text}
          {problem.reason && <span className="text-ink block">{problem.reason}</span>}
        </p>
      )}
      <div className="flex flex-wrap items-center gap-4">
        <Button type="submit" pending={isPosting} pendingLabel="Posting...">
          Post Comment
        </Button>
        <p role="status" className="text-muted text-sm">
          {outcome}
        </p>
      </div>
    </Form>
  );
}
