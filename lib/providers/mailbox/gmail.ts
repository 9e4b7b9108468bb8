import "server-only";
import { z } from "zod";
import { callProvider, type ProviderResponse, ProviderUnreachable } from "@/lib/providers/http";
import { callWithRetry, isTransientStatus } from "@/lib/providers/retry";
import { env } from "@/lib/server/env";
import { type Mailbox, MailboxBusy, type SentMessage, TokenRefused } from "./port";

const PAGE_SIZE = 100;
const RETRY = { tries: 5, maxWaitMs: 8_000 };
const MAX_BYTES = 4 * 1024 * 1024;
const MAX_DEPTH = 12;
const MESSAGE_FIELDS = "id,threadId,payload";
const QUOTA_REASONS = new Set(["rateLimitExceeded", "userRateLimitExceeded", "quotaExceeded", "backendError"]);

const list = z.object({
  messages: z.array(z.object({ id: z.string().regex(/^[\w-]{1,64}$/) })).default([]),
  nextPageToken: z.string().min(1).max(500).optional(),
});
const profile = z.object({ emailAddress: z.string() });
const label = z.object({ messagesTotal: z.int().min(0) });
const header = z.object({ name: z.string(), value: z.string() });
const part = z.object({
  mimeType: z.string().default(""),
  filename: z.string().default(""),
  headers: z.array(header).default([]),
  body: z.object({ data: z.string().optional() }).default({}),
  parts: z.array(z.unknown()).default([]),
});
const message = z.object({ threadId: z.string(), payload: part });
const problem = z.object({ error: z.object({ errors: z.array(z.object({ reason: z.string() })).default([]) }) });

type Part = z.output<typeof part>;

const isQuota = ({ status, body }: ProviderResponse): boolean =>
  status === 403 && (problem.safeParse(body).data?.error.errors ?? []).some(({ reason }) => QUOTA_REASONS.has(reason));

const isTransient = (answer: ProviderResponse): boolean => isTransientStatus(answer.status) || isQuota(answer);

function decode({ body, headers }: Part): string {
  const bytes = Buffer.from(body.data ?? "", "base64url");
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    const type = headers.find(({ name }) => name.toLowerCase() === "content-type")?.value ?? "";
    const charset = /charset="?([\w-]{1,40})/i.exec(type)?.[1] ?? "latin1";
    try {
      return new TextDecoder(charset).decode(bytes);
    } catch {
      return bytes.toString("latin1");
    }
  }
}

function partsOf(root: Part, depth = 0): Part[] {
  if (depth > MAX_DEPTH) return [];
  const inner = root.parts.flatMap((child) => {
    const parsed = part.safeParse(child);
    return parsed.success ? partsOf(parsed.data, depth + 1) : [];
  });
  return [root, ...inner];
}

function toSentMessage({ threadId, payload }: z.output<typeof message>): SentMessage {
  const parts = partsOf(payload);
  const bodyOf = (type: string) => {
    const found = parts.filter(({ mimeType, filename, body }) => mimeType === type && filename === "" && body.data);
    return found.length > 0 ? found.map(decode).join("\n") : null;
  };
  const calendar = parts.find(({ mimeType }) => mimeType === "text/calendar" || mimeType === "application/ics");
  const method = /METHOD:(\w{1,20})/i.exec(calendar ? decode(calendar) : "")?.[1]?.toUpperCase() ?? "";
  const headers = new Map<string, string>();
  for (const { name, value } of payload.headers) {
    if (!headers.has(name.toLowerCase())) headers.set(name.toLowerCase(), value);
  }
  const text = bodyOf("text/plain");
  return {
    headers,
    text,
    // HTML is the larger part of most mail, so decode it only without plain text.
    html: text?.trim() ? null : bodyOf("text/html"),
    calendar: calendar ? method : null,
    threadId,
  };
}

/**
 * Gmail REST v1, sent mail only. Retries quota errors, 5xx and timeouts with back-off, at most five times.
 * Every method throws TokenRefused on 401 and MailboxBusy when the retries are exhausted.
 */
export function gmailMailbox(accessToken: string): Mailbox {
  const get = async (path: string, query: Record<string, string>, signal?: AbortSignal): Promise<ProviderResponse> => {
    const url = new URL(`${env().GMAIL_API_URL}/gmail/v1/users/me/${path}`);
    for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value);
    const call = () =>
      callProvider(url, { headers: { authorization: `Bearer ${accessToken}` }, maxBytes: MAX_BYTES, signal });
    const answer = await callWithRetry(call, { ...RETRY, signal }, isTransient).catch((error: unknown) => {
      throw error instanceof ProviderUnreachable ? new MailboxBusy("Gmail does not answer", { cause: error }) : error;
    });
    if (answer.status === 401) throw new TokenRefused("Gmail refused the token");
    if (isTransient(answer) || answer.status === 403) throw new MailboxBusy(`Gmail answered ${answer.status}`);
    return answer;
  };
  return {
    address: async () => {
      const parsed = profile.safeParse((await get("profile", {})).body);
      if (!parsed.success) throw new MailboxBusy("Gmail sent no profile");
      return parsed.data.emailAddress;
    },
    countSent: async (signal) => {
      const parsed = label.safeParse((await get("labels/SENT", {}, signal)).body);
      if (!parsed.success) throw new MailboxBusy("Gmail sent no count");
      return parsed.data.messagesTotal;
    },
    listSent: async (pageToken, signal) => {
      const query = { labelIds: "SENT", maxResults: String(PAGE_SIZE), ...(pageToken && { pageToken }) };
      const parsed = list.safeParse((await get("messages", query, signal)).body);
      if (!parsed.success) throw new MailboxBusy("Gmail sent no list");
      return { ids: parsed.data.messages.map(({ id }) => id), nextPageToken: parsed.data.nextPageToken ?? null };
    },
    read: async (id, signal) => {
      const { body } = await get(
        `messages/${encodeURIComponent(id)}`,
        { format: "full", fields: MESSAGE_FIELDS },
        signal,
      );
      const parsed = message.safeParse(body);
      return parsed.success ? toSentMessage(parsed.data) : null;
    },
  };
}
