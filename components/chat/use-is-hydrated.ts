import { useSyncExternalStore } from "react";

/** False in server-rendered HTML, where a selection made before hydration would be lost. */
export const useIsHydrated = (): boolean =>
  useSyncExternalStore(
    () => () => undefined,
    () => true,
    () => false,
  );
