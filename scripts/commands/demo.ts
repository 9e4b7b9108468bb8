import { randomBytes } from "node:crypto";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { z } from "zod";
import { person, seed } from "../lib/demo/seed.ts";
import { serveSignInLink } from "../lib/demo/sign-in-link.ts";
import { DemoVisitor } from "../lib/demo/visitor.ts";
import { phase } from "../lib/phase.mjs";
import { withClient } from "../lib/postgres/client.ts";
import { withDatabase } from "../lib/postgres/embedded.ts";
import { inData } from "../lib/project.mjs";
import type { Settings } from "../lib/settings.ts";
import { createAdmin } from "./admin.ts";
import { type Row, run } from "./start.ts";

const ADMIN = { email: "admin@example.com", username: "demo-admin", role: "owner" };
const FILE = inData("demo.json");

const passwords = z.object({ person: z.string(), admin: z.string() });

const newPassword = () => randomBytes(15).toString("base64url");

export default async function demo(): Promise<void> {
  let close = (): unknown => undefined;
  const onReady = async ({ env }: Settings): Promise<Row[]> => {
    const { visitor, admin } = await signIn(env);
    const link = await serveSignInLink(visitor.cookies, `${env.APP_URL}/try`);
    close = () => link.server.close();
    return [
      ["Sign in", `${link.url}  (once, as ${person.name}, who is made up)`],
      ["Admin", `${env.APP_URL}/admin  ${ADMIN.email}  ${admin}`],
    ];
  };
  await run("start", onReady).finally(() => close());
}

interface SignedIn {
  visitor: DemoVisitor;
  admin: string;
}

export async function signIn({ APP_URL, ACCESS_CODE }: Settings["env"]): Promise<SignedIn> {
  const visitor = new DemoVisitor(APP_URL);
  await visitor.call("/api/access-gate", { password: ACCESS_CODE });
  if (existsSync(FILE)) {
    const known = passwords.parse(JSON.parse(readFileSync(FILE, "utf8")));
    await visitor.call("/api/auth/login", { email: person.email, password: known.person });
    return { visitor, admin: known.admin };
  }
  const made = { person: newPassword(), admin: newPassword() };
  await phase("Creating an example person", async (note) => {
    await visitor.call("/api/auth/register", { email: person.email, password: made.person, name: person.name });
    const { user } = await visitor.call<{ user: { id: number } }>("/api/auth/user");
    await seed(visitor, user.id, note);
    await withDatabase((url) => withClient(url, (client) => createAdmin(client, { ...ADMIN, password: made.admin })));
  });
  writeFileSync(FILE, JSON.stringify(made), { mode: 0o600 });
  return { visitor, admin: made.admin };
}
