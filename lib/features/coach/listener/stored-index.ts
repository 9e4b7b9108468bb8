import "server-only";
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import path from "node:path";
import { deserialize, serialize } from "node:v8";
import type { ClassifierIndex } from "./classifier";

export type ListenerIndex = Record<"acts" | "matters", ClassifierIndex>;

// scripts/lib/build.ts makes the file before a start or a test run when content or code has changed.
const filePath = () => path.join(process.cwd(), "lib", "generated", "listener", "index.bin");

export function writeStoredIndex(index: ListenerIndex): void {
  const file = filePath();
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(`${file}.new`, serialize(index));
  renameSync(`${file}.new`, file); // A concurrent reader sees one of the two files whole.
}

/** Null when none is stored. */
export const readStoredIndex = (): ListenerIndex | null =>
  existsSync(filePath()) ? (deserialize(readFileSync(filePath())) as ListenerIndex) : null; // Written above.
