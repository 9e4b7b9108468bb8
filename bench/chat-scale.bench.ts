/**
 * `npm run bench -- chat-scale`: list, open, search and first token for a person with ten thousand conversations and a
 * million messages, beside a new person. Build first.
 */
import { readFileSync } from "node:fs";
import { endProcess } from "../scripts/lib/child-process.ts";
import { withClient } from "../scripts/lib/postgres/client.ts";
import { inRoot } from "../scripts/lib/project.mjs";
import { type ClusterApp, type ClusterUser, startTestCluster } from "../tests/support/chat/test-cluster.ts";
import { measure } from "./chat/load.ts";
import { chatTarget, openConversations, startProvider } from "./chat/benchmark-target.ts";
import { percentile } from "./support/percentile.ts";
import { responseTimesMs } from "./support/response-times.ts";

const ROUNDS = 60;
const WARM_UP = 8;
const GOAL_MS = 50;
const random = (max: number) => 1 + Math.floor(Math.random() * max);

const QUESTIONS: [string, () => string][] = [
  ["list: newest 100", () => "/api/chat/sessions?limit=100"],
  ["list: a page deep down", () => `/api/chat/sessions?limit=100&before=past-conversation-${random(9_000)}`],
  ["open: newest 60 messages", () => `/api/chat/messages/past-conversation-${random(10_000)}?limit=60`],
  [
    "open: an earlier page",
    () => `/api/chat/messages/past-conversation-77?limit=40&before=past-message-${7_640 + random(50)}`,
  ],
  ["search: a word of every message", () => "/api/chat/search?q=matters"],
  ["search: a word of some messages", () => "/api/chat/search?q=promotion%20maria"],
  ["search: a rare word", () => `/api/chat/search?q=topic${10_000 + random(30_000)}`],
  ["search: the beginning of rare words", () => `/api/chat/search?q=topic${100 + random(300)}`],
  ["search: a word in titles", () => "/api/chat/search?q=delegating"],
  ["search: a word that was never said", () => `/api/chat/search?q=nothing${random(1_000)}`],
];

const timesOf = (app: ClusterApp, { cookie }: ClusterUser, pathOf: () => string): Promise<number[]> =>
  responseTimesMs({
    addressOf: () => `${app.url}${pathOf()}`,
    cookie,
    rounds: ROUNDS,
    warmUp: WARM_UP,
    isExpected: ({ ok, status }) => ok || status === 404,
  });

const provider = await startProvider();
const cluster = await startTestCluster({ modelUrl: provider.url });
try {
  const app = await cluster.startApp();
  const [old] = await openConversations(app, { people: 1, count: 1 });
  // A conversation runs one reply at a time, so there are more conversations than streams.
  const newConversations = await openConversations(app, { people: 4, count: 48 });
  const [fresh] = newConversations;
  if (!old || !fresh) throw new Error("Nobody signed up");
  const past = readFileSync(inRoot("bench", "chat", "seed-history.sql"), "utf8").replaceAll(
    "$PERSON",
    String(old.person.userId),
  );
  await withClient(cluster.databaseUrl, (client) => client.query(past));
  const rows: Record<string, Record<string, string>> = {};
  let isMet = true;
  for (const [name, pathOf] of QUESTIONS) {
    const own = await timesOf(app, old.person, pathOf);
    const base = await timesOf(app, fresh.person, pathOf);
    const p95 = percentile(own, 0.95);
    isMet &&= p95 < GOAL_MS;
    rows[name] = {
      "p50 ms": percentile(own, 0.5).toFixed(1),
      "p95 ms": p95.toFixed(1),
      "new person p95 ms": percentile(base, 0.95).toFixed(1),
    };
  }
  const conversations = Array.from({ length: 48 }, (_, index) => ({
    person: old.person,
    sessionId: `past-conversation-${9_000 + index}`,
  }));
  const load = { count: 48, width: 4 };
  await measure(chatTarget(app, newConversations), load);
  const base = await measure(chatTarget(app, newConversations), load);
  const own = await measure(chatTarget(app, conversations), load);
  rows["first token"] = {
    "p50 ms": own.firstP50.toFixed(1),
    "p95 ms": own.firstP95.toFixed(1),
    "new person p95 ms": `${base.firstP95.toFixed(1)} (p50 ${base.firstP50.toFixed(1)})`,
  };
  console.table(rows);
  console.log(`chat-scale: every list, open and search ${isMet ? "under" : "NOT under"} ${GOAL_MS} ms at p95`);
  if (!isMet || own.failed > 0) process.exitCode = 1;
} finally {
  await Promise.all([endProcess(provider.child, 5_000), cluster.close()]);
}
