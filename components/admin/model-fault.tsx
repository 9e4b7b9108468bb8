import { Alert } from "@/components/ui/alert";
import type { ModelFaultView } from "@/lib/features/admin/schema";
import { formatDateTime } from "@/lib/shared/dates";

/** Shown first, because people get no reply until this is corrected. */
export function ModelFault({ fault: { model, advice, since } }: { fault: ModelFaultView }) {
  return (
    <Alert title={`The coach is unavailable: ${model}`} className="mt-6 max-w-2xl">
      <p>
        Since{" "}
        <time dateTime={since} suppressHydrationWarning>
          {formatDateTime(since)}
        </time>
        : {advice}.
      </p>
    </Alert>
  );
}
