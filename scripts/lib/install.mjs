// @ts-check
import { spawn } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { withLock } from "./lock.mjs";
import { phase } from "./phase.mjs";
import { inData, inRoot, UserFacingError, ROOT } from "./project.mjs";
import { renewRecord, slimPackages } from "./slim-packages.mjs";

/**
 * `run` is what a start needs; `develop` adds the packages of the tests.
 * @typedef {"run" | "develop"} PackageSet
 */

const STAMP = inRoot("node_modules", ".installed");
const RECORD = inRoot("node_modules", ".package-lock.json");
const PROGRESS_MS = 1_000;

function lockHash() {
  const hash = createHash("sha256").update(readFileSync(inRoot("package-lock.json")));
  return hash.update(`${process.platform}-${process.arch}`).digest("hex");
}

/** @param {PackageSet} set @returns {[string, { integrity?: string }][]} what node_modules must contain */
function requiredPackages(set) {
  const { packages } = JSON.parse(readFileSync(inRoot("package-lock.json"), "utf8"));
  return Object.entries(packages).filter(
    ([path, entry]) => path && !entry.optional && !entry.devOptional && (set === "develop" || !entry.dev),
  );
}

/** Compares npm's own record of node_modules. @param {PackageSet} set */
function recordMatches(set) {
  if (!existsSync(RECORD)) return false;
  const installed = JSON.parse(readFileSync(RECORD, "utf8")).packages ?? {};
  return requiredPackages(set).every(([path, { integrity }]) => installed[path]?.integrity === integrity);
}

/** @param {PackageSet} set */
function isInstalled(set) {
  const [hash, ...sets] = existsSync(STAMP) ? readFileSync(STAMP, "utf8").split(" ") : [];
  if (hash === lockHash() && sets.includes(set)) return true;
  if (!recordMatches(set)) return false;
  writeStamp(set);
  return true;
}

/** @param {PackageSet} set */
function writeStamp(set) {
  rmSync(STAMP, { force: true }); // A copy of node_modules made of hard links must not share it.
  writeFileSync(STAMP, [lockHash(), "run", ...(set === "develop" ? [set] : [])].join(" "));
}

/**
 * Adds to a checkout that already has the packages of a start, because Clarity may be running from it; `npm ci` would
 * remove all packages first.
 * @param {PackageSet} set
 */
function npmArgs(set) {
  const common = ["--ignore-scripts", "--include=optional", "--no-audit", "--no-fund"];
  if (set === "run") return ["ci", "--omit=dev", ...common];
  return [...(isInstalled("run") ? ["install", "--no-save"] : ["ci"]), "--include=dev", ...common];
}

/** @param {string[]} args @param {string} [cwd] @returns {Promise<{ code: number | null, output: string }>} */
function npm(args, cwd = ROOT) {
  // npm sets this within its scripts; running that file needs no shell and no PATH.
  const own = process.env.npm_execpath;
  const [program, first] = own ? [process.execPath, [own]] : ["npm", []];
  const child = spawn(program, [...first, ...args], { cwd, stdio: ["ignore", "pipe", "pipe"] });
  let output = "";
  for (const stream of [child.stdout, child.stderr])
    stream.on("data", (chunk) => (output = (output + chunk).slice(0, 20_000)));
  return new Promise((resolve, reject) => {
    child.on("error", reject);
    child.on("close", (code) => resolve({ code, output }));
  });
}

/** npm prints the cause first; usage text and the path of its log follow. @param {string} output */
const causeIn = (output) =>
  output
    .split("\n")
    .filter((line) => line.startsWith("npm error"))
    .slice(0, 12)
    .join("\n");

/** @param {string[]} args @param {string} [cwd] */
async function requireNpm(args, cwd) {
  const { code, output } = await npm(args, cwd);
  if (code !== 0)
    throw new UserFacingError(
      `The packages could not be installed (npm ${args[0]}). Please check the network and the free disk space, then run the same command again.`,
      { detail: causeIn(output) },
    );
}

/**
 * Does nothing when the packages of the lock file are installed. Runs no package's install scripts.
 * @param {PackageSet} set
 */
export async function ensureInstalled(set) {
  if (isInstalled(set)) return;
  await withLock(inData("install.lock"), async () => {
    if (isInstalled(set)) return;
    await phase("Installing packages", async (note) => {
      const paths = requiredPackages(set).map(([path]) => inRoot(path));
      const showProgress = () => note(`${paths.filter((path) => existsSync(path)).length} of ${paths.length}`);
      const progress = setInterval(showProgress, PROGRESS_MS);
      await requireNpm(npmArgs(set)).finally(() => clearInterval(progress));
      slimPackages(inRoot("node_modules"));
      renewRecord(RECORD);
      note(`${paths.length} packages`);
      writeStamp(set);
    });
  });
}

export async function ensureBenchInstalled() {
  const folder = inRoot("bench");
  const stamp = inRoot("bench", "node_modules", ".installed");
  const hash = createHash("sha256")
    .update(readFileSync(inRoot("bench", "package-lock.json")))
    .digest("hex");
  if (existsSync(stamp) && readFileSync(stamp, "utf8") === hash) return;
  await phase("Installing measuring tools", () =>
    requireNpm(["ci", "--ignore-scripts", "--no-audit", "--no-fund"], folder),
  );
  writeFileSync(stamp, hash);
}
