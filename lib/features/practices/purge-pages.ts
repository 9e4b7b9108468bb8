import "server-only";
import type { Ctx, SystemActor } from "@/lib/shared/actor";
import { deleteHiddenPages } from "./page-store";

const RESTORE_WINDOW_MS = 24 * 60 * 60 * 1000;

/** Removes for good the pages whose time to be restored is over. Returns how many went. */
export const purgePages = ({ now }: Ctx<SystemActor>): Promise<number> =>
  deleteHiddenPages(new Date(now.getTime() - RESTORE_WINDOW_MS));
