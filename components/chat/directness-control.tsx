"use client";

import { useEffect, useState, useSyncExternalStore } from "react";
import type { CoachSettings, Directness } from "@/lib/features/coach/schema";
import { apiClient } from "@/lib/shared/api-client";
import { notifyOnError } from "./chat-notices";

const PATH = "/api/chat/coach-settings";

const LABELS: Record<Directness, string> = {
  listen: "Listen",
  balanced: "Balanced",
  direct: "Direct",
};

const save = (change: Partial<CoachSettings>) => apiClient<CoachSettings>(PATH, { method: "PATCH", body: change });

/** The coach states dates in the time zone of the last used browser. */
function useTimeZone(known: string | null): void {
  useEffect(() => {
    const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
    if (timeZone && timeZone !== known) save({ timeZone }).catch(() => undefined); // The next page sends it again.
  }, [known]);
}

/** False in the server's markup, where a choice would be lost. */
const useIsHydrated = (): boolean =>
  useSyncExternalStore(
    () => () => undefined,
    () => true,
    () => false,
  );

export function DirectnessControl({ settings }: { settings: CoachSettings }) {
  const [directness, setDirectness] = useState(settings.directness);
  const isHydrated = useIsHydrated();
  useTimeZone(settings.timeZone);
  const choose = (next: Directness) => {
    const before = directness;
    setDirectness(next);
    notifyOnError(() =>
      save({ directness: next }).catch((error: unknown) => {
        setDirectness(before);
        throw error;
      }),
    );
  };
  return (
    <label className="inline-flex items-center gap-1.5">
      How direct:
      <select
        value={directness}
        disabled={!isHydrated}
        onChange={(event) => choose(event.target.value as Directness)} // The options are the values of Directness.
        className="text-ink border-strong bg-raised min-h-8 rounded-sm border px-1.5 text-xs"
      >
        {Object.entries(LABELS).map(([value, label]) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
    </label>
  );
}
