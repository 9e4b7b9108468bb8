"use client";

import { useEffect } from "react";

/** Takes the link's token out of the address bar and the history once the page has read it. */
export function useHiddenToken(): void {
  useEffect(() => window.history.replaceState(null, "", window.location.pathname), []);
}
