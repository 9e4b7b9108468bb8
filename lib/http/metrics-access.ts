import "server-only";
import { secretsEqual } from "@/lib/server/crypto";
import { env } from "@/lib/server/env";

// In the guard's notation: the IPv6 /64 of ::1 contains no other reachable address.
const LOOPBACK_NETWORKS = ["127.0.0.1", "0:0:0:0::/64"];

export function mayReadMetrics(request: Request, network: string): boolean {
  if (LOOPBACK_NETWORKS.includes(network)) return true;
  const { METRICS_TOKEN } = env();
  const given = /^Bearer (\S+)$/.exec(request.headers.get("authorization") ?? "")?.[1];
  return METRICS_TOKEN !== undefined && given !== undefined && secretsEqual(given, METRICS_TOKEN);
}
