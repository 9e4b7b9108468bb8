import "server-only";
import { findAdminActor, findAdminInSetUp, findTrialActor, findUserActor } from "@/lib/features/accounts/find-actor";
import { ADMIN_COOKIE, SESSION_COOKIE, TRIAL_COOKIE } from "@/lib/features/accounts/model";
import { env } from "@/lib/server/env";
import { isOwner, type Actor } from "@/lib/shared/actor";
import { AppError, notFound } from "@/lib/shared/errors";
import type { CookieJar } from "./cookies";
import type { Access } from "./route";

const VISITOR: Actor = { type: "visitor" };
const signInFirst = () => new AppError("unauthenticated", "Please sign in to continue.");

/**
 * The actor of an access class, from the cookies alone; ids in path or body are claims that are checked here.
 * @throws AppError unauthenticated, forbidden or not_found.
 */
export async function resolveActor(access: Access, jar: CookieJar, now: Date, params: unknown): Promise<Actor> {
  switch (access) {
    case "admin":
    case "owner": {
      const admin = await findAdminActor(jar.read(ADMIN_COOKIE), now);
      if (!admin || (access === "owner" && !isOwner(admin))) throw notFound("Page");
      return admin;
    }
    case "admin-setup": {
      const session = await findAdminInSetUp(jar.read(ADMIN_COOKIE), now);
      if (!session) throw notFound("Page");
      return session.actor;
    }
    case "user": {
      const user = await findUserActor(jar.read(SESSION_COOKIE), now);
      if (!user) throw signInFirst();
      return user;
    }
    case "trial":
      return resolveTrialActor(jar, now, params);
    case "test":
      if (!env().ENABLE_TEST_ROUTES) throw notFound("Page");
      return resolveOptionalActor(jar, now);
    case "gate":
    case "public":
      return resolveOptionalActor(jar, now);
  }
}

async function resolveTrialActor(jar: CookieJar, now: Date, params: unknown): Promise<Actor> {
  const user = await findUserActor(jar.read(SESSION_COOKIE), now);
  const trial = await findTrialActor(jar.read(TRIAL_COOKIE), now);
  const identities = [user, trial].filter((identity) => identity !== null);
  if (identities.length === 0) throw signInFirst();
  const wanted = (params as { userId?: number } | undefined)?.userId;
  const actor = wanted === undefined ? identities[0] : identities.find((identity) => identity.userId === wanted);
  if (!actor) throw new AppError("forbidden", "This belongs to somebody else.");
  return actor;
}

async function resolveOptionalActor(jar: CookieJar, now: Date): Promise<Actor> {
  return (
    (await findUserActor(jar.read(SESSION_COOKIE), now)) ??
    (await findAdminActor(jar.read(ADMIN_COOKIE), now)) ??
    (await findTrialActor(jar.read(TRIAL_COOKIE), now)) ??
    VISITOR
  );
}
