import "server-only";
import { env } from "@/lib/server/env";
import type { GateKey } from "./gate-cookie";

export const gateKey = (): GateKey => ({ secret: env().AUTH_SECRET, code: env().ACCESS_CODE });
