"use client";

import { useState } from "react";
import { Button } from "@/components/ui/button";
import { notifyFailure } from "@/components/ui/toasts/notify-failure";
import { openResponse } from "@/lib/shared/api-client";

async function download(): Promise<void> {
  const response = await openResponse("/api/admin/early-access/export", { method: "POST", body: {} });
  const link = document.createElement("a");
  link.href = URL.createObjectURL(await response.blob());
  link.download = "early-access.csv";
  link.click();
  URL.revokeObjectURL(link.href);
}

export function ExportButton() {
  const [isPending, setIsPending] = useState(false);
  const start = async () => {
    setIsPending(true);
    await download().catch(notifyFailure);
    setIsPending(false);
  };
  return (
    <Button variant="secondary" pending={isPending} pendingLabel="Exporting..." onClick={() => void start()}>
      Export as CSV
    </Button>
  );
}
