import "server-only";

export { endSessionsIn } from "./store";
