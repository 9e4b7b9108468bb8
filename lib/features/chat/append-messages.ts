import "server-only";

/** For practices, whose questions and answers are stored as messages with their run. */
export { appendMessages, type AppendFailure } from "./message-store";
