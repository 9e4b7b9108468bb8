"use client";

import { useEffect } from "react";
import { pageTitle } from "@/lib/shared/page-title";

export function usePageTitle(title: string): void {
  useEffect(() => {
    document.title = pageTitle(title);
  }, [title]);
}
