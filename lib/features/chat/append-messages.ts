import "server-only";

export { appendMessages, type AppendFailure } from "./message-store";
