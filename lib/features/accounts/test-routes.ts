import "server-only";
import { env } from "@/lib/server/env";

export const areTestRoutesOn = (): boolean => env().ENABLE_TEST_ROUTES;
