import { randomUUID } from "node:crypto";
import { POST as redo } from "@/app/api/chat/replies/route";
import { GET as follow } from "@/app/api/chat/replies/[messageId]/route";
import { GET as messages } from "@/app/api/chat/messages/[sessionId]/route";
import { POST as send } from "@/app/api/chat/route";
import { DELETE as removeSession, PATCH as changeSession } from "@/app/api/chat/sessions/[id]/route";
import { GET as sessions, POST as createSession } from "@/app/api/chat/sessions/route";
import { POST as stop } from "@/app/api/chat/stop/route";
import { issueGateCookie } from "@/lib/features/access/gate-cookie";
import { GATE_COOKIE } from "@/lib/features/access/model";
import { SESSION_COOKIE } from "@/lib/features/accounts/model";
import { startSession } from "@/lib/features/accounts/sessions";
import type { ChatMessageView, ConversationView } from "@/lib/features/chat/schema";
import { randomId } from "@/lib/server/crypto";
import { db } from "@/lib/server/db";
import { env } from "@/lib/server/env";

type Handler = (request: Request, context: { params: Promise<Record<string, string>> }) => Promise<Response>;

interface Call {
  method?: string;
  body?: unknown;
  params?: Record<string, string>;
  query?: string;
  headers?: Record<string, string>;
}

export class ChatClient {
  readonly userId: number;
  private readonly cookie: string;

  private constructor(userId: number, cookie: string) {
    this.userId = userId;
    this.cookie = cookie;
  }

  static async create(name = "Ada Lovelace"): Promise<ChatClient> {
    const userId = randomId();
    const email = `${randomUUID()}@example.com`;
    await db().tryUser.create({ data: { id: userId, email, emailKey: email, name } });
    const ctx = { actor: { type: "visitor" as const }, requestId: "test", now: new Date(), network: "test" };
    const token = await startSession(ctx, { userId, userAgent: null });
    const { AUTH_SECRET: secret, ACCESS_CODE: code } = env();
    const gate = issueGateCookie({ secret, code }, new Date());
    return new ChatClient(userId, `${GATE_COOKIE}=${gate}; ${SESSION_COOKIE}=${token}`);
  }

  async remove(): Promise<void> {
    await db().tryUser.deleteMany({ where: { id: this.userId } });
  }

  call(
    handler: Handler,
    { method = "GET", body, params = {}, query = "", headers = {} }: Call = {},
  ): Promise<Response> {
    const request = new Request(`${env().APP_URL}/api/chat${query}`, {
      method,
      headers: {
        cookie: this.cookie,
        origin: env().APP_URL,
        ...(body !== undefined && { "content-type": "application/json" }),
        ...headers,
      },
      ...(body !== undefined && { body: typeof body === "string" ? body : JSON.stringify(body) }),
    });
    return handler(request, { params: Promise.resolve(params) });
  }

  async createConversation(title = "A conversation", key?: string): Promise<ConversationView> {
    const headers = key ? { "idempotency-key": key } : undefined;
    return (await this.call(createSession, { method: "POST", body: { user_id: this.userId, title }, headers })).json();
  }

  async listConversations(query = ""): Promise<ConversationView[]> {
    return (await this.call(sessions, { query })).json();
  }

  changeConversation(id: string, body: unknown): Promise<Response> {
    return this.call(changeSession, { method: "PATCH", params: { id }, body });
  }

  removeConversation(id: string): Promise<Response> {
    return this.call(removeSession, { method: "DELETE", params: { id } });
  }

  messagesResponse(sessionId: string, query = ""): Promise<Response> {
    return this.call(messages, { params: { sessionId }, query });
  }

  async messages(sessionId: string, query = ""): Promise<ChatMessageView[]> {
    return (await this.messagesResponse(sessionId, query)).json();
  }

  send(sessionId: string, text: string, overrides: Record<string, unknown> = {}): Promise<Response> {
    const messages = [{ id: randomUUID(), role: "user", content: text }];
    return this.sendBody({ id: sessionId, messages, userId: this.userId, sessionId, ...overrides });
  }

  sendBody(body: unknown, headers: Record<string, string> = {}): Promise<Response> {
    return this.call(send, { method: "POST", body, headers });
  }

  follow(messageId: string, offset = 0): Promise<Response> {
    return this.call(follow, { params: { messageId }, query: `?offset=${offset}` });
  }

  redo(body: unknown): Promise<Response> {
    return this.call(redo, { method: "POST", body });
  }

  stop(sessionId: string): Promise<Response> {
    return this.call(stop, { method: "POST", body: { sessionId } });
  }
}
