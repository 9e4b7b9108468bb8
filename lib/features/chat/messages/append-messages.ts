import "server-only";

export { appendMessages, type AppendFailure, type Retitle } from "./message-store";
