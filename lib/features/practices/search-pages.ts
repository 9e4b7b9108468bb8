import "server-only";

/** For the search across conversations, which finds pages as well. */
export { searchOwnedPages, type FoundPage } from "./page-store";
