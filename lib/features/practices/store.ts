import "server-only";
import { readdir, readFile } from "node:fs/promises";
import path from "node:path";
import { parse } from "yaml";
import { z } from "zod";
import { findFaults } from "./find-faults";
import { practiceFile, type Practice } from "./practice-file";

const FOLDER = path.join(process.cwd(), "content", "practices");
const ENDING = ".yaml";

const fileWithSteps = z.object({ steps: z.array(z.object({ id: z.string() }).catch({ id: "?" })) });

function describePlace(content: unknown, [first, second, ...rest]: PropertyKey[]): string {
  if (first !== "steps" || typeof second !== "number")
    return [first, second, ...rest].filter((part) => part !== undefined).join(".") || "file";
  const id = fileWithSteps.safeParse(content).data?.steps[second]?.id ?? second + 1;
  return [`step '${id}'`, ...rest].join(" ");
}

/** @throws Error that names the file and the fault. */
export function parsePractice(name: string, text: string): Practice {
  const content: unknown = parse(text);
  const parsed = practiceFile.safeParse(content);
  const faults = parsed.success
    ? findFaults({ id: name, ...parsed.data })
    : parsed.error.issues.map(({ path: place, message }) => `${describePlace(content, place)}: ${message}`);
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

export function practices(): Promise<Map<string, Practice>> {
  cachedPractices ??= readAll();
  return cachedPractices;
}
