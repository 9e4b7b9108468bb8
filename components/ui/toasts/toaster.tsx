"use client";

import { useEffect, useState, type ComponentType } from "react";
import { showStoredNotice } from "./next-page-notice";
import { onWaitingNotice } from "./toast";

interface ToasterProps {
  bottom?: string;
}

const FIRST_INTERACTIONS = ["pointerdown", "keydown"] as const;

/**
 * Loads the toast library with the first interaction or notice, so that it does not delay a page's first load and
 * is available when the connection is lost later.
 */
export function Toaster(props: ToasterProps) {
  const [SonnerToaster, setSonnerToaster] = useState<ComponentType<ToasterProps> | null>(null);
  useEffect(() => {
    let isLoading = false;
    const load = () => {
      if (isLoading) return;
      isLoading = true;
      import("./sonner-toaster").then(
        (module) => setSonnerToaster(() => module.SonnerToaster),
        () => (isLoading = false), // The next interaction or notice tries again.
      );
    };
    const stop = onWaitingNotice(load);
    for (const type of FIRST_INTERACTIONS) window.addEventListener(type, load, { passive: true });
    showStoredNotice();
    return () => {
      stop();
      for (const type of FIRST_INTERACTIONS) window.removeEventListener(type, load);
    };
  }, []);
  return SonnerToaster && <SonnerToaster {...props} />;
}
