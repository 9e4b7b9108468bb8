import "server-only";

export { requireRecentAdmin } from "./recent-admin";
export { recordAdminAction } from "./admin-store";
