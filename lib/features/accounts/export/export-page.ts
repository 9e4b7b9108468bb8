import "server-only";
import { PRODUCT } from "@/lib/shared/product";
import { escapeHtml } from "@/lib/shared/text/escape-html";
import { capitalize } from "@/lib/shared/text/text";
import type { ExportedTable, ExportRow } from "./export-store";

const TABLE_TITLES: Record<ExportedTable, string> = {
  try_users: "Your account",
  accounts: "Linked sign-ins",
  sessions: "Signed-in browsers",
  admin_activity_log: "What admins did with your account, and why",
  user_models: "What we know of you: scores, profile, patterns",
  work_answers: "What you said about your work",
  reports: "Your reports",
  hexaco_questionnaires: "Your questionnaires",
  conversations: "Your conversations",
  chat_messages: "Every message, in order",
  practice_runs: "Practices you went through, with your answers",
  practice_pages: "Pages that came of your practices",
  practice_page_versions: "Earlier texts of those pages",
  memories: "What the coach remembers",
  ai_interactions: "Answers that were recorded, with your ratings and what you shared with the team",
  user_goals: "Your goals",
  commitments: "What you said you would do, and what came of it",
  week_outcomes: "What you wanted to reach in a week",
  check_in_settings: "How you want to be reminded",
  check_in_mails: "Check-in mails that went to you",
  outside_views: "How your colleagues see you, as you were shown it",
  outside_invitations: "Links that you made for colleagues",
  data_connections: "Connected services",
  mailbox_imports: "Readings of your mailbox",
  email_analysis: "Features read from your sent mail",
  read_ledger: "What was read, why, and what was kept",
  email_signups: "Early access",
  comments: "Your comments",
  invitation_codes: "Your invitation",
};

const titleOfKey = (key: string) => {
  const text = key
    .replaceAll("_", " ")
    .replace(/([a-z])([A-Z])/g, "$1 $2")
    .toLowerCase();
  return capitalize(text);
};

const MAX_DEPTH = 12;

function valueHtml(value: unknown, depth = 0): string {
  if (value === null || value === undefined || value === "") return "<i>none</i>";
  if (value instanceof Date) return `<time datetime="${value.toISOString()}">${value.toISOString()}</time>`;
  if (typeof value !== "object") return `<span>${escapeHtml(String(value))}</span>`;
  if (depth > MAX_DEPTH) return `<code>${escapeHtml(JSON.stringify(value))}</code>`;
  if (Array.isArray(value)) {
    return value.length === 0
      ? "<i>none</i>"
      : `<ol>${value.map((item) => `<li>${valueHtml(item, depth + 1)}</li>`).join("")}</ol>`;
  }
  const pairs = Object.entries(value).map(
    ([key, item]) => `<dt>${escapeHtml(titleOfKey(key))}</dt><dd>${valueHtml(item, depth + 1)}</dd>`,
  );
  return `<dl>${pairs.join("")}</dl>`;
}

const STYLE =
  "body{font:17px/1.6 system-ui,sans-serif;max-width:44rem;margin:3rem auto;padding:0 1.25rem;color:#1c2333;background:#faf7f0}" +
  "h1,h2{font-family:Georgia,serif;font-weight:500;line-height:1.2}h2{margin-top:3rem;border-top:1px solid #ddd5c6;padding-top:1.5rem}" +
  "dl{display:grid;grid-template-columns:minmax(7rem,auto) 1fr;gap:.25rem 1.25rem;margin:0}dt{color:#565f73}dd{margin:0;min-width:0;overflow-wrap:anywhere}" +
  "span{white-space:pre-wrap}article{border-bottom:1px solid #ddd5c6;padding:1rem 0}ol{margin:0;padding-left:1.25rem}nav a{display:block}" +
  "@media(prefers-color-scheme:dark){body{color:#efece4;background:#12151d}dt{color:#b9b6ad}h2,article{border-color:#343a4a}a{color:#a9b6ff}}";

interface PageInput {
  tables: readonly ExportedTable[];
  createdAt: Date;
  isConfirmed: boolean;
  rows: (table: ExportedTable) => AsyncIterable<ExportRow>;
}

export async function* exportPage({ tables, createdAt, isConfirmed, rows }: PageInput): AsyncGenerator<string> {
  const title = `Everything ${PRODUCT.name} holds about you`;
  yield (
    `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">` +
    `<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'">` +
    `<title>${escapeHtml(title)}</title><style>${STYLE}</style></head><body><h1>${escapeHtml(title)}</h1>` +
    `<p>Made on <time datetime="${createdAt.toISOString()}">${createdAt.toUTCString()}</time>. The folder <code>data</code> ` +
    `has the same as JSON. Passwords and keys to other services are not in here: they are kept only as hashes or sealed.</p>`
  );
  if (!isConfirmed) {
    yield (
      `<p>Your address is not confirmed. Early access and comments are found by address alone, so they are in an ` +
      `export only after it is.</p>`
    );
  }
  yield `<nav>${tables.map((table) => `<a href="#${table}">${escapeHtml(TABLE_TITLES[table])}</a>`).join("")}</nav>`;
  for (const table of tables) {
    yield `<h2 id="${table}">${escapeHtml(TABLE_TITLES[table])}</h2>`;
    let count = 0;
    for await (const row of rows(table)) {
      count += 1;
      yield `<article>${valueHtml(row)}</article>`;
    }
    if (count === 0) yield "<p><i>Nothing.</i></p>";
  }
  yield "</body></html>\n";
}

export async function* exportJson(rows: AsyncIterable<ExportRow>): AsyncGenerator<string> {
  let separator = "[\n";
  for await (const row of rows) {
    yield `${separator}${JSON.stringify(row)}`;
    separator = ",\n";
  }
  yield separator === "[\n" ? "[]\n" : "\n]\n";
}
