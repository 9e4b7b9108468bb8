import type { ImportProfileInput } from "@/lib/features/profile/schema";

export type DocumentFacts = ImportProfileInput["profile"];

export type DocumentResponse =
  { type: "read"; profile: DocumentFacts; isUnderstood: boolean } | { type: "refused"; message: string };
