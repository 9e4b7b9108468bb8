import "server-only";
import { env } from "@/lib/server/env";

/** Whether the passwordless test pages and calls exist in this process. */
export const areTestRoutesOn = (): boolean => env().ENABLE_TEST_ROUTES;
