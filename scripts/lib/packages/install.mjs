// @ts-check
import { execFile } from "node:child_process";
import { existsSync, readFileSync, utimesSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";
import { withLock } from "../lock.mjs";
import { phase } from "../phase.mjs";
import { inData, inRoot, UserFacingError, ROOT } from "../project.mjs";
import { slimPackages } from "./slim-packages.mjs";

/**
 * `run` is what a start needs; `develop` adds the packages of the tests.
 * @typedef {"run" | "develop"} PackageSet
 */

const FLAGS = ["--ignore-scripts", "--include=optional", "--no-audit", "--no-fund"];
const PROGRESS_MS = 1_000;

/** npm's own record of a node_modules folder. @param {string} folder */
const recordIn = (folder) => join(folder, "node_modules", ".package-lock.json");

/** @param {string} file @returns {Record<string, { integrity?: string, optional?: true, dev?: true, devOptional?: true }>} */
const packagesIn = (file) => (existsSync(file) ? JSON.parse(readFileSync(file, "utf8")).packages : {});

/** What node_modules must contain. @param {PackageSet} set */
const requiredPackages = (set, folder = ROOT) =>
  Object.entries(packagesIn(join(folder, "package-lock.json"))).filter(
    ([path, entry]) => path && !entry.optional && !entry.devOptional && (set === "develop" || !entry.dev),
  );

/** @param {PackageSet} set */
function isInstalled(set, folder = ROOT) {
  const installed = packagesIn(recordIn(folder));
  return requiredPackages(set, folder).every(([path, { integrity }]) => installed[path]?.integrity === integrity);
}

/**
 * Adds to a checkout that already has the packages of a start, because Clarity may be running from it; `npm ci` would
 * remove all packages first.
 * @param {PackageSet} set
 */
function npmArgs(set) {
  if (set === "run") return ["ci", "--omit=dev", ...FLAGS];
  return [...(isInstalled("run") ? ["install", "--no-save"] : ["ci"]), "--include=dev", ...FLAGS];
}

/** npm prints the cause first; usage text and the path of its log follow. @param {string} output */
const causeIn = (output) =>
  output
    .split("\n")
    .filter((line) => line.startsWith("npm error"))
    .slice(0, 12)
    .join("\n");

/** @param {string[]} args */
async function npm(args, cwd = ROOT) {
  // npm sets this within its scripts; running that file needs no shell and no PATH.
  const own = process.env.npm_execpath;
  const [program, ...first] = own ? [process.execPath, own] : ["npm"];
  try {
    await promisify(execFile)(program, [...first, ...args], { cwd, maxBuffer: Infinity });
  } catch (error) {
    throw new UserFacingError(
      `The packages could not be installed (npm ${args[0]}). Please check the network and the free disk space, then run the same command again.`,
      { detail: causeIn(/** @type {{ stderr?: string }} */ (error).stderr ?? "") },
    );
  }
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
      await npm(npmArgs(set)).finally(() => clearInterval(progress));
      slimPackages(inRoot("node_modules"));
      utimesSync(recordIn(ROOT), new Date(), new Date()); // npm trusts its record while nothing in the folder is newer.
      note(`${paths.length} packages`);
    });
  });
}

export async function ensureBenchInstalled() {
  const folder = inRoot("bench");
  if (isInstalled("run", folder)) return;
  await phase("Installing measuring tools", () => npm(["ci", ...FLAGS], folder));
}
