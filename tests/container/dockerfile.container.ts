import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { cpSync, existsSync, globSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, matchesGlob } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { freePort } from "../../scripts/lib/ports.ts";
import { startTemporaryServer } from "../../scripts/lib/postgres/temporary.ts";
import { inRoot, ROOT, UserFacingError } from "../../scripts/lib/project.mjs";
import { TEST_SETTINGS } from "../support/test-settings.ts";

/**
 * `npm run test:container`: the steps of the Dockerfile in a clean Debian, for machines without a container runtime.
 * Needs root, `debootstrap` and Debian's mirror. Debian 12 with the Node of this checkout and the npm of this machine
 * replaces `FROM node:24-bookworm-slim`; one folder replaces the layers, and a mount namespace with a read-only root
 * the isolation of the runtime.
 */
const RELEASE = "bookworm";
const NODE_UID = 1_000; // As in the official image.
const SYSTEM_PATH = "/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin"; // As in the official image.
const READY_MS = 60_000;
const STOP_MS = 12_000;

type Environment = Record<string, string | undefined>;

const say = (line: string) => process.stdout.write(`  ${line}\n`);

interface Instruction {
  name: string;
  text: string;
}

const instructionsOf = (dockerfile: string): Instruction[] =>
  dockerfile
    .replaceAll(/^#.*\n/gm, "")
    .replaceAll(/\\\n\s*/g, "")
    .split("\n")
    .filter(Boolean)
    .map((line) => ({ name: line.split(" ")[0] ?? "", text: line.slice(line.indexOf(" ") + 1) }));

function run(command: string, args: string[], env: Environment = process.env): string {
  const options = { env: env as NodeJS.ProcessEnv, encoding: "utf8" as const, maxBuffer: 2 ** 26 };
  const { status, stdout, stderr, error } = spawnSync(command, args, options);
  if (status === 0) return stdout;
  if (error) throw error;
  throw new Error(`${command} ${args.join(" ")} ended with ${status}\n${stdout.slice(-3_000)}${stderr}`);
}

function makeBase(root: string): void {
  run("debootstrap", ["--variant=minbase", RELEASE, root]);
  cpSync(process.execPath, join(root, "usr/local/bin/node"));
  const npm = dirname(dirname(process.env.npm_execpath ?? "")); // npm runs this file.
  cpSync(npm, join(root, "usr/local/lib/node_modules/npm"), { recursive: true, dereference: true });
  run("chroot", [root, "ln", "-s", "../lib/node_modules/npm/bin/npm-cli.js", "/usr/local/bin/npm"]);
  run("chroot", [root, "useradd", "--uid", String(NODE_UID), "--create-home", "node"]);
  for (const file of ["/etc/resolv.conf", "/etc/hosts", process.env.NODE_EXTRA_CA_CERTS ?? ""].filter(existsSync)) {
    mkdirSync(join(root, dirname(file)), { recursive: true });
    cpSync(file, join(root, file), { dereference: true });
  }
}

const systemMounts = (root: string) => `mount -t proc proc "${root}/proc" && mount --bind /dev "${root}/dev"`;

const inNamespace = (script: string, ...args: string[]): [string, string[]] => [
  "unshare",
  ["--mount", "sh", "-ec", script, ...args],
];

function copyContext(target: string): void {
  const ignored = readFileSync(inRoot(".dockerignore"), "utf8").split("\n").filter(Boolean);
  const files = run("git", ["-C", ROOT, "ls-files"]).split("\n").filter(Boolean);
  const isIgnored = (file: string) =>
    ignored.some((pattern) => matchesGlob(file, pattern) || matchesGlob(file, `${pattern}/**`));
  for (const file of files.filter((one) => !isIgnored(one))) {
    mkdirSync(join(target, dirname(file)), { recursive: true });
    cpSync(inRoot(file), join(target, file));
  }
}

interface Image {
  env: Record<string, string>;
  user: string;
  command: string[];
  healthCheck: string[];
}

const listIn = (text: string): string[] => JSON.parse(text.slice(text.indexOf("["))) as string[];

function build(root: string): Image {
  const image: Image = { env: {}, user: "root", command: [], healthCheck: [] };
  const base: Environment = {
    PATH: SYSTEM_PATH,
    HOME: "/root",
    NODE_EXTRA_CA_CERTS: process.env.NODE_EXTRA_CA_CERTS,
  };
  for (const { name, text } of instructionsOf(readFileSync(inRoot("Dockerfile"), "utf8"))) {
    say(`${name} ${text.slice(0, 100)}`);
    if (name === "FROM")
      image.env = {}; // A stage does not inherit the variables of the previous one.
    else if (name === "ENV")
      Object.assign(image.env, Object.fromEntries(text.split(" ").map((pair) => pair.split("=") as [string, string])));
    else if (name === "COPY" && text === ". .") copyContext(join(root, "app"));
    else if (name === "RUN")
      run(...inNamespace(`${systemMounts(root)}; exec chroot "$0" /bin/sh -ec "cd /app; $1"`, root, text), {
        ...base,
        ...image.env,
      });
    else if (name === "USER") image.user = text;
    else if (name === "CMD") image.command = listIn(text);
    else if (name === "HEALTHCHECK") image.healthCheck = listIn(text);
  }
  return image;
}

function confine(root: string, user: string, inside: string[]): [string, string[]] {
  const script = `
    mount --bind "${root}" "${root}" && mount -o remount,bind,ro "${root}"
    for place in app/.data app/.next/cache; do mount --bind "${root}.$(basename $place)" "${root}/$place"; done
    mount -t tmpfs tmpfs "${root}/tmp" && ${systemMounts(root)}
    exec chroot --userspec=${user} "${root}" /bin/sh -c 'cd /app; exec "$@"' sh "$@"`;
  return inNamespace(script, "sh", ...inside);
}

async function serve(root: string, image: Image): Promise<void> {
  for (const place of [".data", "cache"]) {
    mkdirSync(`${root}.${place}`);
    run("chown", [String(NODE_UID), `${root}.${place}`]);
  }
  const server = await startTemporaryServer();
  const port = String(await freePort());
  const env: Environment = {
    PATH: SYSTEM_PATH,
    ...image.env,
    ...TEST_SETTINGS,
    PORT: port,
    DATABASE_URL: server.url,
  };
  const inside = (command: string[]) => confine(root, image.user, command);
  const child = spawn(...inside(image.command), { env: env as NodeJS.ProcessEnv, stdio: ["ignore", "pipe", "pipe"] });
  let output = "";
  for (const stream of [child.stdout, child.stderr]) stream.on("data", (chunk) => (output += String(chunk)));
  const ended = once(child, "exit");
  try {
    const until = Date.now() + READY_MS;
    while (
      !(await fetch(`http://127.0.0.1:${port}/api/ready`).then(
        ({ ok }) => ok,
        () => false,
      ))
    ) {
      if (child.exitCode !== null || Date.now() > until) throw new Error(`The start did not become ready:\n${output}`);
      await sleep(250);
    }
    const check = image.healthCheck.map((part) => part.replace(":3000", `:${port}`));
    run(...inside(check), env);
    const writing = run(...inside(["sh", "-c", "touch /app/x 2>/dev/null || echo refused"]), env);
    if (writing.trim() !== "refused") throw new Error("The root can be written to.");
    child.kill("SIGTERM");
    const late = sleep(STOP_MS, "late", { ref: false });
    const end = await Promise.race([ended, late]);
    if (end === "late" || end[0] !== 0) throw new Error(`SIGTERM did not end it in order: ${String(end)}\n${output}`);
    say("ready, healthy, not writable, ended by SIGTERM with exit code 0");
  } finally {
    if (child.exitCode === null) child.kill("SIGKILL");
    await server.stop();
  }
}

if (process.getuid?.() !== 0) throw new UserFacingError("This needs root, for chroot and mounts.");
if (spawnSync("debootstrap", ["--version"]).status !== 0) throw new UserFacingError("This needs Debian's debootstrap.");
const folder = mkdtempSync(join(tmpdir(), "clarity-container-"));
const root = join(folder, "root");
try {
  makeBase(root);
  await serve(root, build(root));
} finally {
  if (globSync(`${root}*`).length > 0) rmSync(folder, { recursive: true, force: true });
}
