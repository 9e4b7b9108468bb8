import { ActionButton } from "../action-button";

interface BackgroundWorkActionsProps {
  what: string;
  path: string;
  canRetry: boolean;
  canDiscard: boolean;
}

export function BackgroundWorkActions({ what, path, canRetry, canDiscard }: BackgroundWorkActionsProps) {
  const call = (action: "retry" | "discard") => ({ path, method: "PATCH" as const, body: { action } });
  return (
    <div className="flex flex-wrap gap-2">
      {canRetry && (
        <ActionButton
          label="Retry"
          name={`Retry ${what}`}
          title={`Try ${what} again?`}
          description="At once. It may fail for the same cause."
          call={call("retry")}
          done="It is tried again"
        />
      )}
      {canDiscard && (
        <ActionButton
          label="Discard"
          name={`Discard ${what}`}
          title={`Discard ${what}?`}
          description="What it would have done does not happen: a mail is not sent, an import stays unfinished. It cannot be undone."
          call={call("discard")}
          done="Discarded"
        />
      )}
    </div>
  );
}
