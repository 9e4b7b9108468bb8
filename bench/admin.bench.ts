/**
 * `npm run bench -- admin`: each list of the admin area with 10,000 sign-ups, 10,000 comments, 1,000 notes and 10,000
 * lines of the record, beside a page of the area that lists nothing. Build first.
 */
import { createHash, randomBytes } from "node:crypto";
import { withClient } from "../scripts/lib/postgres/client.ts";
import { startTestCluster } from "../tests/support/chat/test-cluster.ts";
import { percentile } from "./support/percentile.ts";
import { responseTimesMs } from "./support/response-times.ts";

const ROUNDS = 100;
const WARM_UP = 10;
const GOAL_MS = 50;

const LISTS: [name: string, path: string][] = [
  ["a page without a list", "/admin/security"],
  ["early access", "/admin/early-access"],
  ["early access: last page", "/admin/early-access?page=400"],
  ["early access: search", "/admin/early-access?search=person77"],
  ["early access: who is next", "/admin/early-access?state=confirmed&sort=next"],
  ["comments", "/admin/comments"],
  ["comments: last page", "/admin/comments?page=400"],
  ["comments: words", "/admin/comments?search=lorem%2077"],
  ["comments: waiting", "/admin/comments?state=waiting"],
  ["notes", "/admin/notes"],
  ["notes: words", "/admin/notes?search=note%2077"],
  ["activity", "/admin/activity"],
  ["activity: words", "/admin/activity?search=reason%2077"],
  ["home", "/admin"],
];

const SEED = `
  INSERT INTO email_signups (email, email_key, confirmed_at, invited_at, joined_at, created_at)
    SELECT 'person' || n || '@example.com', 'person' || n || '@example.com',
      CASE WHEN n % 4 > 0 THEN now() - n * interval '1 minute' END, CASE WHEN n % 4 > 1 THEN now() END,
      CASE WHEN n % 4 > 2 THEN now() END, now() - n * interval '1 minute'
    FROM generate_series(1, 10000) AS n;
  INSERT INTO blog_posts (title, slug, content, excerpt, author, read_time, published, published_at, updated_at)
    SELECT 'Note ' || n, 'note-' || n, repeat('Words about work. ', 300), 'In short', 'The team', '4 min read',
      n % 3 > 0, CASE WHEN n % 3 > 0 THEN now() - n * interval '1 hour' END, now() - n * interval '1 hour'
    FROM generate_series(1, 1000) AS n;
  INSERT INTO comments (post_slug, author_name, author_email, content, content_hash, hidden, created_at)
    SELECT 'note-' || (1 + n % 1000), 'Reader ' || n, 'reader' || n || '@example.com', 'Lorem ' || n || repeat(' ipsum', 60),
      md5(n::text), n % 10 = 0, now() - n * interval '1 minute'
    FROM generate_series(1, 10000) AS n;
  INSERT INTO admin_activity_log (admin_id, action, target_table, target_id, reason, "timestamp")
    SELECT $ADMIN, 'comment.hidden', 'comments', n::text, 'Reason ' || n, now() - n * interval '1 minute'
    FROM generate_series(1, 10000) AS n;
  ANALYZE;`;

async function signIn(url: string): Promise<{ id: string; cookie: string }> {
  const token = randomBytes(32).toString("base64url");
  const id = await withClient(url, async (client) => {
    const { rows } = await client.query<{ id: number }>(
      "INSERT INTO admin_users (username, email, password_hash, role) VALUES ('bench', 'bench@example.com', 'none', 'owner') RETURNING id",
    );
    await client.query(
      "INSERT INTO admin_sessions (id, token_hash, admin_id, expires_at) VALUES ('bench', $1, $2, now() + interval '30 minutes')",
      [createHash("sha256").update(token).digest("hex"), rows[0]?.id],
    );
    return String(rows[0]?.id);
  });
  return { id, cookie: `clarity-admin=${token}` };
}

const cluster = await startTestCluster();
try {
  const app = await cluster.startApp();
  const { id, cookie } = await signIn(cluster.databaseUrl);
  await withClient(cluster.databaseUrl, (client) => client.query(SEED.replaceAll("$ADMIN", id)));
  const rows: Record<string, Record<string, string>> = {};
  for (const [name, path] of LISTS) {
    const taken = await responseTimesMs({
      addressOf: () => `${app.url}${path}`,
      cookie,
      rounds: ROUNDS,
      warmUp: WARM_UP,
      isExpected: ({ ok, redirected }) => ok && !redirected,
    });
    const p95 = percentile(taken, 0.95);
    if (p95 > GOAL_MS) process.exitCode = 1;
    rows[name] = { "p50 ms": percentile(taken, 0.5).toFixed(1), "p95 ms": p95.toFixed(1), goal: `${GOAL_MS} ms` };
  }
  console.table(rows);
} finally {
  await cluster.close();
}
