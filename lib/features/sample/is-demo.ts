import "server-only";
import { env, isBuilding } from "@/lib/server/env";

/** Whether the person of this installation is made up (`npm run demo`). */
export const isDemo = (): boolean => !isBuilding() && env().CLARITY_DEMO;
