import "server-only";

/** For the features above: a mail, or an event that leads to one, that commits or vanishes with their transaction. */
export { addEventIn, addMailIn, addMailOnceIn } from "./outbox-store";
