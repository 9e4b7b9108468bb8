// @ts-check
import { readdirSync, rmSync } from "node:fs";
import { join } from "node:path";

const UNREAD = [
  // For debuggers.
  /\.(?:js|mjs|cjs|css|ts|mts|cts)\.map$/,
  // Prisma's compilers for other databases.
  /^@prisma\/client\/runtime\/query_compiler_\w+\.(?:cockroachdb|mysql|sqlite|sqlserver)\./,
  // Headers of the packaged Node, needed only to compile native modules, which nothing does here.
  /^node-[\w-]+\/(?:include|share)$/,
];

/**
 * Removes those files and folders from a node_modules folder. A file that is also linked elsewhere stays there.
 * @param {string} root
 */
export function slimPackages(root) {
  for (const name of readdirSync(root, { recursive: true, encoding: "utf8" }))
    if (UNREAD.some((pattern) => pattern.test(name))) rmSync(join(root, name), { recursive: true, force: true });
}
