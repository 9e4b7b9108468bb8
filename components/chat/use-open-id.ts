"use client";

import { useSearchParams } from "next/navigation";
import { useCallback, useEffect, useState } from "react";
import { paths } from "@/lib/shared/paths";

const idInAddress = () => new URLSearchParams(window.location.search).get("session");

/**
 * The open conversation; null for the one that is still to be made. The address follows it, and it follows the browser's
 * own 'back'. The router's knowledge of the address is only its beginning: that comes with the least urgent work, on a
 * slow phone after the answer.
 */
export function useOpenId() {
  const [openId, setOpenId] = useState(useSearchParams().get("session"));

  useEffect(() => {
    const follow = () => setOpenId(idInAddress());
    window.addEventListener("popstate", follow);
    return () => window.removeEventListener("popstate", follow);
  }, []);

  /** Opens a conversation; `inPlace` takes the present one out of the browser's history. */
  const show = useCallback((id: string | null, { inPlace = false } = {}) => {
    const address = id === null ? paths.chat : paths.conversation(id);
    window.history[inPlace ? "replaceState" : "pushState"](null, "", address);
    setOpenId(id);
  }, []);
  return [openId, show] as const;
}
