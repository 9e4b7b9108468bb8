import "server-only";

/** For the features above: a mail that commits or vanishes with their transaction. */
export { addMailIn } from "./outbox-store";
