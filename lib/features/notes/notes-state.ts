import "server-only";
import { processSingleton } from "@/lib/server/process-singleton";
import { RecheckedAnswers } from "@/lib/server/rechecked-answers";
import { readNotesState } from "./post-store";

const ANSWERS = processSingleton("notes-state", () => new RecheckedAnswers<"notes", string>());

/** A mark of what readers may see of the notes. Null while the database is away and was never there. */
export const getNotesState = (): Promise<string | null> =>
  ANSWERS.get()
    .get("notes", readNotesState)
    .catch(() => null);

/** The same, asked now. Null while the database is away, whatever it answered before. */
export const readCurrentNotesState = (): Promise<string | null> => readNotesState().catch(() => null);
