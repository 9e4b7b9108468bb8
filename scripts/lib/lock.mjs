// @ts-check
import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync, linkSync } from "node:fs";
import { dirname } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";

/**
 * @typedef {object} Holder
 * @property {number} pid
 * @property {string} birth what tells this process from a later one of the same id
 * @property {string} [note] what the holder wants others to be told
 * @property {boolean} [stopping] true once the holder is on its way out
 */

/** When a process was born, as far as this system tells; empty where it does not. @param {number} pid */
function birthOf(pid) {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, "utf8");
    return stat.slice(stat.lastIndexOf(")") + 2).split(" ")[19] ?? "";
  } catch {
    return "";
  }
}

/** What tells a process from any later one. @param {number} pid @returns {Holder} */
export const identify = (pid) => ({ pid, birth: birthOf(pid) });

/** @param {Holder} holder */
export function isAlive({ pid, birth }) {
  try {
    process.kill(pid, 0);
  } catch (error) {
    if (/** @type {NodeJS.ErrnoException} */ (error).code !== "EPERM") return false;
  }
  return birthOf(pid) === birth;
}

/** @param {string} path @returns {Holder | null} */
export function readHolder(path) {
  try {
    return JSON.parse(readFileSync(path, "utf8"));
  } catch {
    return null;
  }
}

/** @param {string} path @param {Partial<Holder>} [about] */
function writeOwn(path, about) {
  const own = `${path}.${process.pid}`;
  writeFileSync(own, JSON.stringify({ ...identify(process.pid), ...about }));
  return own;
}

/** Rewrites the lock as this process's own: to take it over from a parent, or to tell others more. @param {string} path @param {Partial<Holder>} [about] */
export function rewriteLock(path, about) {
  renameSync(writeOwn(path, about), path);
}

/**
 * Takes a lock file without waiting. A lock whose holder is dead is taken over.
 * @param {string} path
 * @returns {Promise<Holder | null>} null when it is ours now, else who holds it
 */
export async function tryLock(path) {
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
  if (holder && isAlive(holder)) return holder;
  // Two processes may find the same dead holder; the last to write keeps it, and each looks again before it believes.
  rewriteLock(path);
  await sleep(150);
  const settled = readHolder(path);
  return settled?.pid === process.pid ? null : settled;
}

/** Gives the lock back if it is still ours. @param {string} path */
export function unlock(path) {
  if (readHolder(path)?.pid === process.pid) rmSync(path, { force: true });
}

/**
 * Runs work while holding a lock that others hold only for a while.
 * @template T
 * @param {string} path
 * @param {() => Promise<T>} work
 */
export async function withLock(path, work) {
  while (await tryLock(path)) await sleep(250);
  try {
    return await work();
  } finally {
    unlock(path);
  }
}
