// Jest does not transform .mjs, so this file may import the project's scripts, which are ES modules.
import { createScratchDatabase, dropDatabases } from "../scratch-database.ts";
import { ensureGenerated } from "../../../scripts/lib/build.ts";
import { startTemporaryServer } from "../../../scripts/lib/postgres/temporary.ts";

/** On the server of DATABASE_URL, or on a temporary one when that is unset. */
export default async function setup(globalConfig) {
  await ensureGenerated();
  const server = process.env.DATABASE_URL ? null : await startTemporaryServer();
  const serverUrl = server?.url ?? process.env.DATABASE_URL;
  const urls = [];
  for (let worker = 1; worker <= globalConfig.maxWorkers; worker++) urls.push(await createScratchDatabase(serverUrl));
  process.env.TEST_DATABASE_URLS = urls.join(" ");
  globalThis.tearDownDatabases = async () => {
    await dropDatabases(serverUrl, urls);
    await server?.stop();
  };
}
