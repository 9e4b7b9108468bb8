"use client";

import { useState } from "react";
import { Button } from "@/components/ui/button";
import { saveFile } from "@/components/ui/save-file";
import { notifyFailure } from "@/components/ui/toasts/notify-failure";
import { openResponse } from "@/lib/shared/api-client";

async function download(): Promise<void> {
  const response = await openResponse("/api/admin/early-access/export", { method: "POST", body: {} });
  saveFile(await response.blob(), "early-access.csv");
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
