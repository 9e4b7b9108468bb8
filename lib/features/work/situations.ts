import "server-only";
import { readdir, readFile } from "node:fs/promises";
import path from "node:path";
import { parse } from "yaml";
import { situationFile, type Situation } from "./schema";

const FOLDER = path.join(process.cwd(), "content", "situations");

/** @throws Error that names the file and the fault. */
async function readSituation(file: string): Promise<Situation> {
  const parsed = situationFile.safeParse(parse(await readFile(path.join(FOLDER, file), "utf8")));
  const faults = parsed.error?.issues.map(({ path: place, message }) => `${place.join(".") || "file"}: ${message}`);
  if (!parsed.success || `${parsed.data.id}.yaml` !== file)
    throw new Error(`content/situations/${file}\n  ${faults?.join("\n  ") ?? "its id is not its name"}`);
  return parsed.data;
}

let library: Promise<Situation[]> | undefined;

async function readAll(): Promise<Situation[]> {
  const files = (await readdir(FOLDER)).filter((file) => file.endsWith(".yaml"));
  const situations = await Promise.all(files.map(readSituation));
  return situations.sort((a, b) => a.order - b.order);
}

export function situations(): Promise<Situation[]> {
  library ??= readAll();
  return library;
}
