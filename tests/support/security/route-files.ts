import { globSync } from "node:fs";
import path from "node:path";

const METHODS = ["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"];

export type Handler = ((
  request: Request,
  context: { params: Promise<Record<string, string | string[]>> },
) => Promise<Response>) & { access?: string; isRefusal?: true };

const files = globSync(["app/**/route.ts", "app/.well-known/**/route.ts"]).sort();

/** Folders in brackets group files and are not part of the address. */
const addressOf = (file: string) =>
  path
    .dirname(file)
    .slice("app".length)
    .replaceAll(/\/\([^)]+\)/g, "");

function handlersIn(file: string): [name: string, handler: Handler][] {
  const exported = jest.requireActual<Record<string, Handler | undefined>>(path.resolve(file));
  return METHODS.flatMap((method) => {
    const handler = exported[method];
    return handler && !handler.isRefusal ? [[`${method} ${addressOf(file)}`, handler]] : [];
  });
}

export const readHandlers = (): Map<string, Handler> => new Map(files.flatMap(handlersIn));

/** Loads the file of one endpoint; all of them load 1,200 modules. */
export function readHandler(name: string): Handler {
  const address = name.split(" ")[1];
  const own = files.filter((file) => addressOf(file) === address).flatMap(handlersIn);
  const handler = new Map(own).get(name);
  if (!handler) throw new Error(`No route has ${name}`);
  return handler;
}
