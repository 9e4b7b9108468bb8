import "server-only";

/** For features that end sessions within their own transaction. */
export { endSessionsIn } from "./store";
