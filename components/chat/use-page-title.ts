"use client";

import { useEffect } from "react";
import { PRODUCT } from "@/lib/shared/product";

/** Names the open conversation in the browser's tab and history, where several may stand side by side. */
export function usePageTitle(title: string): void {
  useEffect(() => {
    document.title = `${title} · ${PRODUCT.name}`;
  }, [title]);
}
