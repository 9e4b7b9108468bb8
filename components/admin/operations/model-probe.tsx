"use client";

import { useState } from "react";
import { Button } from "@/components/ui/button";
import { Alert } from "@/components/ui/feedback/alert";
import type { ModelProbeView } from "@/lib/features/admin/schema";
import { apiClient } from "@/lib/shared/api-client";
import { useAdminCall } from "../use-admin-call";

export function ModelProbe({ model }: { model: string | null }) {
  const [result, setResult] = useState<ModelProbeView | null>(null);
  const { isPending, failure, run } = useAdminCall();
  const probe = () =>
    run(async () => setResult(await apiClient<ModelProbeView>("/api/admin/model-probe", { method: "POST" })));
  return (
    <div className="mt-4 max-w-xl">
      <p>{model ? `Set: ${model}.` : "None is set; the built-in offline coach answers."}</p>
      {result && (
        <Alert tone={result.isAnswering ? "success" : "danger"} className="mt-3">
          {result.message}
        </Alert>
      )}
      {failure && <Alert className="mt-3">{failure}</Alert>}
      <Button variant="secondary" size="sm" className="mt-3" pending={isPending} onClick={() => void probe()}>
        Ask it now
      </Button>
    </div>
  );
}
