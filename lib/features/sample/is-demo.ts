import "server-only";
import { env, isBuilding } from "@/lib/server/env";

export const isDemo = (): boolean => !isBuilding() && env().CLARITY_DEMO;
