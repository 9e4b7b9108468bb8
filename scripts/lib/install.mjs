// @ts-check
import { spawn } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { withLock } from "./lock.mjs";
import { phase } from "./phase.mjs";
import { inData, inRoot, Refusal, ROOT } from "./project.mjs";

const STAMP = inRoot("node_modules", ".installed");

/** What the installed packages depend on: the lock file and the kind of machine. */
function wanted() {
  const hash = createHash("sha256").update(readFileSync(inRoot("package-lock.json")));
  return hash.update(`${process.platform}-${process.arch}`).digest("hex");
}

/** Whether npm's own record of what stands in node_modules has every required package of the lock file. */
function recordMatches() {
  const record = inRoot("node_modules", ".package-lock.json");
  if (!existsSync(record)) return false;
  const installed = JSON.parse(readFileSync(record, "utf8")).packages ?? {};
  const locked = JSON.parse(readFileSync(inRoot("package-lock.json"), "utf8")).packages;
  return Object.entries(locked).every(
    ([path, entry]) =>
      path === "" || entry.optional || entry.devOptional || installed[path]?.integrity === entry.integrity,
  );
}

function isInstalled() {
  if (existsSync(STAMP) && readFileSync(STAMP, "utf8") === wanted()) return true;
  if (!recordMatches()) return false;
  writeFileSync(STAMP, wanted());
  return true;
}

/** @returns {Promise<{ code: number | null, output: string }>} */
function npmCi() {
  // Inside an npm script npm names itself; that way needs no shell and no PATH.
  const npm = process.env.npm_execpath;
  const args = ["ci", "--ignore-scripts", "--include=dev", "--include=optional", "--no-audit", "--no-fund"];
  const options = { cwd: ROOT, stdio: /** @type {const} */ (["ignore", "pipe", "pipe"]) };
  const child = npm
    ? spawn(process.execPath, [npm, ...args], options)
    : spawn("npm", args, { ...options, shell: process.platform === "win32" });
  let output = "";
  const keep = (/** @type {Buffer} */ chunk) => (output = (output + chunk).slice(0, 20_000));
  child.stdout.on("data", keep);
  child.stderr.on("data", keep);
  return new Promise((resolve, reject) => {
    child.on("error", reject);
    child.on("close", (code) => resolve({ code, output }));
  });
}

/** What npm says first is the cause; its usage text and the place of its log follow. @param {string} output */
const firstLines = (output) =>
  output
    .split("\n")
    .filter((line) => line.startsWith("npm error"))
    .slice(0, 12)
    .join("\n");

/** Installs exactly what the lock file names, unless that is what stands there already. No package's own scripts are run. */
export async function ensureInstalled() {
  if (isInstalled()) return;
  await withLock(inData("install.lock"), async () => {
    if (isInstalled()) return;
    await phase("Installing packages", async () => {
      const { code, output } = await npmCi();
      if (code !== 0)
        throw new Refusal("The packages could not be installed (`npm ci`).", { detail: firstLines(output) });
      writeFileSync(STAMP, wanted());
    });
  });
}
