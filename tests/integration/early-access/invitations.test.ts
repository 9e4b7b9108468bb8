import { randomUUID } from "node:crypto";
import { deliverOutbox } from "@/lib/features/accounts/outbox/deliver-outbox";
import { GATE_COOKIE, MAX_PERSONAL_USES } from "@/lib/features/access/model";
import {
  inviteNext,
  inviteSignup,
  removeSignup,
  resendInvitation,
  withdrawInvitation,
} from "@/lib/features/early-access/invite-signups";
import { exportSignups, listSignups } from "@/lib/features/early-access/list-signups";
import { signupsQuery } from "@/lib/features/early-access/schema";
import { db } from "@/lib/server/db";
import { env } from "@/lib/server/env";
import { actsOf, createAdmin } from "@/tests/support/factories/create-admin";
import { type MailServer, startMailServer } from "@/tests/support/fakes/mail-server";
import { callEndpoint } from "@/tests/support/security/call-endpoint";

let mail: MailServer;
beforeAll(async () => (mail = await startMailServer()));
afterAll(() => mail.close());
beforeEach(async () => {
  Object.assign(env(), { SMTP_URL: mail.url });
  await db().outboxEvent.deleteMany();
  await db().invitationCode.deleteMany();
  await db().emailSignup.deleteMany();
});

const REASON = "The seat is needed elsewhere";
const CODE = /\b[0-9A-Z]{4}(?:-[0-9A-Z]{4}){3}\b/;

async function signup(confirmedAt: Date | null = new Date(), address = `${randomUUID()}@example.com`) {
  const { id } = await db().emailSignup.create({ data: { email: address, emailKey: address, confirmedAt } });
  return { id, address };
}

const systemCtx = () => ({
  actor: { type: "system", job: "test" } as const,
  requestId: "test",
  now: new Date(),
  network: randomUUID(),
});
const mailsTo = (address: string) => mail.received.filter(({ recipients }) => recipients.includes(address));

async function codeOf(address: string): Promise<string> {
  await deliverOutbox(systemCtx());
  return CODE.exec(mailsTo(address).at(-1)?.text ?? "")?.[0] ?? "none";
}

const enter = (password: string) => callEndpoint("POST /api/access-gate", { body: { password } });
async function cookieBy(code: string): Promise<string> {
  const [cookie = ""] = (await enter(code)).headers.getSetCookie();
  return cookie.split(";")[0] ?? "";
}
const admits = async (cookie: string) => (await callEndpoint("GET /api/access-gate", { cookie })).status === 200;
const stateOf = async (id: number) =>
  (await listSignups(await createAdmin(), signupsQuery.parse({}))).list.rows.find((row) => row.id === id)?.state;

it("mails a personal code that opens the gate, and the list says that it was used", async () => {
  const admin = await createAdmin();
  const { id, address } = await signup();
  expect(await inviteSignup(admin, { id })).toMatchObject({ invited: 1 });
  expect(await stateOf(id)).toBe("invited");
  const code = await codeOf(address);
  expect(mailsTo(address)[0]?.text).toContain(`/access#code=${code}`);
  const stored = await db().invitationCode.findUniqueOrThrow({ where: { signupId: id } });
  expect(JSON.stringify(stored)).not.toContain(code);
  const answer = await enter(code.toLowerCase().replaceAll("-", " "));
  expect(answer.status).toBe(200);
  expect(answer.headers.getSetCookie()[0]).toMatch(new RegExp(`^${GATE_COOKIE}=v1\\.i${stored.id}\\.`));
  expect(await stateOf(id)).toBe("joined");
  expect(await actsOf(admin)).toEqual([`signup.invited email_signups ${id}`]);
});

it("refuses to invite an address that is not confirmed, invited already or unknown", async () => {
  const admin = await createAdmin();
  const [waiting, invited] = [await signup(null), await signup()];
  await inviteSignup(admin, { id: invited.id });
  for (const id of [waiting.id, invited.id])
    await expect(inviteSignup(admin, { id })).rejects.toMatchObject({ code: "conflict" });
  await expect(inviteSignup(admin, { id: 2_000_000_000 })).rejects.toMatchObject({ code: "not_found" });
  expect(await actsOf(admin)).toHaveLength(1);
});

it("invites unconfirmed addresses where no mail is sent, because nobody can confirm there", async () => {
  Object.assign(env(), { SMTP_URL: undefined });
  const { id } = await signup(null);
  await inviteSignup(await createAdmin(), { id });
  expect(await stateOf(id)).toBe("invited");
});

it("lets one of two admins invite an address", async () => {
  const { id } = await signup();
  const admins = [await createAdmin(), await createAdmin("owner")];
  const outcomes = await Promise.allSettled(admins.map((admin) => inviteSignup(admin, { id })));
  expect(outcomes.map(({ status }) => status).toSorted()).toEqual(["fulfilled", "rejected"]);
  expect(await db().outboxEvent.count()).toBe(1);
  expect((await Promise.all(admins.map(actsOf))).flat()).toHaveLength(1);
});

