import "server-only";

/** For other features: records the read in the transaction that stores its result. */
export { recordRead } from "./store";
