"use client";

import { useEffect } from "react";

export function useHiddenToken(): void {
  useEffect(() => window.history.replaceState(null, "", window.location.pathname), []);
}