it("invites the next in the order of confirmation, and two calls take different people", async () => {
  const people = [];
  for (let place = 0; place < 7; place++) people.push(await signup(new Date(2026, 0, 10 - place)));
  await signup(null);
  const admin = await createAdmin();
  expect((await inviteNext(admin, { count: 2 })).invited).toBe(2);
  expect(await Promise.all(people.slice(-2).map(({ id }) => stateOf(id)))).toEqual(["invited", "invited"]);
  const both = await Promise.all([inviteNext(admin, { count: 2 }), inviteNext(admin, { count: 2 })]);
  expect(both.map(({ invited }) => invited)).toEqual([2, 2]);
  expect((await inviteNext(admin, { count: 100 })).invited).toBe(1);
  expect(await inviteNext(admin, { count: 100 })).toMatchObject({ invited: 0, message: "Nobody is left to invite." });
  expect(new Set(await actsOf(admin)).size).toBe(7);
  expect((await actsOf(admin)).length).toBe(7);
});

it("sends a new code that revokes the previous one, and keeps admitted browsers admitted", async () => {
  const admin = await createAdmin();
  const { id, address } = await signup();
  await inviteSignup(admin, { id });
  const first = await codeOf(address);
  const cookie = await cookieBy(first);
  await resendInvitation(admin, { id });
  const second = await codeOf(address);
  expect(second).not.toBe(first);
  expect([(await enter(first)).status, (await enter(second)).status, await admits(cookie)]).toEqual([401, 200, true]);
  await resendInvitation(admin, { id });
  await expect(resendInvitation(admin, { id })).rejects.toMatchObject({ code: "rate_limited" });
  const other = await signup();
  await expect(resendInvitation(admin, { id: other.id })).rejects.toMatchObject({ code: "conflict" });
});

it.each([
  ["withdrawing", withdrawInvitation, "confirmed", "invitation.withdrawn"],
  ["removing", removeSignup, undefined, "signup.removed"],
] as const)("ends code and cookies by %s", async (_way, end, state, action) => {
  const admin = await createAdmin();
  const { id, address } = await signup();
  await inviteSignup(admin, { id });
  const code = await codeOf(address);
  const cookie = await cookieBy(code);
  expect(await admits(cookie)).toBe(true);
  await end(admin, { id, reason: REASON });
  expect([(await enter(code)).status, await admits(cookie), await stateOf(id)]).toEqual([401, false, state]);
  expect(await actsOf(admin)).toContain(`${action} email_signups ${id}`);
  const refusal = end === removeSignup ? "not_found" : "conflict";
  await expect(end(admin, { id, reason: REASON })).rejects.toMatchObject({ code: refusal });
});

it("keeps the access of a person who leaves the list", async () => {
  const { id, address } = await signup();
  await inviteSignup(await createAdmin(), { id });
  const cookie = await cookieBy(await codeOf(address));
  await db().emailSignup.delete({ where: { id } });
  expect(await admits(cookie)).toBe(true);
});

it("gives a personal code as many uses as the mail says", async () => {
  const { id, address } = await signup();
  await inviteSignup(await createAdmin(), { id });
  const code = await codeOf(address);
  expect(mailsTo(address)[0]?.text).toContain(`in ${MAX_PERSONAL_USES} browsers`);
  const statuses: number[] = [];
  for (let use = 0; use <= MAX_PERSONAL_USES; use++) statuses.push((await enter(code)).status);
  expect(statuses).toEqual([...Array<number>(MAX_PERSONAL_USES).fill(200), 401]);
});

it("searches, filters, sorts and pages", async () => {
  const admin = await createAdmin();
  await db().$executeRaw`
    INSERT INTO email_signups (email, email_key, created_at)
    SELECT 'reader_' || n || '@example.com', 'reader_' || n || '@example.com', now() - make_interval(days => n)
    FROM generate_series(1, 60) AS n`;
  const { id } = await signup(new Date(), "reader%x@example.com");
  await inviteSignup(admin, { id });
  const find = async (query: object) => (await listSignups(admin, signupsQuery.parse(query))).list;
  expect(await find({})).toMatchObject({ total: 61, page: 1, pages: 3 });
  expect((await find({ page: "3" })).rows).toHaveLength(11);
  expect((await find({ search: "READER%" })).rows.map((row) => row.id)).toEqual([id]);
  expect((await find({ search: "reader_7@" })).total).toBe(1);
  expect((await find({ state: "invited" })).rows.map((row) => row.id)).toEqual([id]);
  expect((await find({ sort: "oldest" })).rows[0]?.email).toBe("reader_60@example.com");
  expect((await find({ sort: "next" })).rows[0]?.id).toBe(id);
  expect((await listSignups(admin, signupsQuery.parse({}))).counts).toEqual({
    waiting: 60,
    confirmed: 0,
    invited: 1,
    joined: 0,
  });
});

it("exports addresses without spreadsheet formulas, and logs the export", async () => {
  const admin = await createAdmin();
  await signup(null, "=cmd+1@example.com");
  await signup(null, "+49@example.com");
  const csv = await exportSignups(admin);
  expect(csv.split("\r\n").slice(1, 3)).toEqual([
    expect.stringMatching(/^'=cmd\+1@example\.com,waiting,/),
    expect.stringMatching(/^'\+49@example\.com,waiting,/),
  ]);
  expect(await actsOf(admin)).toEqual(["signups.exported email_signups"]);
});
