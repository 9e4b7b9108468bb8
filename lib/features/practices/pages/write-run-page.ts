import "server-only";

export { writeRunPage } from "./page-store";
