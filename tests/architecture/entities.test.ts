import { readFileSync } from "node:fs";

/** Every stored entity that was asked for, under its table and column names. */
const FIELDS: Record<string, string> = {
  users: "id username password",
  email_signups: "id email created_at",
  blog_posts: "id title slug content excerpt published published_at created_at updated_at",
  comments: "id post_slug author_name author_email content created_at",
  try_users: "id email name password created_at updated_at",
  conversations: "id user_id title conversation_type created_at updated_at",
  chat_messages: "id conversation_id role content created_at",
  data_connections:
    "id user_id provider provider_user_id access_token refresh_token expires_at scopes metadata created_at updated_at",
  user_models:
    "id user_id personality_profile communication_patterns behavioral_insights preferences context_data last_analysis_at created_at updated_at",
  ai_interactions: "id user_id interaction_type user_message ai_response context feedback created_at",
  user_goals: "id user_id goal_type title description target_metrics current_progress status created_at updated_at",
  email_analysis: "id user_id email_id analysis_data processed_at",
  admin_users: "id username email password_hash role created_at last_login is_active",
  admin_activity_log: "id admin_id action target_table target_id details timestamp",
};

const ATTRIBUTES: [table: string, column: string, attribute: string][] = [
  ["email_signups", "email", "@unique"],
  ["blog_posts", "slug", "@unique"],
  ["blog_posts", "published", "@default(false)"],
  ["try_users", "email", "@unique"],
  ["data_connections", "scopes", "String[]"],
  ["user_goals", "status", '@default("active")'],
  ["admin_users", "username", "@unique"],
  ["admin_users", "email", "@unique"],
  ["admin_users", "role", '@default("admin")'],
  ["admin_users", "is_active", "@default(true)"],
];

/** The lines of each table's columns, by column name. */
function readTables(): Map<string, Map<string, string>> {
  const schema = readFileSync("prisma/schema.prisma", "utf8");
  const models = [...schema.matchAll(/^model \w+ \{\n([^}]+)\n\}/gm)].map(([, body = ""]) => body);
  return new Map(
    models.map((body) => {
      const table = /@@map\("(\w+)"\)/.exec(body)?.[1] ?? "";
      const lines = body.split("\n").filter((line) => /^ {2}\w/.test(line));
      return [table, new Map(lines.map((line) => [columnOf(line), line]))];
    }),
  );
}

const columnOf = (line: string): string => /@map\("(\w+)"\)/.exec(line)?.[1] ?? line.trim().split(/\s/)[0] ?? "";

const tables = readTables();

it.each(Object.entries(FIELDS))("%s has every field that was asked for", (table, fields) => {
  const columns = tables.get(table);
  expect(fields.split(" ").filter((field) => !columns?.has(field))).toEqual([]);
});

it.each(ATTRIBUTES)("%s.%s is %s", (table, column, attribute) => {
  expect(tables.get(table)?.get(column)).toContain(attribute);
});
