import assert from "node:assert/strict";
import { globSync, readFileSync } from "node:fs";
import { request as httpRequest } from "node:http";
import { connect } from "node:net";
import path from "node:path";
import { before, test } from "node:test";
import { type RunningApp, startApp } from "../support/e2e/app.ts";
import { suite } from "../support/e2e/suite.ts";
import { Visitor } from "../support/e2e/visitor.ts";

let app: RunningApp;
before(async () => (app = await startApp(suite)));

const PAGES = ["/", "/notes", "/privacy", "/try", "/login", "/chat", "/account", "/admin", "/access", "/nowhere"];

const CALLS = globSync("app/api/**/route.ts").map((file) =>
  `/${path.dirname(file).slice("app/".length)}`
    .replace("[...nextauth]", "callback/google")
    .replace("[...unknown]", "no/such/call")
    .replace("[userId]", "2147483646")
    .replaceAll(/\[\w+\]/g, "cdefghijkl"),
);

const LEAKS = /\bat .+:\d+:\d+|node_modules|prisma|ECONN|\.next\//i;

function raw(text: string): Promise<{ status: number; answer: string }> {
  const { hostname, port } = new URL(app.url);
  return new Promise((resolve) => {
    const socket = connect(Number(port), hostname === "localhost" ? "127.0.0.1" : hostname);
    let answer = "";
    socket.setTimeout(60_000, () => socket.destroy());
    socket.on("data", (chunk) => (answer += chunk.toString("latin1")));
    socket.on("error", () => undefined);
    socket.on("close", () => resolve({ status: Number(/^HTTP\/1\.1 (\d{3})/.exec(answer)?.[1] ?? 0), answer }));
    socket.write(text, "latin1");
  });
}
const line = (method: string, target: string, headers = "") =>
  `${method} ${target} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n${headers}\r\n`;

function flood(target: string, cookie: string): Promise<number> {
  return new Promise((resolve, reject) => {
    const call = httpRequest(new URL(target, app.url), {
      method: "POST",
      headers: { "content-type": "application/json", cookie, origin: app.url },
    });
    let isAnswered = false;
    call.on("response", (response) => {
      isAnswered = true;
      response.resume();
      resolve(response.statusCode ?? 0);
      call.destroy();
    });
    call.on("error", (error) => isAnswered || reject(error));
    const piece = Buffer.alloc(64 * 1024, 0x20);
    let left = 480;
    const push = () => {
      while (left-- > 0 && !isAnswered) if (!call.write(piece)) return call.once("drain", push);
      if (!isAnswered) call.end();
    };
    push();
  });
}

async function assertWell(): Promise<void> {
  const answer = await fetch(`${app.url}/api/health`);
  assert.equal(answer.status, 200);
  await answer.body?.cancel();
}

test("answers every malformed request line without a fault or internals", async () => {
  const targets = [...PAGES, ...CALLS].flatMap((target) => [
    `${target}/%00`,
    `${target}/%ff`,
    `${target}?a=%ff&a=%00`,
    `${target}?${"a".repeat(9_000)}`,
    `${target}/../../../../etc/passwd`,
    `//evil.example${target}`,
    `http://evil.example${target}`,
  ]);
  for (const target of targets) {
    const { status, answer } = await raw(line("GET", target, "X-Forwarded-Host: evil.example\r\n"));
    assert.ok(status > 0 && status < 500, `GET ${target.slice(0, 80)} answered ${status}`);
    assert.doesNotMatch(answer, LEAKS, target);
    assert.doesNotMatch(answer, /^location: (https?:)?\/\/(?!localhost)/im, target);
  }
  for (const method of ["TRACE", "CONNECT", "PUT", "PROPFIND", "get"]) {
    const { status } = await raw(line(method, "/api/auth/user"));
    assert.ok(status < 500, `${method} answered ${status}`);
  }
  await assertWell();
});

test("answers 405 with Allow and the error body to a method that a call lacks", async () => {
  for (const [method, target, allow] of [
    ["PATCH", "/api/health", "GET, HEAD, OPTIONS"],
    ["DELETE", "/api/chat", "POST, OPTIONS"],
  ] as const) {
    const refused = await fetch(`${app.url}${target}`, { method, headers: { "accept-encoding": "gzip" } });
    assert.deepEqual([refused.status, refused.headers.get("allow")], [405, allow], target);
    assert.equal(((await refused.json()) as { code: string }).code, "method_not_allowed", target);
  }
});

test("ignores spoofed internal headers", async () => {
  for (const header of ["x-middleware-subrequest: middleware:middleware:middleware", "next-resume: 1"]) {
    const { status, answer } = await raw(line("GET", "/chat", `${header}\r\n`));
    assert.equal(status, 307, header);
    assert.match(answer, /^location: \/access\?redirect=%2Fchat|^location: http:\/\/localhost:\d+\/access/im);
  }
  for (const headers of [
    "Content-Length: 5\r\nContent-Length: 6\r\n",
    "Transfer-Encoding: chunked\r\nContent-Length: 3\r\n",
  ]) {
    assert.equal((await raw(`${line("POST", "/api/auth/logout", headers)}{}`)).status, 400, headers);
  }
});

test("answers 404 in the common error format", async () => {
  for (const method of ["GET", "POST", "PATCH", "DELETE"]) {
    const answer = await fetch(`${app.url}/api/no/such/call`, { method, headers: { origin: app.url } });
    assert.equal(answer.status, 404, method);
    const { success, message } = (await answer.json()) as { success: boolean; message: string };
    assert.deepEqual({ success, message }, { success: false, message: "Call not found" }, method);
  }
});

