import "server-only";
import { readFileSync } from "node:fs";
import path from "node:path";
import { parse } from "yaml";
import { sampleFile, type SampleFile } from "./schema";

const FILE = path.join(process.cwd(), "content", "sample", "person.yaml");

export const readSampleFile = (): SampleFile => sampleFile.parse(parse(readFileSync(FILE, "utf8")));
