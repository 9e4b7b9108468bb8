import "server-only";
import { readdir, statfs } from "node:fs/promises";
import path from "node:path";
import { env } from "@/lib/server/env";
import { isCompatible } from "./model";
import * as store from "./store";

const MIN_FREE_BYTES = 100 * 1024 * 1024;

interface ReadinessView {
  success: boolean;
  status: "ready" | "not_ready";
  checks: Record<"database" | "migrations" | "disk", boolean>;
  testRoutes?: true;
}

/** Names the failing part, never a host, version or secret. */
export async function checkReadiness(): Promise<ReadinessView> {
  const finished = await store.listFinishedMigrations().catch(() => null);
  const checks = {
    database: finished !== null,
    migrations: finished !== null && isCompatible(await shippedMigrations(), finished),
    disk: await hasDiskSpace(),
  };
  const success = Object.values(checks).every(Boolean);
  return {
    success,
    status: success ? "ready" : "not_ready",
    checks,
    ...(env().ENABLE_TEST_ROUTES && { testRoutes: true }),
  };
}

async function shippedMigrations(): Promise<string[]> {
  const entries = await readdir(path.join(process.cwd(), "prisma", "migrations"), { withFileTypes: true });
  return entries.filter((entry) => entry.isDirectory()).map((entry) => entry.name);
}

async function hasDiskSpace(): Promise<boolean> {
  const { bavail, bsize } = await statfs(process.cwd());
  return bavail * bsize > MIN_FREE_BYTES;
}
