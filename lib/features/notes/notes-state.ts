import "server-only";
import { processSingleton } from "@/lib/server/process/process-singleton";
import { StaleOnErrorCache } from "@/lib/server/stale-on-error-cache";
import { readNotesState } from "./post-store";

const CACHE = processSingleton("notes-state", () => new StaleOnErrorCache<"notes", string>());

/** Version of the public notes. Null when the database is unavailable and nothing is cached yet. */
export const getNotesState = (): Promise<string | null> =>
  CACHE.get()
    .get("notes", readNotesState)
    .catch(() => null);

/** Reads the current version. Null while the database is unavailable, whatever is cached. */
export const readCurrentNotesState = (): Promise<string | null> => readNotesState().catch(() => null);
