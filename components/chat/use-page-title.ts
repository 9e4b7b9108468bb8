"use client";

import { useEffect } from "react";
import { pageTitle } from "@/lib/shared/page-title";

/** Names the open conversation in the browser's tab and history, where several may stand side by side. */
export function usePageTitle(title: string): void {
  useEffect(() => {
    document.title = pageTitle(title);
  }, [title]);
}
