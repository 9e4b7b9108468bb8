import "server-only";
import { processSingleton } from "@/lib/server/process-singleton";
import { RecheckedAnswers } from "@/lib/server/rechecked-answers";
import { readNotesState } from "./post-store";

const ANSWERS = processSingleton("notes-state", () => new RecheckedAnswers<"notes", string>());

/** Version of the public notes. Null when the database is unavailable and has never answered. */
export const getNotesState = (): Promise<string | null> =>
  ANSWERS.get()
    .get("notes", readNotesState)
    .catch(() => null);

/** Reads the current version. Null while the database is unavailable, whatever it answered before. */
export const readCurrentNotesState = (): Promise<string | null> => readNotesState().catch(() => null);
