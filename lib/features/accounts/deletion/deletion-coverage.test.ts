import { readFileSync } from "node:fs";
import { COVERED_TABLES } from "./deletion-store";

const NOT_PERSONAL: Record<string, string> = {
  users: "modelled for completeness; no screen or call writes it",
  site_settings: "switches of the team",
  blog_posts: "the site's own articles",
  app_instances: "running processes",
  admin_users: "staff accounts, ended by an admin",
  admin_recovery_codes: "hashes of staff's codes",
  admin_invitations: "links that make staff, gone when used and after two days",
  admin_sessions: "staff sessions, gone within eight hours",
  admin_activity_log: "names rows by random id only, kept a year as evidence",
  rate_limits: "keyed hashes that end within a day",
  outbox_events: "sealed payloads, removed when delivered and after a day at the latest",
  deletion_tombstones: "a keyed hash of the id, which is what keeps a deletion deleted",
};

interface Model {
  table: string;
  fields: string[];
}

function modelsOf(schema: string): Model[] {
  return [...schema.matchAll(/^model (\w+) \{\n([\s\S]*?)^\}/gm)].map(([, name = "", body = ""]) => ({
    table: /@@map\("(\w+)"\)/.exec(body)?.[1] ?? name,
    fields: body.split("\n").filter((line) => /^ {2}\w/.test(line)),
  }));
}

const models = modelsOf(readFileSync("prisma/schema.prisma", "utf8"));
const leadsToPerson = ({ fields }: Model) =>
  fields.some((field) => /\bTryUser\b|^\s*userId\b|email/i.test(field) && !/^\s*\w+\s+\w+\[\]/.test(field));

it("lists every table of the schema", () => expect(models.length).toBeGreaterThan(25));

it.each(models.map((model) => model.table))(
  "a deletion covers %s, or it is listed as a table without personal data",
  (table) => {
    expect([...COVERED_TABLES, ...Object.keys(NOT_PERSONAL)]).toContain(table);
  },
);

it.each(models.filter(leadsToPerson).map((model) => model.table))(
  "a deletion covers %s, which belongs to a person",
  (table) => {
    expect(table === "admin_users" ? [table] : COVERED_TABLES).toContain(table);
  },
);

it("names no unknown table", () => {
  const tables = models.map((model) => model.table);
  expect([...COVERED_TABLES, ...Object.keys(NOT_PERSONAL)].filter((table) => !tables.includes(table))).toEqual([]);
});
