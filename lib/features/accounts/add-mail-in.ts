import "server-only";

/** For other features: adds a mail or an event that commits or rolls back with their transaction. */
export { addEventIn, addMailIn, addMailOnceIn } from "./outbox-store";
