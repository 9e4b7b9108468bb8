import { chmodSync, mkdirSync, statSync } from "node:fs";
import { DATA_DIR } from "./project.mjs";

export const isRoot = (): boolean => process.getuid?.() === 0;

/** Only the owner looks inside; as root, the database's own user has to pass through. */
export function ensureDataDir(): void {
  mkdirSync(DATA_DIR, { recursive: true });
  const mode = isRoot() ? 0o711 : 0o700;
  if ((statSync(DATA_DIR).mode & 0o777) !== mode) chmodSync(DATA_DIR, mode);
}
