import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { pathToFileURL } from "node:url";
import { requireTool } from "./child-process.ts";
import { withLock } from "./lock.mjs";
import { inData, inRoot } from "./project.mjs";
import { minimalEnv } from "./settings.ts";

interface BuildTarget {
  name: string;
  /** Holds the hash of the inputs from which the target was made. */
  stamp: string;
  inputs: string[];
  args: string[];
  env?: Record<string, string>;
  failure: string;
}

const GENERATED = inRoot("lib", "generated");
const APP_MODULES = pathToFileURL(inRoot("scripts", "lib", "app-modules.mjs")).href;

/** A process of its own: this one's hooks would change how the caller finds modules. */
const callingApp = (call: string) => ["--import", APP_MODULES, "--input-type=module", "--eval", call];

const CLIENT: BuildTarget = {
  name: "client",
  stamp: join(GENERATED, ".inputs"),
  inputs: ["prisma/schema.prisma", "package-lock.json"],
  args: [inRoot("node_modules", "prisma", "build", "index.js"), "generate", "--no-hints"],
  // Any existing file keeps Prisma from downloading an engine that generating does not use.
  env: { PRISMA_SCHEMA_ENGINE_BINARY: inRoot("package.json"), CHECKPOINT_DISABLE: "1" },
  failure:
    "The database client could not be generated (prisma generate); delete node_modules and run the same command again.",
};
const RISK_MODEL: BuildTarget = {
  name: "risk-model",
  stamp: join(GENERATED, "risk", ".inputs"),
  inputs: ["content/risk", "lib/features/risk"],
  args: callingApp('(await import("@/lib/features/risk/classification/risk-model.ts")).storeRiskModel()'),
  failure: "The recognition of danger could not be learned from content/risk.",
};
const LISTENER_CONTENT: BuildTarget = {
  name: "listener-content",
  stamp: join(GENERATED, "listener", ".inputs"),
  inputs: [
    ...["content/listener", "lib/features/coach/listener", "lib/features/coach/classification"],
    "lib/providers/sentence-vectors",
  ],
  args: callingApp('(await import("@/lib/features/coach/listener/content.ts")).storeListenerContent()'),
  failure: "The coach's content in content/listener could not be read.",
};
// `next build` empties its folder first, so a stamp means a complete build.
const BUILD: BuildTarget = {
  name: "build",
  stamp: inRoot(".next", "inputs"),
  inputs: [
    ...["app", "components", "lib", "content", "docs/method.md", "public", "prisma/schema.prisma", "middleware.ts"],
    ...["instrumentation.ts", "instrumentation-node.ts", "next.config.mjs", "postcss.config.mjs", "tsconfig.json"],
    "package-lock.json",
  ],
  args: [inRoot("node_modules", "next", "dist", "bin", "next"), "build"],
  failure: "The production build failed (next build); `npm run verify` shows the cause.",
};

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
  return hash.digest("hex");
}

const isFresh = ({ stamp, inputs }: BuildTarget): boolean =>
  existsSync(stamp) && readFileSync(stamp, "utf8") === hashOf(inputs);

async function makeIfChanged(
  target: BuildTarget,
  signal?: AbortSignal,
  onLine?: (line: string) => void,
): Promise<boolean> {
  if (isFresh(target)) return false;
  return withLock(inData(`${target.name}.lock`), async () => {
    if (isFresh(target)) return false;
    const hash = hashOf(target.inputs);
    // What is made contains no setting: it is the same for every installation.
    const env = { ...minimalEnv(), ...target.env };
    await requireTool(target.failure, target.args, { env, signal, onLine });
    mkdirSync(dirname(target.stamp), { recursive: true });
    writeFileSync(target.stamp, hash);
    return true;
  });
}

/** The database client and what the application reads from its content. Returns false when all of it is unchanged. */
export async function ensureGenerated(signal?: AbortSignal): Promise<boolean> {
  const made = await Promise.all([CLIENT, RISK_MODEL, LISTENER_CONTENT].map((target) => makeIfChanged(target, signal)));
  return made.includes(true);
}

export const isBuildFresh = (): boolean => isFresh(BUILD);

export const ensureBuild = (signal?: AbortSignal, onLine?: (line: string) => void): Promise<boolean> =>
  makeIfChanged(BUILD, signal, onLine);
