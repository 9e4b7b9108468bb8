import { existsSync } from "node:fs";
import { ensureBuild } from "../build.ts";
import { runTool } from "../child-process.ts";
import { findDrift } from "../drift.ts";
import { inData, inRoot, UserFacingError } from "../project.mjs";
import type { Outcome } from "./outcome.ts";

const bin = (...parts: string[]) => inRoot("node_modules", ...parts);
const cached = (tool: string) => ["--cache", "--cache-location", inData("cache", tool), "--cache-strategy", "content"];
const outcomeOf = (detail: string): Outcome => (detail ? { passed: 0, failed: 1, detail } : { passed: 1, failed: 0 });

async function run(args: string[], signal: AbortSignal): Promise<Outcome> {
  const { code, output } = await runTool(args, { signal });
  return outcomeOf(code === 0 ? "" : output || `exit code ${code}`);
}

export const format = (signal: AbortSignal): Promise<Outcome> =>
  run([bin("prettier", "bin", "prettier.cjs"), "--check", ".", "--log-level", "warn", ...cached("prettier")], signal);

export const lint = (signal: AbortSignal): Promise<Outcome> =>
  run([bin("eslint", "bin", "eslint.js"), ".", "--max-warnings", "0", ...cached("eslint")], signal);

export async function types(signal: AbortSignal): Promise<Outcome> {
  // A build creates it as well; without it the compiler does not know style sheets and pictures.
  if (!existsSync(inRoot("next-env.d.ts"))) await run([bin("next", "dist", "bin", "next"), "typegen"], signal);
  return run([bin("typescript", "bin", "tsc"), "--noEmit"], signal);
}

export const drift = async (databaseUrl: string): Promise<Outcome> =>
  outcomeOf((await findDrift(databaseUrl)).join("\n"));

export async function build(signal: AbortSignal): Promise<Outcome> {
  try {
    await ensureBuild(signal);
    return outcomeOf("");
  } catch (error) {
    if (!(error instanceof UserFacingError)) throw error;
    return outcomeOf(`${error.message}\n${error.detail ?? ""}`);
  }
}
