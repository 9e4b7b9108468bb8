// @ts-check
import { readdirSync, rmSync } from "node:fs";
import { join, relative } from "node:path";

const UNREAD = [
  // For debuggers.
  /\.(?:js|mjs|cjs|css|ts|mts|cts)\.map$/,
  // Prisma's compilers for other databases.
  /^@prisma\/client\/runtime\/query_compiler_\w+\.(?:cockroachdb|mysql|sqlite|sqlserver)\./,
];

/** Headers of the packaged Node, needed only to compile native modules, which nothing does here. */
const UNREAD_FOLDER = /^node-[\w-]+\/(?:include|share)$/;

/**
 * Removes those files from a node_modules folder. A file that is also linked elsewhere stays there.
 * @param {string} root
 */
export function slimPackages(root) {
  /** @param {string} folder */
  const visit = (folder) => {
    for (const entry of readdirSync(folder, { withFileTypes: true })) {
      const path = join(folder, entry.name);
      const name = relative(root, path);
      if (entry.isDirectory()) {
        if (UNREAD_FOLDER.test(name)) rmSync(path, { recursive: true });
        else visit(path);
      } else if (UNREAD.some((pattern) => pattern.test(name))) rmSync(path);
    }
  };
  visit(root);
}
