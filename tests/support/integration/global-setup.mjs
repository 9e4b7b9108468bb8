// Jest does not transform .mjs, so this file may import the project's scripts, which are ES modules.
import { createScratchDatabase, dropDatabases } from "../scratch-database.ts";
import { ensureGenerated } from "../../../scripts/lib/build.ts";
import { databaseNamed } from "../../../scripts/lib/postgres/client.ts";
import { startTemporaryServer } from "../../../scripts/lib/postgres/temporary.ts";

export default async function setup(globalConfig) {
  await ensureGenerated();
  const server = process.env.DATABASE_URL ? null : await startTemporaryServer();
  const serverUrl = server?.url ?? process.env.DATABASE_URL;
  const template = await createScratchDatabase(serverUrl);
  const name = new URL(template).pathname.slice(1);
  const copies = Array.from({ length: globalConfig.maxWorkers }, (_, index) =>
    databaseNamed(serverUrl, `${name}_${index + 1}`),
  );
  Object.assign(process.env, { TEST_DATABASE_TEMPLATE: template, TEST_DATABASE_URLS: copies.join(" ") });
  globalThis.tearDownDatabases = async () => {
    await dropDatabases(serverUrl, [...copies, template]);
    await server?.stop();
  };
}
