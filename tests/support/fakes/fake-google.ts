import { createHash, randomUUID } from "node:crypto";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { listenOnLoopback } from "../listen-on-loopback.ts";

export interface GoogleOptions {
  address: string;
  sent: string[];
  scope?: string;
  token?: string;
}

const MAILBOX_SCOPE = "https://www.googleapis.com/auth/gmail.readonly";
const PAGE = 100;

const json = (response: ServerResponse, status: number, body: unknown, headers: Record<string, string> = {}) => {
  response.writeHead(status, { "content-type": "application/json", ...headers });
  response.end(JSON.stringify(body));
};

async function formOf(request: IncomingMessage): Promise<URLSearchParams> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return new URLSearchParams(Buffer.concat(chunks).toString());
}

function toGmail(id: string, raw: string) {
  const [head = "", ...rest] = raw.split("\r\n\r\n");
  const headers = head.split("\r\n").map((line) => {
    const colon = line.indexOf(":");
    return { name: line.slice(0, colon), value: line.slice(colon + 1).trim() };
  });
  const body = rest.join("\r\n\r\n");
  const boundary = /boundary="([^"]+)"/.exec(head)?.[1];
  const parts = (boundary ? body.split(`--${boundary}`).slice(1, -1) : []).map((text) => {
    const [partHead = "", ...content] = text.trimStart().split("\r\n\r\n");
    const mimeType = /Content-Type: ([\w/]+)/.exec(partHead)?.[1] ?? "text/plain";
    return {
      mimeType,
      filename: "",
      headers: [],
      body: { data: Buffer.from(content.join("\r\n\r\n")).toString("base64url") },
    };
  });
  const payload = boundary
    ? { mimeType: "multipart/alternative", filename: "", headers, body: {}, parts }
    : { mimeType: "text/plain", filename: "", headers, body: { data: Buffer.from(body).toString("base64url") } };
  return { id, threadId: `thread-${id}`, payload };
}

/**
 * Google over loopback: discovery, the permission page (answered at once), tokens, revocation, and Gmail's sent mail.
 */
export async function startFakeGoogle({ address, sent, scope = MAILBOX_SCOPE, token: known }: GoogleOptions) {
  const consent: { isRefused: boolean; scope: string } = { isRefused: false, scope };
  const owner = { address };
  const challenges = new Map<string, string>();
  const live = new Set<string>(known ? [known] : []);
  const refreshTokens = new Set<string>();
  const calls: string[] = [];
  const revoked: string[] = [];
  const trouble: {
    next?: (path: string) => { status: number; body: unknown; headers?: Record<string, string> } | null;
    hold?: (path: string) => Promise<void> | undefined;
  } = {};

  const issue = () => {
    const access_token = `access-${randomUUID()}`;
    live.add(access_token);
    return access_token;
  };

  async function token(request: IncomingMessage, response: ServerResponse) {
    const form = await formOf(request);
    if (form.get("grant_type") === "refresh_token") {
      await trouble.hold?.("token");
      if (!refreshTokens.has(form.get("refresh_token") ?? "")) return json(response, 400, { error: "invalid_grant" });
      return json(response, 200, {
        access_token: issue(),
        expires_in: 3599,
        scope: consent.scope,
        token_type: "Bearer",
      });
    }
    const challenge = challenges.get(form.get("code") ?? "");
    challenges.delete(form.get("code") ?? "");
    const proof = createHash("sha256")
      .update(form.get("code_verifier") ?? "")
      .digest("base64url");
    if (!challenge || challenge !== proof) return json(response, 400, { error: "invalid_grant" });
    const refresh_token = `refresh-${randomUUID()}`;
    refreshTokens.add(refresh_token);
    const grant = { access_token: issue(), refresh_token, expires_in: 3599, scope: consent.scope };
    json(response, 200, { ...grant, token_type: "Bearer" });
  }

  async function gmail(url: URL, request: IncomingMessage, response: ServerResponse) {
    const path = url.pathname.replace("/gmail/v1/users/me/", "");
    calls.push(path);
    await trouble.hold?.(path);
    const own = trouble.next?.(path);
    if (own) return json(response, own.status, own.body, own.headers);
    if (!live.has((request.headers.authorization ?? "").replace("Bearer ", ""))) return json(response, 401, {});
    if (path === "profile") return json(response, 200, { emailAddress: owner.address });
    if (path === "labels/SENT") return json(response, 200, { id: "SENT", messagesTotal: sent.length });
    if (path === "messages") {
      const from = Number(url.searchParams.get("pageToken") ?? 0);
      if (url.searchParams.get("labelIds") !== "SENT") return json(response, 400, {});
      const next = from + PAGE < sent.length ? { nextPageToken: String(from + PAGE) } : {};
      const messages = sent.slice(from, from + PAGE).map((_, index) => ({ id: `m${from + index}`, threadId: "t" }));
      return json(response, 200, { messages, ...next });
    }
    const raw = sent[Number(path.replace("messages/m", ""))];
    return raw === undefined
      ? json(response, 404, {})
      : json(response, 200, toGmail(path.replace("messages/", ""), raw));
  }

  const server = createServer((request, response) => {
    const url = new URL(request.url ?? "/", issuer());
    if (url.pathname === "/.well-known/openid-configuration") {
      return json(response, 200, {
        issuer: issuer(),
        authorization_endpoint: `${issuer()}/authorize`,
        token_endpoint: `${issuer()}/token`,
        revocation_endpoint: `${issuer()}/revoke`,
      });
    }
    if (url.pathname === "/authorize") {
      response.writeHead(302, { location: authorize(url).href });
      return response.end();
    }
    if (url.pathname === "/token") return void token(request, response);
    if (url.pathname === "/revoke") {
      return void formOf(request).then((form) => {
        revoked.push(form.get("token") ?? "");
        json(response, 200, {});
      });
    }
    void gmail(url, request, response);
  });
  const port = await listenOnLoopback(server);
  const issuer = () => `http://127.0.0.1:${port}`;

  function authorize(url: URL): URL {
    const back = new URL(url.searchParams.get("redirect_uri") ?? "");
    back.searchParams.set("state", url.searchParams.get("state") ?? "");
    if (consent.isRefused) {
      back.searchParams.set("error", "access_denied");
      return back;
    }
    const code = randomUUID();
    challenges.set(code, url.searchParams.get("code_challenge") ?? "");
    back.searchParams.set("code", code);
    back.searchParams.set("scope", consent.scope);
    return back;
  }

  return {
    url: issuer(),
    calls,
    revoked,
    trouble,
    consent,
    owner,
    authorize,
    endAccessTokens: () => live.clear(),
    endPermissions: () => {
      live.clear();
      refreshTokens.clear();
    },
    close: () => new Promise((resolve) => (server.closeAllConnections(), server.close(resolve))),
  };
}
