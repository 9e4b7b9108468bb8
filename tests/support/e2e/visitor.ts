import { randomUUID } from "node:crypto";
import { HttpSession } from "../../../scripts/lib/http-session.ts";
import type { RunningApp } from "./app.ts";

export class Visitor extends HttpSession {
  readonly #accessCode: string;
  #userId = 0;

  constructor({ url, accessCode }: RunningApp) {
    super(url);
    this.#accessCode = accessCode;
  }

  enterAccessCode(): Promise<unknown> {
    return this.json("/api/access-gate", { body: { password: this.#accessCode } });
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
