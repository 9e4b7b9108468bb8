"use client";

import { useQuery } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import type { AuthStateView, CurrentUserView } from "@/lib/features/accounts/schema";
import { apiClient } from "@/lib/shared/api-client";

const INITIAL_DELAY_MS = 100;

interface CurrentUser {
  isLoading: boolean;
  user: CurrentUserView | null;
}

export function useCurrentUser(): CurrentUser {
  const [isDue, setIsDue] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setIsDue(true), INITIAL_DELAY_MS);
    return () => clearTimeout(timer);
  }, []);
  const query = useQuery({
    queryKey: ["/api/auth/user"],
    queryFn: ({ signal }) => apiClient<AuthStateView>("/api/auth/user", { signal }),
    enabled: isDue,
    retry: false,
    staleTime: 0,
    gcTime: 0,
  });
  return { isLoading: !isDue || query.isPending, user: query.data?.user ?? null };
}