test("hides test pages and their calls while test routes are off", async () => {
  for (const path of ["/admin-login", "/emergency-delete"])
    assert.equal((await fetch(app.url + path)).status, 404, path);
  const visitor = new Visitor(app);
  const body = { email: "ada@example.com" };
  assert.equal((await visitor.call("/api/auth/admin-login", { body })).status, 404);
  assert.equal((await visitor.call("/api/auth/emergency-delete", { body })).status, 403);
});

test("serves no source, setting or data file", async () => {
  const kept = [
    "/.env",
    "/.git/config",
    "/.data/secrets.env",
    "/package.json",
    "/prisma/schema.prisma",
    "/.next/BUILD_ID",
  ];
  for (const target of kept) assert.equal((await fetch(app.url + target)).status, 404, target);
  const image = await fetch(`${app.url}/_next/image?url=http%3A%2F%2F127.0.0.1%3A1%2Fa.png&w=64&q=75`);
  assert.ok(image.status === 400 || image.status === 404, `the image optimiser answered ${image.status}`);
  // The bundler leaves an empty map; one with sources would be the application's.
  for (const map of globSync(".next/static/**/*.map"))
    assert.deepEqual((JSON.parse(readFileSync(map, "utf8")) as { sources: string[] }).sources, [], map);
});

test("builds addresses from APP_URL, not from the Host header", async () => {
  const { answer } = await raw("GET /chat HTTP/1.1\r\nHost: evil.example\r\nConnection: close\r\n\r\n");
  assert.doesNotMatch(answer.split("\r\n\r\n")[0] ?? "", /evil\.example/);
});

test("ignores forwarded addresses when limiting", async (t) => {
  const strict = await startApp(t, { env: { RATE_LIMIT_SCALE: "1" } });
  const statuses: number[] = [];
  for (let turn = 0; turn < 11; turn++) {
    const headers = {
      "x-forwarded-for": `198.51.100.${turn}`,
      forwarded: `for=198.51.100.${turn}`,
      "x-real-ip": "::1",
    };
    const answer = await new Visitor(strict).call("/api/access-gate", { body: { password: "wrong" }, headers });
    statuses.push(answer.status);
    if (turn < 10) continue;
    assert.ok(Number(answer.headers.get("retry-after")) > 0);
    const { success, message } = (await answer.json()) as { success: boolean; message: string };
    assert.deepEqual([success, typeof message], [false, "string"]);
  }
  assert.deepEqual(statuses, [...Array<number>(10).fill(401), 429]);
});

test("clears site data on sign-out and sends no referrer from token pages", async () => {
  const left = await new Visitor(app).call("/api/auth/logout", { method: "POST" });
  assert.equal(left.headers.get("clear-site-data"), '"cache", "storage"');
  assert.equal(left.headers.get("cache-control"), "no-store");
  for (const target of [
    "/login-error?email=a",
    "/reset-password?token=a",
    "/verify-email?token=a",
    "/early-access?token=a",
  ]) {
    const { headers } = await fetch(app.url + target, { redirect: "manual" });
    assert.equal(headers.get("referrer-policy"), "no-referrer", target);
    assert.equal(headers.get("cache-control"), "no-store", target);
  }
});

test("rejects 30 MB bodies with and without Content-Length", async () => {
  const person = new Visitor(app);
  await person.register();
  for (const target of CALLS) {
    const said = await raw(line("POST", target, `Content-Length: ${30 * 1024 * 1024}\r\n`));
    assert.equal(said.status, 413, target);
  }
  for (const target of ["/api/chat", "/api/auth/login", "/api/auth/logout", "/api/comments", "/api/submit-email"]) {
    assert.equal(await flood(target, person.cookieHeader), 413, target);
  }
  await assertWell();
});

test("closes a request whose body never arrives", async () => {
  const { port } = new URL(app.url);
  const headers = `Origin: ${app.url}\r\nContent-Type: application/json\r\nContent-Length: 100\r\n`;
  const waiting = Array.from({ length: 50 }, () => {
    const socket = connect(Number(port), "127.0.0.1");
    socket.on("error", () => undefined);
    socket.write(line("POST", "/api/auth/login", headers));
    return socket;
  });
  await assertWell();
  await new Visitor(app).enterAccessCode();
  for (const socket of waiting) socket.destroy();
});

test("sends security headers with every page and call", async () => {
  for (const target of [...PAGES, "/api/auth/user", "/notes/rss.xml", "/robots.txt"]) {
    const { headers, body } = await fetch(app.url + target, { redirect: "manual" });
    await body?.cancel();
    assert.equal(headers.get("x-content-type-options"), "nosniff", target);
    assert.equal(headers.get("x-frame-options"), "DENY", target);
    assert.equal(headers.get("cross-origin-opener-policy"), "same-origin", target);
    assert.equal(headers.get("cross-origin-resource-policy"), "same-origin", target);
    assert.match(headers.get("permissions-policy") ?? "", /camera=\(\)/, target);
    assert.match(headers.get("referrer-policy") ?? "", /^(no-referrer|strict-origin-when-cross-origin)$/, target);
    assert.equal(headers.get("x-powered-by"), null, target);
    assert.equal(headers.get("access-control-allow-origin"), null, target);
    const policy = headers.get("content-security-policy");
    if (policy) {
      assert.match(policy, /object-src 'none'|default-src 'none'/, target);
      assert.match(policy, /frame-ancestors 'none'/, target);
      assert.doesNotMatch(policy, /(img|connect|font)-src[^;]*(https?:|\*)/, target);
      assert.doesNotMatch(policy, /script-src[^;]*'unsafe-(inline|eval)'/, target);
    }
  }
});
