import { useSyncExternalStore } from "react";

/** False in what the server drew, where a choice would be lost. */
export const useIsHydrated = (): boolean =>
  useSyncExternalStore(
    () => () => undefined,
    () => true,
    () => false,
  );
