import "server-only";

export { searchOwnedPages, type FoundPage } from "./page-store";
