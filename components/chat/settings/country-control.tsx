"use client";

import { useState } from "react";
import type { CoachSettings } from "@/lib/features/coach/schema";
import { apiClient } from "@/lib/shared/api-client";
import { notifyOnError } from "../chat-notices";
import { useIsHydrated } from "../use-is-hydrated";

interface CountryControlProps {
  country: string | null;
  countries: { code: string; name: string }[];
}

const save = (country: string | null) =>
  apiClient<CoachSettings>("/api/chat/coach-settings", { method: "PATCH", body: { country } });

export function CountryControl({ country, countries }: CountryControlProps) {
  const [chosen, setChosen] = useState(country);
  const isHydrated = useIsHydrated();
  const choose = (next: string | null) => {
    const before = chosen;
    setChosen(next);
    notifyOnError(() =>
      save(next).catch((error: unknown) => {
        setChosen(before);
        throw error;
      }),
    );
  };
  return (
    <label className="inline-flex flex-wrap items-center gap-1.5">
      Helplines of:
      <select
        value={chosen ?? ""}
        disabled={!isHydrated}
        onChange={(event) => choose(event.target.value || null)}
        className="text-ink border-strong bg-raised min-h-8 max-w-full rounded-sm border px-1.5 text-xs"
      >
        <option value="">the country my browser reports</option>
        {countries.map(({ code, name }) => (
          <option key={code} value={code}>
            {name}
          </option>
        ))}
      </select>
    </label>
  );
}
