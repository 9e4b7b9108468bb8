import type { ImportProfileInput } from "@/lib/features/profile/schema";

export type ReadProfile = ImportProfileInput["profile"];

/** What the document worker answers. */
export type DocumentAnswer = { type: "read"; profile: ReadProfile } | { type: "refused"; message: string };
