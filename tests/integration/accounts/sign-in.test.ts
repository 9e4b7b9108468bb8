import { randomUUID } from "node:crypto";
import { createPerson } from "@/lib/features/accounts/create-person";
import { findTrialActor, findUserActor } from "@/lib/features/accounts/find-actor";
import { issueTrialIdentity } from "@/lib/features/accounts/trial-identity";
import { LIFETIMES } from "@/lib/features/accounts/model";
import { registerPerson } from "@/lib/features/accounts/register-person";
import { signOut, startSession } from "@/lib/features/accounts/sessions";
import { signIn } from "@/lib/features/accounts/credentials/sign-in";
import { db } from "@/lib/server/db";
import { verifyPassword } from "@/lib/server/passwords/password";
import { derive, toPhc } from "@/lib/server/passwords/phc";
import { LIMITS } from "@/lib/server/rate-limit";
import type { Ctx } from "@/lib/shared/actor";
import { AppError } from "@/lib/shared/errors";

jest.mock("@/lib/server/passwords/password", () => {
  const actual = jest.requireActual<{ verifyPassword: typeof verifyPassword }>("@/lib/server/passwords/password");
  return { ...actual, verifyPassword: jest.fn(actual.verifyPassword) };
});

const ctxAt = (now = new Date()): Ctx => ({
  actor: { type: "visitor" },
  requestId: randomUUID(),
  now,
  network: `test-${randomUUID()}`,
});
const address = () => `${randomUUID()}@example.com`;
const register = async (email: string, password = "correct horse") => {
  const { userId } = await registerPerson(ctxAt(), { email, password, name: "Ada Lovelace" });
  return userId;
};

it("signs in with any spelling of the address", async () => {
  const email = address();
  const userId = await register(email);
  await expect(signIn(ctxAt(), { email: email.toUpperCase(), password: "correct horse" })).resolves.toMatchObject({
    userId,
  });
});

it("refuses a second account for the same mailbox", async () => {
  const email = address();
  await register(email);
  await expect(createPerson(ctxAt(), { email: email.toUpperCase(), name: null, password: null })).rejects.toMatchObject(
    {
      code: "conflict",
      message: "This email is already registered. Please use a different email.",
    },
  );
});

it("treats unknown addresses, wrong passwords and passwordless accounts alike", async () => {
  const email = address();
  await register(email);
  const passwordless = address();
  await createPerson(ctxAt(), { email: passwordless, name: null, password: null });
  for (const attempt of [email, passwordless, address()]) {
    await expect(signIn(ctxAt(), { email: attempt, password: "wrong horse" })).rejects.toMatchObject({
      code: "invalid_credentials",
      message: "Invalid credentials",
    });
  }
});

it("answers the fifth failed sign-in of a network after two seconds, and refuses the sixth", async () => {
  const email = address();
  const userId = await register(email);
  const ctx = ctxAt();
  const startedAt = performance.now();
  const attempts = await Promise.allSettled(
    Array.from({ length: 6 }, () => signIn(ctx, { email, password: "wrong horse" })),
  );
  const codes = attempts.map((attempt) => (attempt.status === "rejected" ? attempt.reason.code : "ok")).sort();
  expect(codes).toEqual([...Array<string>(5).fill("invalid_credentials"), "rate_limited"]);
  expect(performance.now() - startedAt).toBeGreaterThan(1_990);
  await expect(signIn(ctxAt(), { email, password: "correct horse" })).resolves.toMatchObject({ userId });
});

it("limits guesses at one account from many networks, but not the owner's known browser", async () => {
  const email = address();
  await register(email);
  const { device } = await signIn(ctxAt(), { email, password: "correct horse" });
  jest.mocked(verifyPassword).mockResolvedValue(false);
  const guess = () => signIn(ctxAt(), { email, password: "wrong horse" }).catch((error: AppError) => error.code);
  const codes = await Promise.all(Array.from({ length: LIMITS.loginPerAccount.max }, guess));
  expect(new Set(codes)).toEqual(new Set(["invalid_credentials"]));
  expect(await guess()).toBe("rate_limited");
  jest
    .mocked(verifyPassword)
    .mockReset()
    .mockImplementation(jest.requireActual("@/lib/server/passwords/password").verifyPassword);
  await expect(signIn(ctxAt(), { email, password: "correct horse" })).rejects.toMatchObject({ code: "rate_limited" });
  await expect(signIn(ctxAt(), { email, password: "correct horse", device })).resolves.toMatchObject({
    device: expect.any(String),
  });
});

