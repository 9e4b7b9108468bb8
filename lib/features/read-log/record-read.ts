import "server-only";

export { recordRead } from "./store";
