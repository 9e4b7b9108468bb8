import "server-only";
import { readFile } from "node:fs/promises";
import path from "node:path";
import { renderMarkdown } from "@/lib/server/markdown";
import type { Ctx } from "@/lib/shared/actor";

const FILE = path.join(process.cwd(), "docs", "method.md");

export async function getMethod(_ctx: Ctx): Promise<{ html: string }> {
  const text = await readFile(FILE, "utf8");
  return { html: await renderMarkdown(text.replace(/^# .*\n+/, "")) };
}
