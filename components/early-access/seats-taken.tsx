"use client";

import { useEffect, useState } from "react";
import { SEATS } from "@/lib/features/early-access/model";
import type { SeatsView } from "@/lib/features/early-access/schema";
import { apiClient } from "@/lib/shared/api-client";

export function SeatsTaken() {
  const [taken, setTaken] = useState(0);

  useEffect(() => {
    apiClient<SeatsView>("/api/early-access/seats").then(
      (view) => setTaken(view.taken),
      () => undefined,
    );
  }, []);

  return <p className="seats">{taken > 0 ? `${taken} of ${SEATS} seats taken` : `Capped at ${SEATS} members`}</p>;
}
