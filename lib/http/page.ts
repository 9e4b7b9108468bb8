import "server-only";
import { randomUUID } from "node:crypto";
import { cookies } from "next/headers";
import { notFound, redirect } from "next/navigation";
import { cache } from "react";
import { hasAccess } from "@/lib/features/access/check-access";
import { GATE_COOKIE } from "@/lib/features/access/model";
import { findAdminActor, findAdminInSetUp, findUserActor } from "@/lib/features/accounts/find-actor";
import { ADMIN_COOKIE, SESSION_COOKIE, TRIAL_COOKIE } from "@/lib/features/accounts/model";
import { findTrialPerson } from "@/lib/features/trial/find-trial-person";
import type { Person } from "@/lib/features/trial/schema";
import { isOwner, type AdminCtx, type Ctx, type OwnerCtx, type UserActor, type VisitorActor } from "@/lib/shared/actor";
import { paths } from "@/lib/shared/paths";
import { cookieName } from "./cookies";

async function read(name: string): Promise<string | undefined> {
  return (await cookies()).get(cookieName(name))?.value;
}

const base = () => ({ requestId: randomUUID(), now: new Date(), network: "page" });

export async function hasPageAccess(): Promise<boolean> {
  return hasAccess(await read(GATE_COOKIE), new Date());
}

/** For pages behind the access gate: middleware verifies the cookie's signature, not whether it was revoked. */
export async function requirePageAccess(path: string): Promise<void> {
  if (!(await hasPageAccess())) redirect(paths.access(path));
}

export const publicPageCtx = (): Ctx<VisitorActor> => ({ ...base(), actor: { type: "visitor" } });

export async function findPageUser(): Promise<Ctx<UserActor> | null> {
  const ctx = base();
  const actor = await findUserActor(await read(SESSION_COOKIE), ctx.now);
  return actor ? { ...ctx, actor } : null;
}

export async function userPageCtx(): Promise<Ctx<UserActor>> {
  return (await findPageUser()) ?? redirect(paths.trial);
}

export const findPageAdmin = cache(async (): Promise<AdminCtx | null> => {
  const ctx = base();
  const actor = await findAdminActor(await read(ADMIN_COOKIE), ctx.now);
  return actor ? { ...ctx, actor } : null;
});

export async function findPageAdminInSetUp() {
  const session = await findAdminInSetUp(await read(ADMIN_COOKIE), new Date());
  return session && { ...session, ctx: { ...base(), actor: session.actor } };
}

export async function adminPageCtx(): Promise<AdminCtx> {
  return (await findPageAdmin()) ?? redirect(paths.admin);
}

export async function ownerPageCtx(): Promise<OwnerCtx> {
  const { actor, ...ctx } = await adminPageCtx();
  if (!isOwner(actor)) notFound();
  return { ...ctx, actor };
}

export async function findPageTrialPerson(): Promise<Person | null> {
  return findTrialPerson(await read(TRIAL_COOKIE), new Date());
}
