"use client";

import type { CoachSettings, Directness } from "@/lib/features/coach/schema";
import { useIsHydrated } from "../use-is-hydrated";
import { useBrowserPlace } from "./use-browser-place";
import { useCoachSetting } from "./use-coach-setting";

const LABELS: Record<Directness, string> = {
  listen: "Listen",
  balanced: "Balanced",
  direct: "Direct",
};

export function DirectnessControl({ settings }: { settings: CoachSettings }) {
  const [directness, choose] = useCoachSetting(settings.directness, (next) => ({ directness: next }));
  const isHydrated = useIsHydrated();
  useBrowserPlace(settings);
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
