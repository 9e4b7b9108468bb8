import { apiClient } from "@/lib/shared/api-client";

/** Confirms the identity of the person who is signed in. @throws as the call does when the password is wrong. */
export const postPassword = (password: string): Promise<unknown> =>
  apiClient("/api/account/confirm", { method: "POST", body: { password } });