it("counts the networks of one IPv6 site together", async () => {
  jest.mocked(verifyPassword).mockResolvedValue(false);
  const site = randomUUID().slice(0, 4);
  const guess = (i: number) => {
    const ctx = { ...ctxAt(), network: `2001:db8:${site}:${i}::/64` };
    return signIn(ctx, { email: address(), password: "wrong horse" }).catch((error: AppError) => error.code);
  };
  const { max } = LIMITS.loginPerWideNetwork;
  const codes = await Promise.all(Array.from({ length: max }, (_, i) => guess(i)));
  expect(new Set(codes)).toEqual(new Set(["invalid_credentials"]));
  expect(await guess(max)).toBe("rate_limited");
  jest
    .mocked(verifyPassword)
    .mockReset()
    .mockImplementation(jest.requireActual("@/lib/server/passwords/password").verifyPassword);
});

it("upgrades hashes with weaker parameters", async () => {
  const email = address();
  const userId = await register(email);
  const salt = Buffer.alloc(16, 3);
  const params = { N: 2 ** 14, r: 8, p: 1 };
  const weak = toPhc({ params, salt, hash: await derive("correct horse", salt, params) });
  await db().tryUser.update({ where: { id: userId }, data: { password: weak } });
  await signIn(ctxAt(), { email, password: "correct horse" });
  const { password } = await db().tryUser.findUniqueOrThrow({ where: { id: userId } });
  expect(password).toMatch(/^\$scrypt\$ln=15,r=8,p=3\$/);
  await expect(signIn(ctxAt(), { email, password: "correct horse" })).resolves.toMatchObject({ userId });
});

it("does not count attempts refused by the hash queue", async () => {
  const email = address();
  const userId = await register(email);
  const ctx = ctxAt();
  jest.mocked(verifyPassword).mockRejectedValue(new AppError("unavailable", "Too many"));
  for (let i = 0; i < 6; i++) {
    await expect(signIn(ctx, { email, password: "correct horse" })).rejects.toMatchObject({ code: "unavailable" });
  }
  jest.mocked(verifyPassword).mockReset();
  jest
    .mocked(verifyPassword)
    .mockImplementation(
      jest.requireActual<{ verifyPassword: typeof verifyPassword }>("@/lib/server/passwords/password").verifyPassword,
    );
  await expect(signIn(ctx, { email, password: "correct horse" })).resolves.toMatchObject({ userId });
});

it("expires sessions after seven idle or thirty days", async () => {
  const userId = await register(address());
  const start = new Date();
  const token = await startSession(ctxAt(start), { userId, userAgent: null });
  const after = (ms: number) => findUserActor(token, new Date(start.getTime() + ms));
  expect(await after(LIFETIMES.sessionIdle - 1000)).toMatchObject({ type: "user", userId });
  expect(await after(2 * LIFETIMES.sessionIdle - 2000)).toMatchObject({ userId });
  expect(await after(LIFETIMES.sessionAbsolute)).toBeNull();
  await signOut(ctxAt(), { sessionToken: token, trialToken: undefined });
  expect(await findUserActor(token, start)).toBeNull();
});

it("binds a trial identity to one user for a day", async () => {
  const userId = await register(address());
  const start = new Date();
  const token = await issueTrialIdentity(ctxAt(start), { userId });
  expect(await findTrialActor(token, start)).toEqual({ type: "trial", userId });
  expect(await findTrialActor(token, new Date(start.getTime() + LIFETIMES.trial))).toBeNull();
  await signOut(ctxAt(), { sessionToken: undefined, trialToken: token });
  expect(await findTrialActor(token, start)).toBeNull();
});
