import assert from "node:assert/strict";
import { randomUUID } from "node:crypto";
import type { RunningApp } from "./app.ts";

interface CallOptions {
  body?: unknown;
  method?: "GET" | "POST" | "PATCH" | "DELETE";
  headers?: Record<string, string>;
  signal?: AbortSignal;
}

export class Visitor {
  readonly #cookies = new Map<string, string>();
  readonly #app: RunningApp;
  #userId = 0;

  constructor(app: RunningApp) {
    this.#app = app;
  }

  get cookieHeader(): string {
    return [...this.#cookies].map(([name, value]) => `${name}=${value}`).join("; ");
  }

  async call(path: string, { body, method, headers, signal }: CallOptions = {}): Promise<Response> {
    const response = await fetch(this.#app.url + path, {
      method: method ?? (body === undefined ? "GET" : "POST"),
      redirect: "manual",
      signal,
      headers: {
        origin: this.#app.url,
        cookie: this.cookieHeader,
        ...(body !== undefined && { "content-type": "application/json" }),
        ...headers,
      },
      body: body === undefined ? undefined : JSON.stringify(body),
    });
    for (const line of response.headers.getSetCookie()) this.#keep(line);
    return response;
  }

  async json<T>(path: string, options: CallOptions = {}): Promise<T> {
    const response = await this.call(path, options);
    const text = await response.text();
    assert.ok(response.ok, `${path} answered ${response.status} ${text}`);
    return JSON.parse(text) as T; // The test names the expected shape.
  }

  #keep(line: string): void {
    const [pair = "", ...attributes] = line.split("; ");
    const [name = "", value = ""] = pair.split(/=(.*)/s);
    const isGone = value === "" || attributes.some((attribute) => attribute.toLowerCase() === "max-age=0");
    if (isGone) this.#cookies.delete(name);
    else this.#cookies.set(name, value);
  }

  enterAccessCode(): Promise<unknown> {
    return this.json("/api/access-gate", { body: { password: this.#app.accessCode } });
  }

  async register(name = "Ada Lovelace"): Promise<{ userId: number; email: string; password: string }> {
    await this.enterAccessCode();
    const email = `${randomUUID()}@example.com`;
    const password = "correct horse";
    await this.json("/api/auth/register", { body: { email, password, name } });
    const { user } = await this.json<{ user: { id: number } }>("/api/auth/user");
    this.#userId = user.id;
    return { userId: user.id, email, password };
  }

  async startConversation(title = "A conversation"): Promise<string> {
    const session = await this.json<{ id: string }>("/api/chat/sessions", {
      body: { title, user_id: this.#userId },
    });
    return session.id;
  }

  say(sessionId: string, content: string, signal?: AbortSignal): Promise<Response> {
    const messages = [{ role: "user", content }];
    return this.call("/api/chat", { body: { sessionId, userId: this.#userId, messages }, signal });
  }
}
