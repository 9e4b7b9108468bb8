import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { requireTool } from "./child-process.ts";
import { withLock } from "./lock.mjs";
import { inData, inRoot } from "./project.mjs";
import { minimalEnv } from "./settings.ts";

const GENERATED = inRoot("lib", "generated");
const CLIENT = {
  name: "client",
  stamp: join(GENERATED, ".inputs"),
  inputs: ["prisma/schema.prisma", "package-lock.json"],
};
const RISK_MODEL = {
  name: "risk-model",
  stamp: join(GENERATED, "risk", ".inputs"),
  inputs: ["content/risk", "lib/features/risk"],
};
const LISTENER_INDEX = {
  name: "listener-index",
  stamp: join(GENERATED, "listener", ".inputs"),
  inputs: ["content/listener", "lib/features/coach/listener"],
};
const BUILD = {
  name: "build",
  stamp: inRoot(".next", "inputs"),
  inputs: [
    ...["app", "components", "lib", "content", "docs/method.md", "public", "prisma/schema.prisma", "middleware.ts"],
    ...["instrumentation.ts", "instrumentation-node.ts", "next.config.mjs", "postcss.config.mjs", "tsconfig.json"],
    "package-lock.json",
  ],
};

type Progress = (line: string) => void;
const NEXT = inRoot("node_modules", "next", "dist", "bin", "next");
const LEARN = inRoot("scripts", "lib", "learn-risk-model.mjs");
const INDEX_LISTENER = inRoot("scripts", "lib", "index-listener.mjs");
const PRISMA = inRoot("node_modules", "prisma", "build", "index.js");

function filesOf(path: string): string[] {
  if (!existsSync(path) || path === GENERATED || /\.test\.tsx?$/.test(path)) return [];
  if (!statSync(path).isDirectory()) return [path];
  return readdirSync(path)
    .sort()
    .flatMap((name) => filesOf(join(path, name)));
}

function hashOf(inputs: string[]): string {
  const hash = createHash("sha256").update(process.platform);
  for (const path of inputs.flatMap((input) => filesOf(inRoot(input))))
    hash
      .update(`${path.slice(inRoot().length)}\0`)
      .update(readFileSync(path))
      .update("\0");
  for (const name of Object.keys(process.env).sort())
    if (name.startsWith("NEXT_PUBLIC_")) hash.update(`${name}=${process.env[name]}\0`);
  return hash.digest("hex");
}

const isFresh = ({ stamp, inputs }: typeof BUILD): boolean =>
  existsSync(stamp) && readFileSync(stamp, "utf8") === hashOf(inputs);

async function runIfChanged(target: typeof BUILD, work: () => Promise<void>): Promise<boolean> {
  if (isFresh(target)) return false;
  return withLock(inData(`${target.name}.lock`), async () => {
    if (isFresh(target)) return false;
    const hash = hashOf(target.inputs);
    await work();
    mkdirSync(dirname(target.stamp), { recursive: true });
    writeFileSync(target.stamp, hash);
    return true;
  });
}

const ensureRiskModel = (signal?: AbortSignal): Promise<boolean> =>
  runIfChanged(RISK_MODEL, () =>
    requireTool("The recognition of danger could not be learned from content/risk.", [LEARN], { signal }),
  );

const ensureListenerIndex = (signal?: AbortSignal): Promise<boolean> =>
  runIfChanged(LISTENER_INDEX, () =>
    requireTool("The coach's content in content/listener could not be read.", [INDEX_LISTENER], { signal }),
  );

export async function ensureGenerated(signal?: AbortSignal): Promise<boolean> {
  const made = await Promise.all([ensureClient(signal), ensureRiskModel(signal), ensureListenerIndex(signal)]);
  return made.includes(true);
}

function ensureClient(signal?: AbortSignal): Promise<boolean> {
  // Any existing file keeps Prisma from downloading an engine that generating does not use.
  const env = { ...process.env, PRISMA_SCHEMA_ENGINE_BINARY: inRoot("package.json"), CHECKPOINT_DISABLE: "1" };
  const failure =
    "The database client could not be generated (prisma generate); delete node_modules and run the same command again.";
  return runIfChanged(CLIENT, () => requireTool(failure, [PRISMA, "generate", "--no-hints"], { signal, env }));
}

export const isBuildFresh = (): boolean => isFresh(BUILD);

/** Builds when sources have changed. `next build` empties its folder first, so a stamp means a complete build. */
export function ensureBuild(signal?: AbortSignal, onLine?: Progress): Promise<boolean> {
  const failure = "The production build failed (next build); `npm run verify` shows the cause.";
  // A build contains no setting: it is the same for every installation.
  return runIfChanged(BUILD, () => requireTool(failure, [NEXT, "build"], { signal, onLine, env: minimalEnv() }));
}
