"use client";

import { useIsHydrated } from "../use-is-hydrated";
import { useCoachSetting } from "./use-coach-setting";

interface CountryControlProps {
  country: string | null;
  countries: { code: string; name: string }[];
}

export function CountryControl({ country, countries }: CountryControlProps) {
  const [chosen, choose] = useCoachSetting(country, (next) => ({ country: next }));
  const isHydrated = useIsHydrated();
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
