import type { QueryClient } from "@tanstack/react-query";

/** Drops everything this browser keeps for the person: fetched data, both storages, and the cookies scripts can see. */
export function forgetBrowser(queryClient: QueryClient): void {
  queryClient.clear();
  window.localStorage.clear();
  window.sessionStorage.clear();
  for (const pair of document.cookie.split(";")) {
    const name = pair.split("=")[0]?.trim();
    if (name) document.cookie = `${name}=; Path=/; Max-Age=0`;
  }
}
