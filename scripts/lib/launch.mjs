// @ts-check
import { spawn } from "node:child_process";
import { existsSync } from "node:fs";
import { pathToFileURL } from "node:url";
import { ensureInstalled } from "./install.mjs";
import { inRoot, Refusal } from "./project.mjs";

const SIGNALS = /** @type {const} */ (["SIGINT", "SIGTERM", "SIGHUP"]);

/** The first Node that runs TypeScript files as they are; `engines` in package.json says the same. @param {string} version */
function isCurrent(version) {
  const [major = 0, minor = 0] = version.split(".").map(Number);
  return major > 22 || (major === 22 && minor >= 18);
}

/** The Node that came with the packages, for machines whose own is too old. */
function packagedNode() {
  const node = inRoot("node_modules", `node-${process.platform}-${process.arch}`, "bin", "node");
  if (existsSync(node)) return node;
  throw new Refusal(
    `Clarity needs Node 22.18 or newer and this is ${process.version}; no packaged Node exists for ` +
      `${process.platform}-${process.arch}, so please install Node 24 from https://nodejs.org.`,
  );
}

/**
 * Runs a command of this project: with its packages installed, on a Node that is new enough.
 * This file and what it imports run on Node 20 and use nothing from node_modules.
 * @param {string} command a file of scripts/commands
 * @param {string[]} args
 * @param {() => Promise<void> | void} [before] work that has to come before the installation
 */
export async function launch(command, args, before) {
  process.env.CLARITY_LAUNCHED_AT ??= String(Date.now());
  try {
    if (process.platform === "win32")
      throw new Refusal("Clarity runs on Linux and macOS; on Windows please use WSL 2.");
    await before?.();
    await ensureInstalled();
    const file = inRoot("scripts", "commands", `${command}.ts`);
    if (!isCurrent(process.versions.node)) process.exitCode = await handOver(packagedNode(), [file, ...args]);
    else await (await import(pathToFileURL(file).href)).default(args);
  } catch (error) {
    explain(error);
    process.exitCode = 1;
  }
}

/** One line for what was foreseen, the whole stack for what was not. @param {unknown} error */
export function explain(error) {
  if (!(error instanceof Error) || error.name !== "Refusal") return console.error(error);
  console.error(`\n${error.message}`);
  if ("detail" in error && error.detail) console.error(error.detail);
}

/**
 * Goes on in another Node and ends as it ends. The channel to it tells it when this process is killed.
 * @param {string} node @param {string[]} args @returns {Promise<number>}
 */
function handOver(node, [file = "", ...args]) {
  const runner = inRoot("scripts", "lib", "handed-over.mjs");
  const child = spawn(node, [runner, file, ...args], { stdio: ["inherit", "inherit", "inherit", "ipc"] });
  for (const signal of SIGNALS) process.on(signal, () => child.kill(signal));
  const parent = process.ppid;
  setInterval(() => process.ppid !== parent && child.kill("SIGTERM"), 250).unref();
  return new Promise((resolve, reject) => {
    child.on("error", reject);
    child.on("exit", (code, signal) => resolve(code ?? (signal === "SIGINT" ? 130 : 1)));
  });
}
