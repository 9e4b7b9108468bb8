import type { QueryClient } from "@tanstack/react-query";
import { apiClient } from "@/lib/shared/api-client";
import { goTo } from "@/lib/shared/browser/navigate";
import { paths } from "@/lib/shared/paths";
import { clearBrowserData } from "./clear-browser-data";

/** When the call fails, the navigation ends the session. */
export async function logout(queryClient: QueryClient): Promise<void> {
  const isEnded = await apiClient("/api/auth/logout", { method: "POST" }).then(
    () => true,
    () => false,
  );
  clearBrowserData(queryClient);
  goTo(isEnded ? paths.trial : paths.logout);
}
