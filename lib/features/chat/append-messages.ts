import "server-only";

/** For the feature above: questions and answers of a practice go into the conversation with the run they belong to. */
export { appendMessages, type AppendFailure } from "./message-store";
