import { randomUUID } from "node:crypto";
import {
  createInvitationCode,
  listInvitationCodes,
  purgeInvitationCodes,
  revokeInvitationCode,
} from "@/lib/features/access/manage-invitation-codes";
import { ENDED_CODE_DAYS, GATE_COOKIE } from "@/lib/features/access/model";
import { db } from "@/lib/server/db";
import { processSingleton } from "@/lib/server/process/process-singleton";
import { actsOf, createAdmin } from "@/tests/support/factories/create-admin";
import { callEndpoint } from "@/tests/support/security/call-endpoint";

const DAY = 86_400_000;
const REASON = "It was passed on";

beforeEach(() => db().invitationCode.deleteMany());

const enter = (password: string, network: string = randomUUID()) =>
  callEndpoint("POST /api/access-gate", { body: { password }, headers: { "x-forwarded-for": network } });
const admits = async (cookie: string) => (await callEndpoint("GET /api/access-gate", { cookie })).status === 200;
const cookieOf = (answer: Awaited<ReturnType<typeof enter>>) => answer.headers.getSetCookie()[0]?.split(";")[0] ?? "";
const forgetEverything = () => processSingleton("live-invitations", () => null).clear();

it("creates a named code, shows it once and opens the gate with it until it ends", async () => {
  const admin = await createAdmin();
  const { code, invitation } = await createInvitationCode(admin, { name: "Board dinner", maxUses: 3, days: 2 });
  expect(await listInvitationCodes(admin)).toEqual([{ ...invitation, uses: 0, state: "open" }]);
  expect(JSON.stringify(await db().invitationCode.findMany())).not.toContain(code);
  const answer = await enter(code);
  expect(answer.headers.getSetCookie()[0]).toMatch(/Max-Age=1727\d\d|Max-Age=172800/);
  expect(await admits(cookieOf(answer))).toBe(true);
  expect((await listInvitationCodes(admin))[0]).toMatchObject({ uses: 1, state: "open" });
  expect(await actsOf(admin)).toEqual([`invitation_code.created invitation_codes ${invitation.id}`]);
});

it.each([1, 5])("is used up by twelve parallel calls exactly %d times", async (maxUses) => {
  const admin = await createAdmin();
  const { code } = await createInvitationCode(admin, { name: "Once", maxUses, days: 1 });
  const answers = await Promise.all(Array.from({ length: 12 }, () => enter(code)));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(maxUses);
  expect(answers.filter(({ status }) => status === 401)).toHaveLength(12 - maxUses);
  expect((await listInvitationCodes(admin))[0]).toMatchObject({ uses: maxUses, state: "used up" });
});

it("gives unknown, used, ended and revoked codes the same answer, which counts against the network", async () => {
  const admin = await createAdmin();
  const used = await createInvitationCode(admin, { name: "used", maxUses: 1, days: 1 });
  await enter(used.code);
  const ended = await createInvitationCode(
    { ...admin, now: new Date(Date.now() - 2 * DAY) },
    { name: "ended", maxUses: 1, days: 1 },
  );
  const revoked = await createInvitationCode(admin, { name: "revoked", maxUses: 1, days: 1 });
  await revokeInvitationCode(admin, { id: revoked.invitation.id, reason: REASON });
  const network = randomUUID();
  const answers = [];
  for (const code of ["0000-0000-0000-0000", used.code, ended.code, revoked.code])
    answers.push(await enter(code, network));
  const said = answers.map(({ status, text }) => [status, (JSON.parse(text) as { message: string }).message]);
  expect(said).toEqual(Array(4).fill([401, "Invalid password"]));
  for (let turn = 0; turn < 6; turn++) await enter("wrong", network);
  expect((await enter("wrong", network)).status).toBe(429);
  const states = Object.fromEntries((await listInvitationCodes(admin)).map(({ name, state }) => [name, state]));
  expect(states).toEqual({ used: "used up", ended: "expired", revoked: "revoked" });
});

it("ends gate cookies with their code, at once here and soon in every other process", async () => {
  const admin = await createAdmin();
  const { code, invitation } = await createInvitationCode(admin, { name: "Leaked", maxUses: 5, days: 9 });
  const cookie = cookieOf(await enter(code));
  expect([await admits(cookie), cookie.startsWith(GATE_COOKIE)]).toEqual([true, true]);
  await revokeInvitationCode(admin, { id: invitation.id, reason: REASON });
  expect(await admits(cookie)).toBe(false);
  await expect(revokeInvitationCode(admin, { id: invitation.id, reason: REASON })).rejects.toMatchObject({
    code: "not_found",
  });
  const gated = await callEndpoint("POST /api/auth/login", { cookie, body: { email: "a@example.com", password: "x" } });
  expect(gated.status).toBe(403);
  expect(await actsOf(admin)).toHaveLength(2);
});

it("asks the database once for many checks of one cookie, and never for those of the access code", async () => {
  const admin = await createAdmin();
  const { code, invitation } = await createInvitationCode(admin, { name: "Many", maxUses: 5, days: 9 });
  const cookie = cookieOf(await enter(code));
  await admits(cookie);
  await db().invitationCode.delete({ where: { id: invitation.id } });
  expect(await Promise.all(Array.from({ length: 20 }, () => admits(cookie)))).toEqual(Array(20).fill(true));
  forgetEverything();
  expect(await admits(cookie)).toBe(false);
});

it("lets one of two admins revoke a code", async () => {
  const admins = [await createAdmin(), await createAdmin("owner")];
  const { invitation } = await createInvitationCode(await createAdmin(), { name: "Both", maxUses: 1, days: 1 });
  const outcomes = await Promise.allSettled(
    admins.map((admin) => revokeInvitationCode(admin, { id: invitation.id, reason: REASON })),
  );
  expect(outcomes.map(({ status }) => status).toSorted()).toEqual(["fulfilled", "rejected"]);
  expect((await Promise.all(admins.map(actsOf))).flat()).toHaveLength(1);
});

it("removes codes 90 days after their end", async () => {
  const admin = await createAdmin();
  await createInvitationCode(admin, { name: "soon", maxUses: 1, days: 1 });
  const now = new Date(Date.now() + (ENDED_CODE_DAYS + 2) * DAY);
  const system = { actor: { type: "system", job: "test" } as const, requestId: "test", now, network: "local" };
  expect(await purgeInvitationCodes({ ...system, now: new Date(now.getTime() - 3 * DAY) })).toBe(0);
  expect(await purgeInvitationCodes(system)).toBe(1);
});
