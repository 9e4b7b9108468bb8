import "server-only";
import { env } from "@/lib/server/env";
import { isBuilding } from "@/lib/shared/public-env";

export const isDemo = (): boolean => !isBuilding() && env().CLARITY_DEMO;
