// @ts-check
import { spawn } from "node:child_process";
import { existsSync } from "node:fs";
import { ensureInstalled } from "./packages/install.mjs";
import { DATA_DIR, inRoot, UserFacingError } from "./project.mjs";
import { Stopped, stopRequest } from "./stop-request.mjs";

function isNodeCurrent() {
  const [major = 0, minor = 0] = process.versions.node.split(".").map(Number);
  return major > 22 || (major === 22 && minor >= 18);
}

function packagedNode() {
  const node = inRoot("node_modules", `node-${process.platform}-${process.arch}`, "bin", "node");
  if (existsSync(node)) return node;
  throw new UserFacingError(
    `Clarity needs Node 22.18 or newer and this is ${process.version}; no packaged Node exists for ` +
      `${process.platform}-${process.arch}, so please install Node 24 from https://nodejs.org.`,
  );
}

/**
 * Runs a file of scripts/commands with its packages installed, on a Node that is new enough. This file and its imports
 * run on Node 20 and use nothing from node_modules.
 * @param {string} command
 * @param {string[]} args
 * @param {{ packages?: import("./packages/install.mjs").PackageSet, before?: () => Promise<void> }} [options] `before` runs
 * before the installation
 */
export async function launch(command, args, { packages = "run", before } = {}) {
  process.env.CLARITY_LAUNCHED_AT ??= String(Date.now());
  await explainErrors(async () => {
    if (process.platform === "win32")
      throw new UserFacingError("Clarity runs on Linux and macOS; on Windows please use WSL 2.");
    await before?.();
    await ensureInstalled(packages);
    if (isNodeCurrent()) await runCommand(command, args);
    else process.exitCode = await runOnPackagedNode(packagedNode(), [command, ...args]);
  });
  if (process.connected) process.disconnect(); // Else the channel to an older Node would keep this process running.
}

/** @param {string} command @param {string[]} args */
async function runCommand(command, args) {
  await import("./app-modules.mjs"); // First, as a command imports the application's modules.
  const { default: run } = await import(`../commands/${command}.ts`);
  await run(args);
}

const OTHER_OWNER = ["may not be written by this user", "run this as the user who ran it before (with sudo?)"];

/** What is wrong with a file, and what may help beside another folder. @type {Record<string, string[]>} */
const NOT_WRITABLE = {
  EACCES: OTHER_OWNER,
  EPERM: OTHER_OWNER,
  EROFS: ["cannot be written, as its disk is read-only", "make the disk writable"],
  ENOSPC: ["cannot be written, as its disk is full", "free some room"],
};

/** Advice for a file that cannot be written; null for any other error. @param {unknown} error */
function explainUnwritable(error) {
  const { code = "", path } = /** @type {NodeJS.ErrnoException} */ (error ?? {});
  const [problem, help] = NOT_WRITABLE[code] ?? [];
  if (!problem || !path) return null;
  const folder = path.startsWith(DATA_DIR) ? "name another folder in CLARITY_DATA" : "run the same command elsewhere";
  return `${path} ${problem}. Please ${help}, or ${folder}.`;
}

/** Prints nothing after a stop request, one line for an expected error, and the stack for any other. @param {() => Promise<void>} work */
async function explainErrors(work) {
  try {
    await work();
  } catch (error) {
    process.exitCode = error instanceof Stopped ? 130 : 1;
    if (error instanceof Stopped) return;
    const unwritable = explainUnwritable(error);
    if (unwritable) return console.error(`\n${unwritable}`);
    if (!(error instanceof Error) || error.name !== "UserFacingError") return console.error(error);
    console.error(`\n${error.message}`);
    if ("detail" in error && error.detail) console.error(error.detail);
  }
}

/**
 * The IPC channel tells the child when this process is killed.
 * @param {string} node
 * @param {string[]} args
 * @returns {Promise<number>}
 */
function runOnPackagedNode(node, args) {
  const runner = inRoot("scripts", "run.mjs");
  const child = spawn(node, [runner, ...args], { stdio: ["inherit", "inherit", "inherit", "ipc"] });
  stopRequest().addEventListener("abort", () => child.kill());
  return new Promise((resolve, reject) => {
    child.on("error", reject);
    child.on("exit", (code, signal) => resolve(code ?? (signal === "SIGINT" ? 130 : 1)));
  });
}
