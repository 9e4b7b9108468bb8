import "server-only";
import { RESTORE_WINDOW_MS } from "@/lib/shared/time/durations";
import type { Ctx, SystemActor } from "@/lib/shared/actor";
import { purgeDeletedPages } from "./page-store";

export const purgePages = ({ now }: Ctx<SystemActor>): Promise<number> =>
  purgeDeletedPages(new Date(now.getTime() - RESTORE_WINDOW_MS));
