import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { bareEnvironment } from "./bare-environment.ts";
import { endLeftover, forget, remember } from "./leftovers.ts";
import { withLock } from "./lock.mjs";
import { inData, inRoot } from "./project.mjs";
import { requireTool } from "./run-tool.ts";

const CLIENT_STAMP = inRoot("lib", "generated", ".inputs");
const BUILD_STAMP = inRoot(".next", "inputs");
const CLIENT_INPUTS = ["prisma/schema.prisma", "package-lock.json"];
const BUILD_INPUTS = [
  ...[
    "app",
    "components",
    "lib",
    "content",
    "public",
    "prisma/schema.prisma",
    "middleware.ts",
    "instrumentation.ts",
    "instrumentation-node.ts",
  ],
  ...["next.config.mjs", "postcss.config.mjs", "tsconfig.json", "package-lock.json"],
];
const GENERATED = inRoot("lib", "generated");
const isInput = (path: string) => !/\.test\.tsx?$/.test(path) && path !== GENERATED;

function filesOf(path: string): string[] {
  if (!existsSync(path) || !isInput(path)) return [];
  if (!statSync(path).isDirectory()) return [path];
  return readdirSync(path)
    .sort()
    .flatMap((name) => filesOf(join(path, name)));
}

/** One hash over names and contents, and over the settings that Next writes into the browser's code. */
function hashOf(inputs: string[]): string {
  const hash = createHash("sha256").update(process.platform);
  for (const path of inputs.flatMap((input) => filesOf(inRoot(input)))) {
    hash.update(path.slice(inRoot().length)).update("\0").update(readFileSync(path)).update("\0");
  }
  for (const name of Object.keys(process.env).sort()) {
    if (name.startsWith("NEXT_PUBLIC_")) hash.update(`${name}=${process.env[name]}\0`);
  }
  return hash.digest("hex");
}

const onStart = (pid: number) => remember("build", pid);

/** Does work whose inputs changed since the last time; says whether it did. Commands of one checkout take turns. */
async function whenChanged(stamp: string, inputs: string[], work: () => Promise<void>): Promise<boolean> {
  const isFresh = (hash: string) => existsSync(stamp) && readFileSync(stamp, "utf8") === hash;
  if (isFresh(hashOf(inputs))) return false;
  return withLock(inData("build.lock"), async () => {
    const hash = hashOf(inputs);
    if (isFresh(hash)) return false;
    await endLeftover("build", 0);
    await work();
    forget("build");
    mkdirSync(dirname(stamp), { recursive: true });
    writeFileSync(stamp, hash);
    return true;
  });
}

/** Generates the database client from the schema when it changed. Needs no network. */
export function ensureClient(signal?: AbortSignal): Promise<boolean> {
  return whenChanged(CLIENT_STAMP, CLIENT_INPUTS, () =>
    requireTool(
      "The database client could not be generated (`prisma generate`).",
      [inRoot("node_modules", "prisma", "build", "index.js"), "generate", "--no-hints"],
      // Any file that exists keeps Prisma from fetching an engine that generating does not use.
      {
        signal,
        onStart,
        env: { ...process.env, PRISMA_SCHEMA_ENGINE_BINARY: inRoot("package.json"), CHECKPOINT_DISABLE: "1" },
      },
    ),
  );
}

/** Whether the production build is the one of the present sources. */
export const isBuildFresh = (): boolean =>
  existsSync(BUILD_STAMP) && readFileSync(BUILD_STAMP, "utf8") === hashOf(BUILD_INPUTS);

/** Makes the production build when sources changed. `next build` empties its folder first, so a stamp means a whole build. */
export function ensureBuild(signal?: AbortSignal): Promise<boolean> {
  return whenChanged(BUILD_STAMP, BUILD_INPUTS, () =>
    requireTool(
      "The production build failed (`next build`).",
      [inRoot("node_modules", "next", "dist", "bin", "next"), "build"],
      {
        signal,
        onStart,
        // A build holds no setting: it is the same for every installation.
        env: bareEnvironment(),
      },
    ),
  );
}
