import { useState } from "react";
import type { CoachSettings } from "@/lib/features/coach/schema";
import { apiClient } from "@/lib/shared/api-client";
import { notifyOnError } from "../chat-notices";

export const saveCoachSettings = (change: Partial<CoachSettings>): Promise<CoachSettings> =>
  apiClient<CoachSettings>("/api/chat/coach-settings", { method: "PATCH", body: change });

/** Shows the chosen value at once, and the one before when it could not be saved. */
export function useCoachSetting<T>(initial: T, changeTo: (value: T) => Partial<CoachSettings>) {
  const [value, setValue] = useState(initial);
  const choose = (next: T) =>
    notifyOnError(async () => {
      setValue(next);
      try {
        await saveCoachSettings(changeTo(next));
      } catch (error) {
        setValue(value);
        throw error;
      }
    });
  return [value, choose] as const;
}
