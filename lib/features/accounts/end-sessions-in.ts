import "server-only";

/** For the features above, within their transaction. */
export { endSessionsIn } from "./store";
