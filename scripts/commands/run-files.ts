import { spawn } from "node:child_process";
import { globSync } from "node:fs";
import { basename } from "node:path";
import { ensureGenerated } from "../lib/build.ts";
import { whenEnded } from "../lib/child-process.ts";
import { ensureBenchInstalled } from "../lib/packages/install.mjs";
import { inRoot, ROOT, UserFacingError } from "../lib/project.mjs";

const nameOf = (file: string) => basename(file).split(".")[0] ?? file;

export default async function runFiles([pattern = "", ...names]: string[]): Promise<void> {
  const files = globSync(pattern, { cwd: ROOT }).sort();
  const unknown = names.find((name) => !files.map(nameOf).includes(name));
  if (unknown || files.length === 0)
    throw new UserFacingError(`There is no ${unknown ?? pattern}. There is: ${files.map(nameOf).join(", ")}.`);
  const chosen = files.filter((file) => names.length === 0 || names.includes(nameOf(file)));
  await ensureGenerated(); // Otherwise figures could come from a model trained on other lines.
  if (chosen.includes("bench/site.bench.ts")) await ensureBenchInstalled();
  for (const file of chosen) {
    const child = spawn(process.execPath, [inRoot(file)], { cwd: ROOT, stdio: "inherit" });
    if ((await whenEnded(child)) !== "exit code 0") process.exitCode = 1;
  }
}
