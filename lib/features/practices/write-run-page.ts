import "server-only";

/** For the feature above: the page of a run is written within the transaction that finishes the run. */
export { writeRunPage } from "./page-store";
