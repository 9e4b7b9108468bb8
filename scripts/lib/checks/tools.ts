import { existsSync } from "node:fs";
import { ensureBuild } from "../build.ts";
import { runTool } from "../child-process.ts";
import { findDrift } from "../schema/drift.ts";
import { inData, inRoot, UserFacingError } from "../project.mjs";
import { type Check, outcomeOf, report } from "./check.ts";

const bin = (...parts: string[]) => inRoot("node_modules", ...parts);
const cached = (tool: string) => ["--cache", "--cache-location", inData("cache", tool), "--cache-strategy", "content"];

const tool =
  (name: string, args: string[]): Check =>
  ({ signal }) =>
    report(name, async () => {
      const { code, output } = await runTool(args, { signal });
      return outcomeOf(code === 0 ? "" : output || `exit code ${code}`);
    });

const PRETTIER = bin("prettier", "bin", "prettier.cjs");
export const format = tool("Format", [PRETTIER, "--check", ".", "--log-level", "warn", ...cached("prettier")]);
export const lint = tool("Lint", [bin("eslint", "bin", "eslint.js"), ".", "--max-warnings", "0", ...cached("eslint")]);

export const types: Check = async (run) => {
  // A build creates it as well; without it the compiler does not know style sheets and pictures.
  if (!existsSync(inRoot("next-env.d.ts"))) await runTool([bin("next", "dist", "bin", "next"), "typegen"], run);
  return tool("Types", [bin("typescript", "bin", "tsc"), "--noEmit"])(run);
};

export const drift: Check = async ({ databaseUrl }) => {
  const url = await databaseUrl();
  return report("Schema drift", async () => outcomeOf((await findDrift(url)).join("\n")));
};

export const build: Check = ({ signal }) =>
  report("Production build", async () => {
    try {
      await ensureBuild(signal);
      return outcomeOf("");
    } catch (error) {
      if (!(error instanceof UserFacingError)) throw error;
      return outcomeOf(`${error.message}\n${error.detail ?? ""}`);
    }
  });
