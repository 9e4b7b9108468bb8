"use client";

import { useEffect, useState } from "react";
import type { CoachSettings, Directness } from "@/lib/features/coach/schema";
import { apiClient } from "@/lib/shared/api-client";
import { notifyOnError } from "../chat-notices";
import { useIsHydrated } from "../use-is-hydrated";

const PATH = "/api/chat/coach-settings";

const LABELS: Record<Directness, string> = {
  listen: "Listen",
  balanced: "Balanced",
  direct: "Direct",
};

const save = (change: Partial<CoachSettings>) => apiClient<CoachSettings>(PATH, { method: "PATCH", body: change });

const MAX_LANGUAGES = 10;

/** The coach uses the time zone of the browser used last for dates, and its languages for helplines. */
function useBrowserPlace({ timeZone: knownZone, languages: known }: CoachSettings): void {
  const knownLanguages = known.join();
  useEffect(() => {
    const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
    const languages = navigator.languages.slice(0, MAX_LANGUAGES);
    const change = {
      ...(timeZone && timeZone !== knownZone && { timeZone }),
      ...(languages.join() !== knownLanguages && { languages }),
    };
    if (Object.keys(change).length > 0) save(change).catch(() => undefined); // The next page load sends it again.
  }, [knownZone, knownLanguages]);
}

export function DirectnessControl({ settings }: { settings: CoachSettings }) {
  const [directness, setDirectness] = useState(settings.directness);
  const isHydrated = useIsHydrated();
  useBrowserPlace(settings);
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
