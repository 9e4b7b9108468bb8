import { ActButton } from "./act-button";

interface WorkActsProps {
  what: string;
  path: string;
  canRetry: boolean;
  canDiscard: boolean;
}

export function WorkActs({ what, path, canRetry, canDiscard }: WorkActsProps) {
  const call = (act: "retry" | "discard") => ({ path, method: "PATCH" as const, body: { act } });
  return (
    <div className="flex flex-wrap gap-2">
      {canRetry && (
        <ActButton
          label="Retry"
          name={`Retry ${what}`}
          title={`Try ${what} again?`}
          description="At once. It may fail for the same cause."
          call={call("retry")}
          done="It is tried again"
        />
      )}
      {canDiscard && (
        <ActButton
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
