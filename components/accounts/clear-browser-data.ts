import type { QueryClient } from "@tanstack/react-query";

/** Drops everything this browser keeps for the person: fetched data, both storages, and the cookies scripts can see. */
export function clearBrowserData(queryClient: QueryClient): void {
  queryClient.clear();
  try {
    window.localStorage.clear();
    window.sessionStorage.clear();
  } catch {
    // Where storage is forbidden nothing was kept.
  }
  for (const pair of document.cookie.split(";")) {
    const name = pair.split("=")[0]?.trim();
    if (name) document.cookie = `${name}=; Path=/; Max-Age=0`;
  }
}
