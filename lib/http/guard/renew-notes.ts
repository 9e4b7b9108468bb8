import "server-only";
import { readFileSync } from "node:fs";
import type { IncomingMessage, ServerResponse } from "node:http";
import path from "node:path";
import { getNotesState, readCurrentNotesState } from "@/lib/features/notes/notes-state";
import { logger } from "@/lib/server/logger";
import { processSingleton } from "@/lib/server/process/process-singleton";

/** Makes Next re-render a cached page before it responds; only the build knows the value. */
const RENEW_HEADER = "x-prerender-revalidate";
const MAX_PAGES = 2_000;
const NOTES_PAGE = /^\/notes(?:\/[a-z0-9-]+)?$/;

const RENDERED = processSingleton("rendered-notes", () => new Map<string, string>());

/** Null when the build has no key; pages are then up to a minute old. */
const RENEW_KEY = processSingleton("renew-key", (): string | null => {
  const file = path.join(process.cwd(), ".next", "prerender-manifest.json");
  try {
    const { preview } = JSON.parse(readFileSync(file, "utf8")) as { preview: { previewModeId: string } }; // Next's own file.
    return preview.previewModeId;
  } catch (error) {
    logger().warn({ event: "notes.not_renewed", err: error });
    return null;
  }
});

const pathnameOf = ({ url = "" }: IncomingMessage): string => url.split("?")[0] ?? "";

/** Full HTML requests only; the client router's requests are served from the page rendered for them. */
export const isNotesRequest = (request: IncomingMessage): boolean =>
  request.method === "GET" && request.headers.rsc === undefined && NOTES_PAGE.test(pathnameOf(request));

/**
 * Lets Next re-render a page of the notes when they have changed since this process last rendered it. Next itself
 * would serve the stale page to the next visitor, however old it is.
 */
export async function renewNotesPage(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const pathname = pathnameOf(request);
  const rendered = RENDERED.get();
  const known = await getNotesState();
  if (known === null || rendered.get(pathname) === known) return;
  const key = RENEW_KEY.get();
  if (!key) return;
  // The known state outlives the database, but a page rendered without the database fails. The old page is still
  // served.
  const state = await readCurrentNotesState();
  if (state === null) return;
  request.headers[RENEW_HEADER] = key;
  response.once("finish", () => {
    if (response.statusCode >= 500) return;
    if (rendered.size >= MAX_PAGES) rendered.clear();
    rendered.set(pathname, state);
  });
}
