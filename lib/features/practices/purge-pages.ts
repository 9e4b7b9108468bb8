import "server-only";
import type { Ctx, SystemActor } from "@/lib/shared/actor";
import { purgeDeletedPages } from "./page-store";

const RESTORE_WINDOW_MS = 24 * 60 * 60 * 1000;

export const purgePages = ({ now }: Ctx<SystemActor>): Promise<number> =>
  purgeDeletedPages(new Date(now.getTime() - RESTORE_WINDOW_MS));
