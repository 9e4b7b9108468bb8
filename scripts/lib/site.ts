import type { ChildProcess } from "node:child_process";
import { setTimeout as sleep } from "node:timers/promises";
import { spawnApp, waitUntilReady } from "./app-process.ts";
import { ensureBuild, ensureClient } from "./build.ts";
import { endProcess, whenEnded } from "./child-process.ts";
import { keepRunning } from "./keep-running.ts";
import { endLeftover, forget, remember } from "./leftovers.ts";
import { migrate } from "./migrate.ts";
import { passOutput, type Sink } from "./output.ts";
import { phase } from "./phase.mjs";
import { isPortFree } from "./ports.ts";
import { startEmbedded } from "./postgres/embedded.ts";
import { type Server, stopServer, whenServerEnded } from "./postgres/server.ts";
import { Refusal } from "./project.mjs";
import { appEnvironment, type Settings } from "./settings.ts";

// Together below the ten seconds after which whoever asked for a stop loses patience.
const APP_STOP_MS = 8_500;
const DATABASE_STOP_MS = 1_000;
const READY_TIMEOUT_MS = 120_000;

interface SiteOptions {
  mode: "start" | "dev";
  settings: Settings;
  sink: Sink;
  stop: AbortSignal;
}

/** The application and its database as one thing that is brought up, kept up and taken down. */
export class Site {
  readonly #options: SiteOptions;
  #databaseUrl: string;
  #server: Server | undefined;
  #app: ChildProcess | undefined;
  readonly #down = new AbortController();

  constructor(options: SiteOptions) {
    this.#options = options;
    this.#databaseUrl = options.settings.values.DATABASE_URL ?? "";
  }

  /** One line for each phase. @throws Refusal for what a person can put right, Stopped when a stop was asked for. */
  async bringUp(): Promise<void> {
    const { mode, settings, stop } = this.#options;
    await endLeftover("app", APP_STOP_MS);
    await this.#assertPortFree();
    if (settings.isEmbedded) await this.#phase("Starting the database", () => this.#startDatabase());
    await this.#phase("Applying migrations", async (note) => {
      const applied = await this.#migrate();
      if (applied.length > 0) note(applied.join(", "));
    });
    await this.#phase("Preparing the data layer", async (note) => {
      if (!(await ensureClient(stop))) note("unchanged");
    });
    if (mode === "start") {
      await this.#phase("Building", async (note) => {
        if (!(await ensureBuild(stop))) note("unchanged");
      });
    }
    await this.#phase("Starting the application", () => this.#startApp());
  }

  /** Returns when a stop was asked for; until then what ends by itself is started again. */
  async stayUp(): Promise<void> {
    const { settings } = this.#options;
    const stop = AbortSignal.any([this.#options.stop, this.#down.signal]);
    const app = keepRunning({
      name: "The application",
      ended: () => whenEnded(this.#app),
      again: () => this.#startApp(),
      stop,
    });
    if (!settings.isEmbedded) return app;
    const database = keepRunning({
      name: "The database",
      ended: () => whenServerEnded(this.#server),
      again: () => this.#restartDatabase(),
      stop,
    });
    await Promise.all([app, database]);
  }

  /** First the application, which lets replies end, then its database. */
  async takeDown(): Promise<void> {
    this.#down.abort();
    if (this.#app) await endProcess(this.#app, APP_STOP_MS);
    forget("app");
    if (this.#server) await stopServer(this.#server, DATABASE_STOP_MS);
  }

  #phase<T>(name: string, work: (note: (text: string) => void) => Promise<T>): Promise<T> {
    this.#options.stop.throwIfAborted();
    return phase(name, work);
  }

  async #assertPortFree(): Promise<void> {
    const { LISTEN_HOST, PORT } = this.#options.settings.env;
    // A program that listens on ::1 alone would answer for `localhost` in this one's place.
    const hosts = LISTEN_HOST === "127.0.0.1" ? [LISTEN_HOST, "::1"] : [LISTEN_HOST];
    for (const host of hosts) {
      if (!(await isPortFree(PORT, host)))
        throw new Refusal(
          `Port ${PORT} is in use by another program. Stop that program, or choose another port: PORT=${PORT + 1} npm start`,
        );
    }
  }

  async #startDatabase(): Promise<void> {
    const { server, url } = await startEmbedded();
    this.#server = server;
    this.#databaseUrl = url;
  }

  /** The server comes back at its old port; should that be taken by now, the application has to follow it. */
  async #restartDatabase(): Promise<void> {
    const before = this.#databaseUrl;
    await this.#startDatabase();
    if (this.#databaseUrl !== before && this.#app) await endProcess(this.#app, APP_STOP_MS);
  }

  async #migrate(): Promise<string[]> {
    try {
      return await migrate(this.#databaseUrl);
    } catch (error) {
      if (error instanceof Refusal || this.#options.settings.isEmbedded) throw error;
      const { host } = new URL(this.#databaseUrl);
      throw new Refusal(`Clarity cannot start: the database of DATABASE_URL (${host}) cannot be used.`, {
        detail: error instanceof Error ? error.message : String(error),
      });
    }
  }

  async #startApp(): Promise<void> {
    const { mode, settings, sink } = this.#options;
    const { LISTEN_HOST: host, PORT: port } = settings.env;
    const app = spawnApp({ mode, host, port, env: appEnvironment(settings, this.#databaseUrl) });
    this.#app = app;
    if (app.pid) remember("app", app.pid);
    const output = passOutput(app, sink);
    try {
      await waitUntilReady(app, { url: `http://${reachable(host)}:${port}`, timeoutMs: READY_TIMEOUT_MS });
    } catch (error) {
      // Its last words may still be on their way.
      await sleep(50);
      if (error instanceof Refusal) error.detail = [error.detail, output.recent().trim()].filter(Boolean).join("\n");
      throw error;
    }
    output.ready();
  }
}

/** Where a server that listens on `host` answers on this machine. */
function reachable(host: string): string {
  if (host === "0.0.0.0") return "127.0.0.1";
  if (host === "::") return "[::1]";
  return host.includes(":") ? `[${host}]` : host;
}
