import { randomBytes, randomUUID } from "node:crypto";
import { rmSync } from "node:fs";
import { join } from "node:path";
import { spawnApp, waitUntilReady } from "../../../scripts/lib/app/app-process.ts";
import { endProcess, whenEnded } from "../../../scripts/lib/child-process.ts";
import { freePort } from "../../../scripts/lib/ports.ts";
import { startServer, stopServer, type Server } from "../../../scripts/lib/postgres/server.ts";
import { makeTemporaryHome } from "../../../scripts/lib/postgres/temporary.ts";
import { minimalEnv } from "../../../scripts/lib/settings.ts";
import { insertSignedInPerson, SESSION_COOKIE } from "../e2e/signed-in-person.ts";
import { startFakeOpenAi, type FakeOpenAi } from "../fakes/fake-openai.ts";
import { createScratchDatabase } from "../scratch-database.ts";
import { TEST_SETTINGS } from "../test-settings.ts";
import { readReplyStream, type ReplyStream } from "./read-reply-stream.ts";

const STOP_MS = 12_000;

export interface ClusterApp {
  url: string;
  origin: string;
  pid: number;
  kill(): Promise<void>;
  stop(): Promise<void>;
}

export interface TestCluster {
  model: FakeOpenAi;
  databaseUrl: string;
  startApp(settings?: Record<string, string>): Promise<ClusterApp>;
  stopDatabase(): Promise<void>;
  /** SIGKILL; text that is not yet in the WAL is lost. */
  killDatabase(): Promise<void>;
  startDatabase(): Promise<void>;
  close(): Promise<void>;
}

/**
 * A separate cluster, so that a test may break every part. Its database runs with fsync on; `modelUrl` replaces the
 * fake language model.
 */
export async function startTestCluster({ modelUrl }: { modelUrl?: string } = {}): Promise<TestCluster> {
  const home = makeTemporaryHome();
  const options = {
    dataDir: join(home, "data"),
    logFile: join(home, "postgres.log"),
    adminPassword: randomBytes(16).toString("hex"),
    isDurable: true,
  };
  let server: Server = await startServer(options);
  const databaseUrl = await createScratchDatabase(server.adminUrl);
  const model = await startFakeOpenAi();
  const apps: ClusterApp[] = [];
  const startApp = async (settings: Record<string, string> = {}) => {
    const app = await launch({ DATABASE_URL: databaseUrl, OPENAI_BASE_URL: modelUrl ?? model.url, ...settings });
    apps.push(app);
    return app;
  };
  return {
    model,
    databaseUrl,
    startApp,
    stopDatabase: () => stopServer(server, 1_000),
    killDatabase: async () => {
      server.child.kill("SIGKILL");
      await whenEnded(server.child);
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

async function launch(settings: Record<string, string>): Promise<ClusterApp> {
  const port = await freePort();
  const url = `http://localhost:${port}`;
  const env = {
    ...minimalEnv(),
    ...TEST_SETTINGS,
    RATE_LIMIT_SCALE: "1000",
    PORT: String(port),
    APP_URL: url,
    ...settings,
  };
  const child = spawnApp({ mode: "start", host: "127.0.0.1", port, env });
  for (const stream of [child.stdout, child.stderr]) stream?.resume();
  await waitUntilReady(child, url);
  return {
    url,
    origin: env.APP_URL ?? url,
    pid: child.pid ?? 0,
    kill: async () => {
      child.kill("SIGKILL");
      await endProcess(child, STOP_MS);
    },
    stop: () => endProcess(child, STOP_MS),
  };
}

export interface ReceivedReply extends ReplyStream {
  status: number;
  messageId: string;
}

export interface StoredMessage {
  id: string;
  role: string;
  content: string;
  state: string;
  failure: string | null;
}

async function postForCookies(app: ClusterApp, path: string, body: unknown, cookie = ""): Promise<string> {
  const response = await fetch(`${app.url}${path}`, {
    method: "POST",
    headers: { "content-type": "application/json", origin: app.origin, cookie },
    body: JSON.stringify(body),
  });
  if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`);
  return response.headers
    .getSetCookie()
    .map((line) => line.split(";")[0] ?? "")
    .join("; ");
}

const enterAccessCode = (app: ClusterApp): Promise<string> =>
  postForCookies(app, "/api/access-gate", { password: TEST_SETTINGS.ACCESS_CODE });

export class ClusterUser {
  readonly cookie: string;
  readonly userId: number;

  private constructor(cookie: string, userId: number) {
    this.cookie = cookie;
    this.userId = userId;
  }

  static async signUp(app: ClusterApp): Promise<ClusterUser> {
    const gate = await enterAccessCode(app);
    const email = `${randomUUID()}@example.com`;
    const body = { email, password: "correct horse battery", name: "Ada Lovelace" };
    const cookie = [gate, await postForCookies(app, "/api/auth/register", body, gate)].join("; ");
    const { user } = (await (await fetch(`${app.url}/api/auth/user`, { headers: { cookie } })).json()) as {
      user: { id: number };
    };
    return new ClusterUser(cookie, user.id);
  }

  /** Signed in by a stored session, without the time of a registration. */
  static async insert(app: ClusterApp, databaseUrl: string): Promise<ClusterUser> {
    const { userId, token } = await insertSignedInPerson(databaseUrl);
    return new ClusterUser(`${await enterAccessCode(app)}; ${SESSION_COOKIE}=${token}`, userId);
  }

  async newConversation(app: ClusterApp): Promise<string> {
    const response = await this.post(app, "/api/chat/sessions", { user_id: this.userId, title: "Faults" });
    return ((await response.json()) as { id: string }).id;
  }

  async messages(app: ClusterApp, sessionId: string): Promise<StoredMessage[]> {
    const response = await fetch(`${app.url}/api/chat/messages/${sessionId}`, { headers: { cookie: this.cookie } });
    if (!response.ok) throw new Error(`messages: ${response.status} ${await response.text()}`);
    return (await response.json()) as StoredMessage[];
  }

  send(app: ClusterApp, sessionId: string, text: string, id: string = randomUUID()): Promise<ReceivedReply> {
    const messages = [{ id, role: "user", content: text }];
    return this.read(app, "/api/chat", { id: sessionId, messages, userId: this.userId, sessionId });
  }

  redo(app: ClusterApp, sessionId: string, messageId: string, mode: "regenerate" | "continue"): Promise<ReceivedReply> {
    return this.read(app, "/api/chat/replies", { sessionId, messageId, mode });
  }

  follow(app: ClusterApp, messageId: string, offset = 0): Promise<ReceivedReply> {
    return this.read(app, `/api/chat/replies/${messageId}?offset=${offset}`);
  }

  stop(app: ClusterApp, sessionId: string): Promise<Response> {
    return this.post(app, "/api/chat/stop", { sessionId });
  }

  private post(app: ClusterApp, path: string, body: unknown): Promise<Response> {
    return fetch(`${app.url}${path}`, {
      method: "POST",
      headers: { "content-type": "application/json", origin: app.origin, cookie: this.cookie },
      body: JSON.stringify(body),
    });
  }

  private async read(app: ClusterApp, path: string, body?: unknown): Promise<ReceivedReply> {
    const response = await fetch(app.url + path, {
      method: body ? "POST" : "GET",
      headers: { "content-type": "application/json", origin: app.origin, cookie: this.cookie },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    const { status, headers } = response;
    return Object.assign(readReplyStream(response), { status, messageId: headers.get("x-message-id") ?? "" });
  }
}
