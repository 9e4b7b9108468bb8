/**
 * `npm run bench -- goals`: list, Today, the chat page and the goals page for a person with 300 goals and 5,000
 * commitments, among a million commitments of others. Build first.
 */
import { endProcess } from "../scripts/lib/child-process.ts";
import { withClient } from "../scripts/lib/postgres/client.ts";
import { type ClusterApp, type ClusterUser, startTestCluster } from "../tests/support/chat/test-cluster.ts";
import { openConversations, startProvider } from "./chat/benchmark-target.ts";
import { percentile } from "./support/percentile.ts";
import { responseTimesMs } from "./support/response-times.ts";

const ROUNDS = 100;
const WARM_UP = 10;
const GOAL_MS = 50;

const QUESTIONS: [name: string, path: string, isBound: boolean][] = [
  ["list: open commitments", "/api/commitments", true],
  ["list: settled ones", "/api/commitments?settled=true&limit=20", true],
  ["list: settled ones, a page deep down", "/api/commitments?settled=true&limit=20&before=bench-own-2500", true],
  ["Today", "/api/commitments/today", true],
  ["goals", "/api/goals", true],
  ["the goals page", "/goals", false],
];

const SEED = `
  INSERT INTO try_users (id, email, email_key, updated_at)
    SELECT n, 'bench' || n || '@example.com', 'bench' || n || '@example.com', now() FROM generate_series(1, 2000) AS n
    ON CONFLICT DO NOTHING;
  INSERT INTO user_goals (id, user_id, goal_type, title, status, updated_at)
    SELECT 'bench-goal-' || n, $PERSON, 'outcome', 'Goal ' || n, CASE WHEN n <= 3 THEN 'active' ELSE 'done' END, now()
    FROM generate_series(1, 300) AS n;
  INSERT INTO commitments (id, user_id, text, time_zone, due_on, due_at, status, settled_at, calendar_uid)
    SELECT 'bench-own-' || n, $PERSON, 'Step ' || n, 'UTC', to_char(now() + (n - 4900) * interval '1 day', 'YYYY-MM-DD'),
      now() + (n - 4900) * interval '1 day', CASE WHEN n > 4880 THEN 'open' ELSE 'done' END,
      CASE WHEN n > 4880 THEN NULL ELSE now() - (5000 - n) * interval '1 hour' END, 'bench-own-' || n
    FROM generate_series(1, 5000) AS n;
  INSERT INTO commitments (id, user_id, text, time_zone, due_on, due_at, status, settled_at, calendar_uid)
    SELECT 'bench-other-' || n, 1 + n % 2000, 'Step ' || n, 'UTC', '2026-12-01', now() + (n % 900 - 450) * interval '1 day',
      CASE WHEN n % 20 = 0 THEN 'open' ELSE 'done' END, CASE WHEN n % 20 = 0 THEN NULL ELSE now() - n * interval '1 second' END,
      'bench-other-' || n
    FROM generate_series(1, 1000000) AS n;
  ANALYZE commitments; ANALYZE user_goals;`;

const timesOf = (app: ClusterApp, { cookie }: ClusterUser, path: string): Promise<number[]> =>
  responseTimesMs({ addressOf: () => `${app.url}${path}`, cookie, rounds: ROUNDS, warmUp: WARM_UP });

const provider = await startProvider();
const cluster = await startTestCluster({ modelUrl: provider.url });
try {
  const app = await cluster.startApp();
  const [conversation, newConversation] = await openConversations(app, { people: 2, count: 2 });
  if (!conversation || !newConversation) throw new Error("Nobody signed up");
  const seed = SEED.replaceAll("$PERSON", String(conversation.person.userId));
  await withClient(cluster.databaseUrl, (client) => client.query(seed));
  const rows: Record<string, Record<string, string>> = {};
  for (const [name, path, isBound] of QUESTIONS) {
    const taken = await timesOf(app, conversation.person, path);
    const base = await timesOf(app, newConversation.person, path);
    const p95 = percentile(taken, 0.95);
    if (isBound && p95 > GOAL_MS) process.exitCode = 1;
    rows[name] = {
      "p50 ms": percentile(taken, 0.5).toFixed(1),
      "p95 ms": p95.toFixed(1),
      "new person p95 ms": percentile(base, 0.95).toFixed(1),
      goal: isBound ? `${GOAL_MS} ms` : "",
    };
  }
  console.table(rows);
} finally {
  await Promise.all([endProcess(provider.child, 5_000), cluster.close()]);
}
