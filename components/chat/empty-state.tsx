import { Mark } from "@/components/layout/mark";
import { focusInput } from "./composer";

const OPENERS = [
  "I have a hard conversation coming up with ",
  "I need to decide whether to ",
  "I got feedback that surprised me: ",
  "This week matters because ",
];

/** One way to begin takes the place of another, and never of what the person has written. */
const withOpener = (draft: string, opener: string): string =>
  draft.trim() === "" || OPENERS.includes(draft) ? opener : `${draft.trimEnd()}\n${opener}`;

interface EmptyStateProps {
  draft: string;
  onDraft: (text: string) => void;
}

/** Nothing has been said yet: an invitation, and four ways to begin a sentence. */
export function EmptyState({ draft, onDraft }: EmptyStateProps) {
  return (
    <div className="mx-auto flex min-h-full w-full max-w-[46rem] flex-col justify-center px-4 py-10 sm:px-6">
      <Mark className="h-8 w-auto self-start" />
      <h1 className="display-type text-ink mt-5 text-3xl">Start a conversation</h1>
      <p className="text-muted mt-3 max-w-md">
        Bring what is on your desk: a decision, a person, a message that did not land. One thing is enough.
      </p>
      <ul className="mt-8 grid gap-2 sm:grid-cols-2">
        {OPENERS.map((opener) => (
          <li key={opener}>
            <button
              type="button"
              onClick={() => {
                onDraft(withOpener(draft, opener));
                focusInput();
              }}
              className="border-subtle bg-surface hover:border-strong hover:bg-raised text-ink min-h-13 w-full rounded-md border px-4 py-2.5 text-left text-sm transition-colors"
            >
              {opener.trim().replace(/:$/, "")}…
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
