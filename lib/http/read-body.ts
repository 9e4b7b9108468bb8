import "server-only";
import { readBounded } from "@/lib/server/read-bounded";
import { AppError } from "@/lib/shared/errors";

const DEFAULT_BODY_BYTES = 64 * 1024;
const MAX_DEPTH = 20;

/**
 * The request's JSON, counted while it is read. No body is an empty object, because the calls without a payload send
 * none.
 * @throws AppError not_json, too_large or bad_request.
 */
export async function readJson(request: Request, maxBytes = DEFAULT_BODY_BYTES): Promise<unknown> {
  const type = request.headers.get("content-type");
  const bytes = await readBytes(request, maxBytes);
  if (bytes.length === 0) return {};
  if (type?.split(";")[0]?.trim().toLowerCase() !== "application/json") {
    throw new AppError("not_json", "Please send JSON (Content-Type: application/json).");
  }
  const value = parse(bytes);
  if (depthOf(value) > MAX_DEPTH) throw new AppError("bad_request", "This JSON is nested too deeply.");
  return value;
}

async function readBytes(request: Request, maxBytes: number): Promise<Uint8Array> {
  const isAnnouncedTooLarge = Number(request.headers.get("content-length") ?? 0) > maxBytes;
  const bytes = isAnnouncedTooLarge ? null : await readBounded(request.body, maxBytes);
  if (!bytes) throw new AppError("too_large", `This is larger than ${Math.round(maxBytes / 1024)} kB.`);
  return bytes;
}

function parse(bytes: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder("utf-8", { fatal: true }).decode(bytes));
  } catch (cause) {
    throw new AppError("bad_request", "This is not valid JSON.", { cause });
  }
}

function depthOf(root: unknown): number {
  let level: unknown[] = [root];
  for (let depth = 0; ; depth++) {
    const next = level.flatMap((value) => (typeof value === "object" && value !== null ? Object.values(value) : []));
    if (next.length === 0 || depth > MAX_DEPTH) return depth;
    level = next;
  }
}
