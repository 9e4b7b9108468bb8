"use client";

import { useQuery } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import type { AuthStateView, CurrentUserView } from "@/lib/features/accounts/schema";
import { apiClient } from "@/lib/shared/api-client";

const INITIAL_DELAY_MS = 100;

const CURRENT_USER_KEY = ["/api/auth/user"] as const;

interface CurrentUser {
  /** Neither known to be signed in nor known not to be. */
  isLoading: boolean;
  isAuthenticated: boolean;
  user: CurrentUserView | null;
  /** The question could not be asked; nothing is known about the session. */
  isUnreachable: boolean;
  refetch: () => void;
}

/** Who is signed in, asked of the server 100 ms after the first render; never cached, never retried by itself. */
export function useCurrentUser(): CurrentUser {
  const [isDue, setIsDue] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setIsDue(true), INITIAL_DELAY_MS);
    return () => clearTimeout(timer);
  }, []);
  const query = useQuery({
    queryKey: CURRENT_USER_KEY,
    queryFn: ({ signal }) => apiClient<AuthStateView>("/api/auth/user", { signal }),
    enabled: isDue,
    retry: false,
    staleTime: 0,
    gcTime: 0,
  });
  const user = query.data?.user ?? null;
  return {
    isLoading: !isDue || query.isPending,
    isAuthenticated: query.data?.authenticated === true && user !== null,
    user,
    isUnreachable: query.isError,
    refetch: () => void query.refetch(),
  };
}
