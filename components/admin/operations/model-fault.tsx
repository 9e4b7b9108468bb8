import { Alert } from "@/components/ui/feedback/alert";
import type { ModelFaultView } from "@/lib/features/admin/schema";
import { AdminTime } from "../admin-time";

export function ModelFault({ fault: { model, advice, since } }: { fault: ModelFaultView }) {
  return (
    <Alert title={`The coach is unavailable: ${model}`} className="mt-6 max-w-2xl">
      <p>
        Since <AdminTime at={since} />: {advice}.
      </p>
    </Alert>
  );
}
