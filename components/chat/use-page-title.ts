"use client";

import { useEffect } from "react";
import { pageTitle } from "@/lib/shared/pages/page-title";

export function usePageTitle(title: string): void {
  useEffect(() => {
    document.title = pageTitle(title);
  }, [title]);
}
