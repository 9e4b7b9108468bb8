import { useEffect } from "react";
import type { CoachSettings } from "@/lib/features/coach/schema";
import { saveCoachSettings } from "./use-coach-setting";

const MAX_LANGUAGES = 10;

/** The coach uses the time zone of the browser used last for dates, and its languages for helplines. */
export function useBrowserPlace({ timeZone: knownZone, languages: known }: CoachSettings): void {
  const knownLanguages = known.join();
  useEffect(() => {
    const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
    const languages = navigator.languages.slice(0, MAX_LANGUAGES);
    const change = {
      ...(timeZone && timeZone !== knownZone && { timeZone }),
      ...(languages.join() !== knownLanguages && { languages }),
    };
    // The next page load sends it again.
    if (Object.keys(change).length > 0) saveCoachSettings(change).catch(() => undefined);
  }, [knownZone, knownLanguages]);
}
