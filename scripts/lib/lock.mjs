// @ts-check
import { linkSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { processStartTime } from "../../lib/server/process/process-start-time.mjs";
import { inData, UserFacingError } from "./project.mjs";

/**
 * @typedef {object} Holder
 * @property {number} pid
 * @property {string} startTime tells this process from a later one with the same id; empty where the system has no
 * /proc
 * @property {string} [url] the running application's address
 */

export const START_LOCK = inData("start.lock");
/** Time for a stopping start, or for a command that uses the database, to end. */
const LOCK_WAIT_MS = 12_000;

/** @param {string} path @returns {Holder | null} the live process that holds a lock */
export function readHolder(path) {
  try {
    const holder = JSON.parse(readFileSync(path, "utf8"));
    return processStartTime(holder.pid) === holder.startTime ? holder : null;
  } catch {
    return null;
  }
}

/** @param {string} path @param {Partial<Holder>} [about] */
function writeOwn(path, about) {
  const own = `${path}.${process.pid}`;
  writeFileSync(own, JSON.stringify({ pid: process.pid, startTime: processStartTime(process.pid), ...about }));
  return own;
}

/** Takes over a lock, or adds data about its holder. @param {string} path @param {Partial<Holder>} [about] */
export const rewriteLock = (path, about) => renameSync(writeOwn(path, about), path);

/** @param {string} path @returns {Promise<Holder | null>} null when the lock is now ours, else its holder */
async function tryLock(path) {
  mkdirSync(dirname(path), { recursive: true });
  const own = writeOwn(path);
  try {
    linkSync(own, path);
    return null;
  } catch (error) {
    if (/** @type {NodeJS.ErrnoException} */ (error).code !== "EEXIST") throw error;
  } finally {
    rmSync(own, { force: true });
  }
  const holder = readHolder(path);
  if (holder) return holder;
  // Two processes may find the same dead holder; the last writer keeps the lock, and each checks again.
  rewriteLock(path);
  await sleep(150);
  const settled = readHolder(path);
  return settled?.pid === process.pid ? null : settled;
}

/** @param {string} path */
export function unlock(path) {
  if (readHolder(path)?.pid === process.pid) rmSync(path, { force: true });
}

/** @template T @param {string} path @param {() => Promise<T>} work */
export async function withLock(path, work) {
  while (await tryLock(path)) await sleep(250);
  return work().finally(() => unlock(path));
}

/** Runs work while no start runs in this checkout. @template T @param {() => Promise<T>} work */
export async function withStartLock(work) {
  await claimStart();
  return work().finally(() => unlock(START_LOCK));
}

/** Makes this process the only start of this checkout. @throws UserFacingError when another one keeps running */
export async function claimStart() {
  for (const giveUpAt = Date.now() + LOCK_WAIT_MS; ; await sleep(100)) {
    const holder = await tryLock(START_LOCK);
    if (!holder) return;
    if (holder.url || Date.now() > giveUpAt)
      throw new UserFacingError(
        `Clarity already runs in this folder (process ${holder.pid}, ${holder.url ?? "starting"}).`,
      );
  }
}
