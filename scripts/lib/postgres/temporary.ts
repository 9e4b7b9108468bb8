import { randomBytes } from "node:crypto";
import { chmodSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { canEnter, postgresAccount, sharedDataDir } from "./account.ts";
import { databaseNamed, withClient } from "./client.ts";
import { startServer, stopServer } from "./server.ts";

export interface TemporaryServer {
  url: string;
  stop(): Promise<void>;
}

const ROLE = "clarity_tests";

export function makeTemporaryHome(): string {
  const parent = canEnter(postgresAccount(""), tmpdir()) ? tmpdir() : sharedDataDir();
  const home = mkdtempSync(join(parent, "clarity-tests-"));
  chmodSync(home, 0o711);
  return home;
}

export async function startTemporaryServer(): Promise<TemporaryServer> {
  const home = makeTemporaryHome();
  const password = randomBytes(16).toString("hex");
  const files = { dataDir: join(home, "data"), logFile: join(home, "postgres.log") };
  const server = await startServer({ ...files, adminPassword: password, isDurable: false });
  const stop = async () => {
    await stopServer(server, 5_000);
    rmSync(home, { recursive: true, force: true });
  };
  try {
    await withClient(server.adminUrl, async (admin) => {
      await admin.query(`CREATE ROLE ${ROLE} LOGIN CREATEDB PASSWORD '${password}'`);
      await admin.query(`CREATE DATABASE ${ROLE} OWNER ${ROLE}`);
    });
  } catch (error) {
    await stop();
    throw error;
  }
  const url = new URL(databaseNamed(server.adminUrl, ROLE));
  url.username = ROLE;
  return { url: url.href, stop };
}
