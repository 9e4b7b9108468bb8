import "server-only";

export { addEventIn, addMailIn, addMailOnceIn } from "./outbox-store";
