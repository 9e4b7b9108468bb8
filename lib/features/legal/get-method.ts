import "server-only";
import { readFile } from "node:fs/promises";
import path from "node:path";
import { renderMarkdown } from "@/lib/server/content/markdown";
import type { Ctx } from "@/lib/shared/actor";
import type { MethodView } from "./schema";

const FILE = path.join(process.cwd(), "docs", "method.md");

const SECTION = /<h2 id="([^"]+)"><a [^>]*>([^<]+)<\/a><\/h2>/g;

export async function getMethod(_ctx: Ctx): Promise<MethodView> {
  const text = await readFile(FILE, "utf8");
  const html = await renderMarkdown(text.replace(/^# .*\n+/, ""));
  return { html, sections: [...html.matchAll(SECTION)].map(([, id = "", title = ""]) => ({ id, title })) };
}
