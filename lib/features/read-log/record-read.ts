import "server-only";

/** For other features: what was read goes into the person's ledger within the transaction that keeps it. */
export { recordRead } from "./store";
