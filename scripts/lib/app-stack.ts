import type { ChildProcess } from "node:child_process";
import { setTimeout as sleep } from "node:timers/promises";
import { spawnApp, waitUntilReady } from "./app-process.ts";
import { ensureBuild, ensureGenerated } from "./build.ts";
import { endProcess, whenEnded } from "./child-process.ts";
import { migrate } from "./migrate.ts";
import { type AppOutput, passOutput, type Sink } from "./output.ts";
import { phase } from "./phase.mjs";
import { isPortFree } from "./ports.ts";
import { startEmbedded } from "./postgres/embedded.ts";
import { type Server, stopServer } from "./postgres/server.ts";
import { waitForDatabase } from "./postgres/wait-for-database.ts";
import { UserFacingError } from "./project.mjs";
import { appEnvironment, type Settings } from "./settings.ts";

// Together below the ten seconds after which service managers and people stop waiting.
const APP_STOP_MS = 8_500;
const DATABASE_STOP_MS = 1_000;
const READY_TIMEOUT_MS = 120_000;

interface StackOptions {
  mode: "start" | "dev";
  settings: Settings;
  sink: Sink;
  stop: AbortSignal;
}

export class AppStack {
  readonly #options: StackOptions;
  #server: Server | undefined;
  #app: ChildProcess | undefined;
  #output: AppOutput | undefined;

  constructor(options: StackOptions) {
    this.#options = options;
  }

  /** Prints one line per phase. @throws UserFacingError for correctable errors, Stopped after a stop request */
  async bringUp(): Promise<void> {
    const { mode, settings, stop } = this.#options;
    await this.#waitForPort();
    const databaseUrl = settings.isEmbedded
      ? await this.#phase("Starting the database", () => this.#startDatabase())
      : await this.#phase("Reaching the database", (note) =>
          waitForDatabase(settings.values.DATABASE_URL ?? "", { stop, onWait: note }),
        );
    await this.#phase("Applying migrations", async (note) => note(`${(await migrate(databaseUrl)).length} applied`));
    await this.#phase("Preparing the data layer", async (note) =>
      note((await ensureGenerated(stop)) ? "" : "unchanged"),
    );
    if (mode === "start")
      await this.#phase("Building", async (note) => note((await ensureBuild(stop, note)) ? "" : "unchanged"));
    await this.#phase("Starting the application", () => this.#startApp(databaseUrl));
  }

  async loggedMessage(event: string, timeoutMs: number): Promise<string | null> {
    return this.#output?.messageOf(event, timeoutMs) ?? null;
  }

  async whenEnded(): Promise<string> {
    const parts = [whenEnded(this.#app).then((how) => `The application ended (${how})`)];
    if (this.#server) parts.push(whenEnded(this.#server.child).then((how) => `The database ended (${how})`));
    return Promise.race(parts);
  }

  async takeDown(): Promise<void> {
    if (this.#app) await endProcess(this.#app, APP_STOP_MS);
    if (this.#server) await stopServer(this.#server, DATABASE_STOP_MS);
  }

  #phase<T>(name: string, work: (note: (text: string) => void) => Promise<T>): Promise<T> {
    this.#options.stop.throwIfAborted();
    return phase(name, work);
  }

  /** Waits for a busy port, because after `kill -9` the previous start's application ends only within seconds. */
  async #waitForPort(): Promise<void> {
    const { LISTEN_HOST, PORT } = this.#options.settings.env;
    // A program that listens on ::1 alone would receive requests to `localhost` instead of this one.
    const hosts = LISTEN_HOST === "127.0.0.1" ? [LISTEN_HOST, "::1"] : [LISTEN_HOST];
    const isFree = async () => (await Promise.all(hosts.map((host) => isPortFree(PORT, host)))).every(Boolean);
    for (const giveUpAt = Date.now() + APP_STOP_MS; !(await isFree()); await sleep(250)) {
      this.#options.stop.throwIfAborted();
      if (Date.now() > giveUpAt)
        throw new UserFacingError(
          `Port ${PORT} is in use by another program. Stop that program, or choose another port: PORT=${PORT + 1} npm start`,
        );
    }
  }

  async #startDatabase(): Promise<string> {
    const { server, url } = await startEmbedded();
    this.#server = server;
    return url;
  }

  async #startApp(databaseUrl: string): Promise<void> {
    const { mode, settings, sink } = this.#options;
    const { LISTEN_HOST: host, PORT: port } = settings.env;
    const app = spawnApp({ mode, host, port, env: appEnvironment(settings, databaseUrl) });
    this.#app = app;
    const output = passOutput(app, sink);
    this.#output = output;
    try {
      await waitUntilReady(app, { url: `http://${reachable(host)}:${port}`, timeoutMs: READY_TIMEOUT_MS });
    } catch (error) {
      await sleep(50); // Its last lines may still arrive.
      if (error instanceof UserFacingError)
        error.detail = [error.detail, output.recent().trim()].filter(Boolean).join("\n");
      throw error;
    }
    output.ready();
  }
}

function reachable(host: string): string {
  if (host === "0.0.0.0") return "127.0.0.1";
  if (host === "::") return "[::1]";
  return host.includes(":") ? `[${host}]` : host;
}
