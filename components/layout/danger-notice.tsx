"use client";

import { useEffect, useState } from "react";
import { onDemand } from "@/components/ui/lazy/on-demand";
import type { DangerNoticeView } from "@/lib/features/risk/schema";
import { DANGER_EVENT } from "@/lib/shared/browser/danger-notice";

const DangerDialog = onDemand(async () => (await import("./danger-dialog")).DangerDialog);

export function DangerNotice() {
  const [notice, setNotice] = useState<DangerNoticeView | null>(null);
  useEffect(() => {
    const show = (event: Event) => setNotice((event as CustomEvent<DangerNoticeView>).detail); // Only `announceDanger` sends it.
    window.addEventListener(DANGER_EVENT, show);
    return () => window.removeEventListener(DANGER_EVENT, show);
  }, []);
  return notice && <DangerDialog notice={notice} onClose={() => setNotice(null)} />;
}
