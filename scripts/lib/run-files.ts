import { spawn } from "node:child_process";
import { globSync } from "node:fs";
import { basename } from "node:path";
import { whenEnded } from "./child-process.ts";
import { inRoot, Refusal, ROOT } from "./project.mjs";

const nameOf = (file: string) => basename(file).split(".")[0] ?? file;

/**
 * Runs the named programs of a folder one after the other, all of them when none is named, with this terminal as theirs.
 * @throws Refusal for a name that is not there; the exit code tells when one of them failed.
 */
export async function runFiles(pattern: string, names: string[]): Promise<void> {
  const files = globSync(pattern, { cwd: ROOT }).sort();
  const known = files.map(nameOf);
  const unknown = names.find((name) => !known.includes(name));
  if (unknown || files.length === 0)
    throw new Refusal(`There is no ${unknown ?? pattern}. There is: ${known.join(", ") || "nothing yet"}.`);
  for (const file of files.filter((candidate) => names.length === 0 || names.includes(nameOf(candidate)))) {
    const child = spawn(process.execPath, [inRoot(file)], { cwd: ROOT, stdio: "inherit" });
    if ((await whenEnded(child)) !== "exit code 0") process.exitCode = 1;
  }
}
