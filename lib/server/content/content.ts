import "server-only";
import { readdir, readFile } from "node:fs/promises";
import path from "node:path";
import { parse } from "yaml";
import type { z } from "zod";

const FRONT_MATTER = /^---\n([\s\S]*?)\n---\n/;

export interface ContentFile<T> {
  name: string;
  data: T;
  body: string;
}

/**
 * The Markdown files of a folder under `content/`, their front matter checked against a schema.
 * @throws Error naming the file and its first fault; content ships with the code, so this is a defect of the release.
 */
export async function readContent<S extends z.ZodType>(folder: string, schema: S): Promise<ContentFile<z.output<S>>[]> {
  const directory = path.join(process.cwd(), "content", folder);
  const files = (await readdir(directory)).filter((file) => file.endsWith(".md")).sort();
  return Promise.all(
    files.map(async (file) => {
      const text = (await readFile(path.join(directory, file), "utf8")).replace(/\r\n/g, "\n");
      const header = FRONT_MATTER.exec(text);
      const parsed = schema.safeParse(parse(header?.[1] ?? ""));
      if (!header || !parsed.success) {
        const issue = parsed.error?.issues[0];
        throw new Error(
          `content/${folder}/${file}: ${issue ? `${issue.path.join(".")} ${issue.message}` : "no header"}`,
        );
      }
      return { name: file.slice(0, -".md".length), data: parsed.data, body: text.slice(header[0].length).trim() };
    }),
  );
}
