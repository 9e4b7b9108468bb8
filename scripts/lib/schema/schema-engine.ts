import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { PrismaPg } from "@prisma/adapter-pg";
import { bindMigrationAwareSqlAdapterFactory } from "@prisma/driver-adapter-utils";
import * as glue from "@prisma/schema-engine-wasm/schema_engine_bg";

const FILE = "schema.prisma";

let isLoaded = false;

/** Loads Prisma's schema engine from its WebAssembly package, so that no engine is downloaded. */
function load(): void {
  if (isLoaded) return;
  const folder = dirname(createRequire(import.meta.url).resolve("@prisma/schema-engine-wasm"));
  const code = new WebAssembly.Module(readFileSync(join(folder, "schema_engine_bg.wasm")));
  const imports = { "./schema_engine_bg.js": glue } as unknown as WebAssembly.Imports; // The generated glue is this module's import object.
  const { exports } = new WebAssembly.Instance(code, imports);
  glue.__wbg_set_wasm(exports);
  (exports.__wbindgen_start as (() => void) | undefined)?.();
  isLoaded = true;
}

interface Schemas {
  from: string | null;
  to: string;
}

/** SQL that converts one schema into another; empty when they agree. The engine needs any reachable database. */
export async function diffSchemas({ from, to }: Schemas, databaseUrl: string): Promise<string> {
  load();
  const adapter = bindMigrationAwareSqlAdapterFactory(
    new PrismaPg({ connectionString: databaseUrl, allowExitOnIdle: true }),
  );
  const engine = await glue.SchemaEngine.new({ datamodels: [[FILE, to]] }, () => undefined, adapter);
  const schema = (content: string) => ({
    tag: "schemaDatamodel" as const,
    files: [{ content, path: FILE }],
    configDir: ".",
  });
  const { stdout } = await engine.diff({
    from: from === null ? { tag: "empty" } : schema(from),
    to: schema(to),
    script: true,
    exitCode: null,
    filters: { externalTables: [], externalEnums: [] },
  });
  return statementsOf(stdout ?? "").length > 0 ? (stdout ?? "") : "";
}

export const statementsOf = (sql: string): string[] =>
  sql
    .split("\n")
    .filter((line) => !line.trimStart().startsWith("--"))
    .join(" ")
    .split(";")
    .map((statement) => statement.split(/\s/).filter(Boolean).join(" "))
    .filter(Boolean);
