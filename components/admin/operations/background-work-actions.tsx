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
          description="It runs at once. It may fail again for the same reason."
          call={call("retry")}
          done="It is tried again"
        />
      )}
      {canDiscard && (
        <ActionButton
          label="Discard"
          name={`Discard ${what}`}
          title={`Discard ${what}?`}
          description="Its work is not done: a mail is not sent, an import stays unfinished. This cannot be undone."
          call={call("discard")}
          done="Discarded"
        />
      )}
    </div>
  );
}
