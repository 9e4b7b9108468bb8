"use client";

import { useEffect, useState, type ComponentType, type ReactNode } from "react";
import { notify } from "../toasts/toast";

const UNREACHABLE = {
  title: "This needs a connection",
  description: "It opens by itself when the connection is back.",
  variant: "destructive",
} as const;

/**
 * A component that loads when it is first shown. Unlike `React.lazy`, a file that cannot be loaded (offline, a server
 * that restarts) does not break the page: a notice says so, and it is tried again once the connection is back.
 * `whileLoading` is rendered until it is loaded or a notice was shown.
 */
export function onDemand<P extends object>(
  load: () => Promise<ComponentType<P>>,
): ComponentType<P & { whileLoading?: ReactNode }> {
  let loaded: ComponentType<P> | null = null;
  return function OnDemand({ whileLoading, ...props }: P & { whileLoading?: ReactNode }) {
    const [Component, setComponent] = useState<ComponentType<P> | null>(() => loaded);
    const [hasFailed, setHasFailed] = useState(false);
    useEffect(() => {
      if (loaded) return;
      let isShown = true;
      const attempt = async () => {
        try {
          loaded = await load();
          if (isShown) setComponent(() => loaded);
        } catch {
          if (!isShown) return;
          setHasFailed(true);
          notify(UNREACHABLE);
        }
      };
      void attempt();
      const retry = () => void attempt();
      window.addEventListener("online", retry);
      return () => {
        isShown = false;
        window.removeEventListener("online", retry);
      };
    }, []);
    if (!Component) return hasFailed ? null : whileLoading;
    return <Component {...(props as P)} />; // All of its props but `whileLoading`.
  };
}
