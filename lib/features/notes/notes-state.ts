import "server-only";
import { processSingleton } from "@/lib/server/process-singleton";
import { readNotesState } from "./post-store";

const RECHECK_MS = 2_000;

interface Known {
  state: Promise<string | null>;
  checkedAt: number;
}

const KNOWN = processSingleton<{ last?: Known }>("notes-state", () => ({}));

/**
 * A mark of what readers may see of the notes: one query in two seconds and process, and none while nobody reads. Null
 * while the database is away.
 */
export function getNotesState(): Promise<string | null> {
  const known = KNOWN.get();
  if (known.last && performance.now() - known.last.checkedAt < RECHECK_MS) return known.last.state;
  known.last = { state: readNotesState().catch(() => null), checkedAt: performance.now() };
  return known.last.state;
}
