import "server-only";
import { readdir, readFile } from "node:fs/promises";
import path from "node:path";
import { parse } from "yaml";
import { findFaults } from "./find-faults";
import { practiceFile, type Practice } from "./schema";

const FOLDER = path.join(process.cwd(), "content", "practices");
const ENDING = ".yaml";

/** @throws Error that names the file and the fault. */
export function parsePractice(name: string, text: string): Practice {
  const parsed = practiceFile.safeParse(parse(text));
  const faults = parsed.success
    ? findFaults({ id: name, ...parsed.data })
    : parsed.error.issues.map(({ path: place, message }) => `${place.join(".") || "file"}: ${message}`);
  if (!parsed.success || faults.length > 0)
    throw new Error(`content/practices/${name}${ENDING}\n  ${faults.join("\n  ")}`);
  return { id: name, ...parsed.data };
}

async function readAll(): Promise<Map<string, Practice>> {
  const names = (await readdir(FOLDER))
    .filter((file) => file.endsWith(ENDING))
    .map((file) => file.slice(0, -ENDING.length));
  const practices = await Promise.all(
    names.map(async (name) => parsePractice(name, await readFile(path.join(FOLDER, `${name}${ENDING}`), "utf8"))),
  );
  return new Map(practices.sort((a, b) => a.id.localeCompare(b.id)).map((practice) => [practice.id, practice]));
}

let cachedPractices: Promise<Map<string, Practice>> | undefined;

/** The practices of `content/practices` by id; read once, because they ship with the code. */
export function practices(): Promise<Map<string, Practice>> {
  cachedPractices ??= readAll();
  return cachedPractices;
}
