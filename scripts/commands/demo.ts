import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { z } from "zod";
import { person, seed } from "../lib/demo/seed.ts";
import { serveSignInLink } from "../lib/demo/sign-in-link.ts";
import { HttpSession, RefusedCall } from "../lib/http-session.ts";
import { phase } from "../lib/phase.mjs";
import { withClient } from "../lib/postgres/client.ts";
import { withDatabase } from "../lib/postgres/embedded.ts";
import { inData, UserFacingError } from "../lib/project.mjs";
import type { Settings } from "../lib/settings.ts";
import { createAdmin, newPassword } from "./admin.ts";
import { type Row, run } from "./start.ts";

const ADMIN = { email: "admin@example.com", username: "demo-admin", role: "owner" };
const FILE = inData("demo.json");

const passwords = z.object({ person: z.string(), admin: z.string() });

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
  visitor: HttpSession;
  admin: string;
}

/** Signs the example person in; creates them in an empty demo. @throws UserFacingError */
export const signIn = (env: Settings["env"]): Promise<SignedIn> =>
  signInOrCreate(env).catch((error: unknown) => {
    if (!(error instanceof RefusedCall)) throw error;
    throw new UserFacingError("The demo could not be prepared; delete .data/demo and run the same command again.", {
      detail: error.message,
    });
  });

async function signInOrCreate({ APP_URL, ACCESS_CODE }: Settings["env"]): Promise<SignedIn> {
  const visitor = new HttpSession(APP_URL);
  await visitor.json("/api/access-gate", { body: { password: ACCESS_CODE } });
  if (existsSync(FILE)) {
    const known = passwords.parse(JSON.parse(readFileSync(FILE, "utf8")));
    await visitor.json("/api/auth/login", { body: { email: person.email, password: known.person } });
    return { visitor, admin: known.admin };
  }
  const made = { person: newPassword(), admin: newPassword() };
  await phase("Creating an example person", async (note) => {
    await visitor.json("/api/auth/register", {
      body: { email: person.email, password: made.person, name: person.name },
    });
    const { user } = await visitor.json<{ user: { id: number } }>("/api/auth/user");
    await seed(visitor, user.id, note);
    await withDatabase((url) => withClient(url, (client) => createAdmin(client, { ...ADMIN, password: made.admin })));
  });
  writeFileSync(FILE, JSON.stringify(made), { mode: 0o600 });
  return { visitor, admin: made.admin };
}
