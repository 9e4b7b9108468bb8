import "server-only";
import { secretsEqual } from "@/lib/server/crypto";
import { env } from "@/lib/server/env";

// As the guard writes networks: the IPv6 /64 of ::1 holds nothing else that is reachable.
const LOOPBACK_NETWORKS = ["127.0.0.1", "0:0:0:0::/64"];

/** Whether a caller may read the metrics: this machine itself, or whoever holds METRICS_TOKEN. */
export function mayReadMetrics(request: Request, network: string): boolean {
  if (LOOPBACK_NETWORKS.includes(network)) return true;
  const { METRICS_TOKEN } = env();
  const given = /^Bearer (\S+)$/.exec(request.headers.get("authorization") ?? "")?.[1];
  return METRICS_TOKEN !== undefined && given !== undefined && secretsEqual(given, METRICS_TOKEN);
}
