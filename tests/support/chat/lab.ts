import { randomBytes, randomUUID } from "node:crypto";
import { chownSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { spawnApp, waitUntilReady } from "../../../scripts/lib/app-process.ts";
import { bareEnvironment } from "../../../scripts/lib/bare-environment.ts";
import { endProcess } from "../../../scripts/lib/child-process.ts";
import { freePort } from "../../../scripts/lib/ports.ts";
import { canEnter, postgresAccount } from "../../../scripts/lib/postgres/account.ts";
import { startServer, stopServer, whenServerEnded, type Server } from "../../../scripts/lib/postgres/server.ts";
import { sharedPlace } from "../../../scripts/lib/postgres/shared-place.ts";
import { startModelStandIn, type ModelStandIn } from "../openai-stand-in.ts";
import { createScratchDatabase } from "../scratch-database.ts";
import { TEST_SETTINGS } from "../test-settings.ts";

const READY_MS = 120_000;
const STOP_MS = 12_000;

/** A process of the application that a test may end in any way. */
export interface LabApp {
  url: string;
  pid: number;
  /** Ends it without any warning. */
  kill(): Promise<void>;
  /** Asks it to end, as a deployment does. */
  stop(): Promise<void>;
}

/** A database server, a language model and any number of application processes, each of which can fail. */
export interface Lab {
  model: ModelStandIn;
  databaseUrl: string;
  startApp(): Promise<LabApp>;
  stopDatabase(): Promise<void>;
  /** Ends it without any warning: what it had not written to its log yet is gone. */
  killDatabase(): Promise<void>;
  startDatabase(): Promise<void>;
  close(): Promise<void>;
}

/**
 * A laboratory of its own: what is broken here is nobody else's. Its database writes to the disk as a real one does;
 * `modelUrl` puts another language model in the place of the stand-in.
 */
export async function openLab({ modelUrl }: { modelUrl?: string } = {}): Promise<Lab> {
  const account = postgresAccount("");
  const home = mkdtempSync(join(canEnter(account, tmpdir()) ? tmpdir() : sharedPlace(account), "clarity-faults-"));
  if (account) chownSync(home, account.uid, account.gid);
  const options = {
    dataDir: join(home, "data"),
    logFile: join(home, "postgres.log"),
    adminPassword: randomBytes(16).toString("hex"),
    isDurable: true,
  };
  let server: Server = await startServer(options);
  const databaseUrl = await createScratchDatabase(server.adminUrl);
  const model = await startModelStandIn();
  const apps: LabApp[] = [];
  const startApp = async () => {
    const app = await launch({ DATABASE_URL: databaseUrl, OPENAI_BASE_URL: modelUrl ?? model.url });
    apps.push(app);
    return app;
  };
  return {
    model,
    databaseUrl,
    startApp,
    stopDatabase: () => stopServer(server, 1_000),
    killDatabase: async () => {
      process.kill(server.pid, "SIGKILL");
      await whenServerEnded(server);
    },
    startDatabase: async () => {
      server = await startServer({ ...options, preferredPort: server.port });
    },
    close: async () => {
      await Promise.all(apps.map((app) => app.kill()));
      await model.close();
      await stopServer(server, 5_000);
      rmSync(home, { recursive: true, force: true });
    },
  };
}

async function launch(settings: Record<string, string>): Promise<LabApp> {
  const port = await freePort();
  const url = `http://localhost:${port}`;
  const env = {
    ...bareEnvironment(),
    ...TEST_SETTINGS,
    RATE_LIMIT_SCALE: "1000",
    PORT: String(port),
    APP_URL: url,
    ...settings,
  };
  const child = spawnApp({ mode: "start", host: "127.0.0.1", port, env });
  for (const stream of [child.stdout, child.stderr]) stream?.resume();
  await waitUntilReady(child, { url, timeoutMs: READY_MS });
  return {
    url,
    pid: child.pid ?? 0,
    kill: async () => {
      child.kill("SIGKILL");
      await endProcess(child, STOP_MS);
    },
    stop: () => endProcess(child, STOP_MS),
  };
}

/** What a reader of a reply has seen, and how its stream ended. */
export interface Reading {
  text: string;
  end: "open" | "clean" | "broken";
  status: number;
  /** The answer's id, empty when there is none. */
  messageId: string;
  done: Promise<void>;
  leave(): void;
}

export interface StoredMessage {
  id: string;
  role: string;
  content: string;
  state: string;
  failure: string | null;
}

/** A signed-in person who talks over HTTP to whichever process a call names. */
export class LabPerson {
  readonly cookie: string;
  readonly userId: number;

  private constructor(cookie: string, userId: number) {
    this.cookie = cookie;
    this.userId = userId;
  }

  static async signUp(app: LabApp): Promise<LabPerson> {
    const headers = { "content-type": "application/json", origin: app.url };
    const cookies: string[] = [];
    const post = async (path: string, body: unknown) => {
      const response = await fetch(`${app.url}${path}`, {
        method: "POST",
        headers: { ...headers, cookie: cookies.join("; ") },
        body: JSON.stringify(body),
      });
      if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`);
      cookies.push(...response.headers.getSetCookie().map((line) => line.split(";")[0] ?? ""));
    };
    await post("/api/access-gate", { password: TEST_SETTINGS.ACCESS_CODE });
    const email = `${randomUUID()}@example.com`;
    await post("/api/auth/register", { email, password: "correct horse battery", name: "Ada Lovelace" });
    const cookie = cookies.join("; ");
    const { user } = (await (await fetch(`${app.url}/api/auth/user`, { headers: { cookie } })).json()) as {
      user: { id: number };
    };
    return new LabPerson(cookie, user.id);
  }

  async newConversation(app: LabApp): Promise<string> {
    const response = await this.post(app, "/api/chat/sessions", { user_id: this.userId, title: "Faults" });
    return ((await response.json()) as { id: string }).id;
  }

  async messages(app: LabApp, sessionId: string): Promise<StoredMessage[]> {
    const response = await fetch(`${app.url}/api/chat/messages/${sessionId}`, { headers: { cookie: this.cookie } });
    if (!response.ok) throw new Error(`messages: ${response.status} ${await response.text()}`);
    return (await response.json()) as StoredMessage[];
  }

  /** Sends a text and reads the answer; resolves with the answer's head. `id` is the client's own for this sending. */
  send(app: LabApp, sessionId: string, text: string, id: string = randomUUID()): Promise<Reading> {
    const messages = [{ id, role: "user", content: text }];
    return this.read(`${app.url}/api/chat`, { id: sessionId, messages, userId: this.userId, sessionId });
  }

  redo(app: LabApp, sessionId: string, messageId: string, mode: "regenerate" | "continue"): Promise<Reading> {
    return this.read(`${app.url}/api/chat/replies`, { sessionId, messageId, mode });
  }

  follow(app: LabApp, messageId: string, offset = 0): Promise<Reading> {
    return this.read(`${app.url}/api/chat/replies/${messageId}?offset=${offset}`);
  }

  stop(app: LabApp, sessionId: string): Promise<Response> {
    return this.post(app, "/api/chat/stop", { sessionId });
  }

  private post(app: LabApp, path: string, body: unknown): Promise<Response> {
    return fetch(`${app.url}${path}`, {
      method: "POST",
      headers: { "content-type": "application/json", origin: app.url, cookie: this.cookie },
      body: JSON.stringify(body),
    });
  }

  private async read(url: string, body?: unknown): Promise<Reading> {
    const leaving = new AbortController();
    const response = await fetch(url, {
      method: body ? "POST" : "GET",
      headers: { "content-type": "application/json", origin: new URL(url).origin, cookie: this.cookie },
      ...(body !== undefined && { body: JSON.stringify(body) }),
      signal: leaving.signal,
    });
    const reading: Reading = {
      text: "",
      end: "open",
      status: response.status,
      messageId: response.headers.get("x-message-id") ?? "",
      done: Promise.resolve(),
      leave: () => leaving.abort(),
    };
    reading.done = drain(response, reading);
    return reading;
  }
}

async function drain(response: Response, reading: Reading): Promise<void> {
  const decoder = new TextDecoder();
  try {
    const reader = response.body?.getReader();
    for (;;) {
      const part = await reader?.read();
      if (!part || part.done) break;
      reading.text += decoder.decode(part.value, { stream: true });
    }
    reading.end = "clean";
  } catch {
    reading.end = "broken";
  }
}
