import type { QueryClient } from "@tanstack/react-query";

export function clearBrowserData(queryClient: QueryClient): void {
  queryClient.clear();
  try {
    window.localStorage.clear();
    window.sessionStorage.clear();
  } catch {
    // Forbidden storage holds no data.
  }
  for (const pair of document.cookie.split(";")) {
    const name = pair.split("=")[0]?.trim();
    if (name) document.cookie = `${name}=; Path=/; Max-Age=0`;
  }
}
