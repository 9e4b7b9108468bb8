import { globSync } from "node:fs";
import path from "node:path";

const METHODS = ["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"];

export type Handler = ((
  request: Request,
  context: { params: Promise<Record<string, string | string[]>> },
) => Promise<Response>) & { access?: string; isRefusal?: true };

export function readHandlers(): Map<string, Handler> {
  const handlers = new Map<string, Handler>();
  for (const file of globSync(["app/**/route.ts", "app/.well-known/**/route.ts"]).sort()) {
    // Folders in brackets group files and are not part of the address.
    const address = path
      .dirname(file)
      .slice("app".length)
      .replaceAll(/\/\([^)]+\)/g, "");
    const exported = jest.requireActual<Record<string, Handler | undefined>>(path.resolve(file));
    for (const method of METHODS) {
      const handler = exported[method];
      if (handler && !handler.isRefusal) handlers.set(`${method} ${address}`, handler);
    }
  }
  return handlers;
}
