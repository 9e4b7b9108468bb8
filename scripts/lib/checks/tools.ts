import { existsSync } from "node:fs";
import { ensureBuild } from "../build.ts";
import { inData, inRoot, Refusal } from "../project.mjs";
import { runTool } from "../run-tool.ts";
import { findDrift } from "../drift.ts";
import type { Outcome } from "./outcome.ts";

const bin = (...parts: string[]) => inRoot("node_modules", ...parts);
const NEXT = bin("next", "dist", "bin", "next");

async function tool(args: string[], signal: AbortSignal): Promise<Outcome> {
  const { code, output } = await runTool(args, { signal });
  return code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1, detail: output };
}

export const format = (signal: AbortSignal): Promise<Outcome> =>
  tool(
    [
      ...[bin("prettier", "bin", "prettier.cjs"), "--check", ".", "--log-level", "warn"],
      ...["--cache", "--cache-location", inData("cache", "prettier"), "--cache-strategy", "content"],
    ],
    signal,
  );

export const lint = (signal: AbortSignal): Promise<Outcome> =>
  tool(
    [
      ...[bin("eslint", "bin", "eslint.js"), ".", "--max-warnings", "0"],
      ...["--cache", "--cache-location", inData("cache", "eslint"), "--cache-strategy", "content"],
    ],
    signal,
  );

export async function types(signal: AbortSignal): Promise<Outcome> {
  // Made by a build as well; without it the compiler does not know style sheets and pictures.
  if (!existsSync(inRoot("next-env.d.ts"))) await runTool([NEXT, "typegen"], { signal });
  return tool([bin("typescript", "bin", "tsc"), "--noEmit"], signal);
}

export async function drift(databaseUrl: string): Promise<Outcome> {
  const found = await findDrift(databaseUrl);
  return found.length === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1, detail: found.join("\n") };
}

export async function build(signal: AbortSignal): Promise<Outcome> {
  try {
    await ensureBuild(signal);
    return { passed: 1, failed: 0 };
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    return { passed: 0, failed: 1, detail: `${error.message}\n${error.detail ?? ""}` };
  }
}
