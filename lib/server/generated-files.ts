import "server-only";
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import path from "node:path";

// scripts/lib/build.ts makes these files before a start or a test run when what they are made of has changed.
const filePath = (name: string) => path.join(process.cwd(), "lib", "generated", name);

export function writeGenerated(name: string, bytes: Uint8Array): void {
  const file = filePath(name);
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(`${file}.new`, bytes);
  renameSync(`${file}.new`, file); // A concurrent reader sees one of the two files whole.
}

/** Null when none is stored. */
export const readGenerated = (name: string): Buffer<ArrayBuffer> | null =>
  existsSync(filePath(name)) ? readFileSync(filePath(name)) : null;
