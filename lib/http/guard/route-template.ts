import "server-only";
import { readFileSync } from "node:fs";
import path from "node:path";
import { processSingleton } from "@/lib/server/process/process-singleton";

interface Template {
  pattern: RegExp;
  template: string;
}

function toTemplate(template: string): Template {
  const source = template
    .replace(/[.*+?^${}()|\\]/g, "\\$&")
    .replace(/\[\\\.\\\.\\\.\w+\]/g, ".+")
    .replace(/\[\w+\]/g, "[^/]+");
  return { template, pattern: new RegExp(`^${source}$`) };
}

/** Fixed templates first, then those with fewer parameters, as Next orders them. */
const byParameters = (a: string, b: string) => parameters(a) - parameters(b);
const parameters = (template: string) => template.split("[").length + (template.includes("[...") ? 100 : 0);

function readTemplates(): Template[] {
  try {
    const file = path.join(process.cwd(), ".next", "app-path-routes-manifest.json");
    const templates = Object.values(JSON.parse(readFileSync(file, "utf8")) as Record<string, string>);
    return templates.sort(byParameters).map(toTemplate);
  } catch {
    return []; // Development and tests have no build.
  }
}

const TEMPLATES = processSingleton("route-templates", readTemplates);

/**
 * The route template of a path, such as `/api/chat/messages/[sessionId]`: it contains no id or address of a person, and
 * an unknown path adds no new value.
 */
export function routeTemplate(pathname: string): string {
  if (pathname.startsWith("/_next/")) return "/_next";
  return TEMPLATES.get().find(({ pattern }) => pattern.test(pathname))?.template ?? "unmatched";
}
