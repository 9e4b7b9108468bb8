import "server-only";

/** For other features: what an admin did there goes into the audit log within the transaction that did it. */
export { recordAdminAct } from "./admin-store";
