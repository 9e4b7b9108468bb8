import { existsSync } from "node:fs";
import { ensureBuild } from "../build.ts";
import { runTool } from "../child-process.ts";
import { findDrift } from "../schema/drift.ts";
import { inData, inRoot, UserFacingError } from "../project.mjs";
import { type Check, check, outcomeOf } from "./check.ts";

const tool =
  (file: string, ...args: string[]): Check =>
  async ({ signal }) => {
    const { code, output } = await runTool([inRoot("node_modules", file), ...args], { signal });
    return outcomeOf(code === 0 ? "" : output || `exit code ${code}`);
  };

const cached = (name: string) => ["--cache", "--cache-location", inData("cache", name), "--cache-strategy", "content"];

const prettier = tool("prettier/bin/prettier.cjs", "--check", ".", "--log-level", "warn", ...cached("prettier"));
export const format = check("Format", prettier);

const eslint = tool("eslint/bin/eslint.js", ".", "--max-warnings", "0", ...cached("eslint"));
export const lint = check("Lint", eslint);

export const types = check("Types", async (run) => {
  // A build creates it as well; without it the compiler does not know style sheets and pictures.
  if (!existsSync(inRoot("next-env.d.ts"))) await tool("next/dist/bin/next", "typegen")(run);
  return tool("typescript/bin/tsc", "--noEmit")(run);
});

export const drift = check("Schema drift", async ({ databaseUrl }) =>
  outcomeOf((await findDrift(await databaseUrl())).join("\n")),
);

export const build = check("Production build", async ({ signal }) => {
  try {
    await ensureBuild(signal);
    return outcomeOf("");
  } catch (error) {
    if (!(error instanceof UserFacingError)) throw error;
    return outcomeOf(`${error.message}\n${error.detail ?? ""}`);
  }
});
