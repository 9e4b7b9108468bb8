import { randomUUID } from "node:crypto";
import { POST as confirmRoute } from "@/app/api/early-access/confirm/route";
import { POST as leaveRoute } from "@/app/api/early-access/leave/route";
import { deliverOutbox } from "@/lib/features/accounts/outbox/deliver-outbox";
import { joinEarlyAccess } from "@/lib/features/early-access/join-early-access";
import { countSeats } from "@/lib/features/early-access/count-seats";
import {
  ADDRESS_CONFIRMED,
  CONFIRMED_WAITING,
  LINK_OVER,
  LIST_LEFT,
  SEAT_RESERVED,
} from "@/lib/features/early-access/model";
import { purgeUnconfirmed } from "@/lib/features/early-access/purge-unconfirmed";
import { db } from "@/lib/server/db";
import { env } from "@/lib/server/env";
import { type MailServer, startMailServer } from "@/tests/support/fakes/mail-server";

const DAY = 86_400_000;
let mail: MailServer;

beforeAll(async () => (mail = await startMailServer()));
afterAll(() => mail.close());
beforeEach(async () => {
  Object.assign(env(), { SMTP_URL: mail.url });
  await db().emailSignup.deleteMany();
});

const ctx = (now = new Date()) => ({
  actor: { type: "system", job: "test" } as const,
  requestId: "test",
  now,
  network: randomUUID(),
});
const join = (email: string, now?: Date) => joinEarlyAccess(ctx(now), { email });
const newAddress = () => `${randomUUID()}@example.com`;
const mailsTo = (email: string) => mail.received.filter(({ recipients }) => recipients.includes(email));

async function linkOf(email: string): Promise<string> {
  await deliverOutbox(ctx());
  return /early-access\?token=([\w-]{43})/.exec(mailsTo(email).at(-1)?.text ?? "")?.[1] ?? "none";
}

async function call(post: typeof confirmRoute, token: unknown) {
  const request = new Request("http://localhost:3000/api/early-access", {
    method: "POST",
    headers: {
      origin: "http://localhost:3000",
      "content-type": "application/json",
      "x-forwarded-for": randomUUID(),
    },
    body: JSON.stringify({ token }),
  });
  const response = await post(request, { params: Promise.resolve({}) });
  const { message } = (await response.json()) as { message: string };
  return { status: response.status, message };
}

const stored = (email: string) => db().emailSignup.findUnique({ where: { emailKey: email } });

it("reserves a seat, mails one link and confirms by it", async () => {
  const email = newAddress();
  expect(await join(email)).toEqual({ success: true, message: SEAT_RESERVED, waitingList: false, linkMailed: true });
  expect((await stored(email))?.confirmedAt).toBeNull();
  const token = await linkOf(email);
  expect(await call(confirmRoute, token)).toEqual({ status: 200, message: ADDRESS_CONFIRMED });
  const first = (await stored(email))?.confirmedAt;
  expect(first).toBeInstanceOf(Date);
  expect(await call(confirmRoute, token)).toEqual({ status: 200, message: ADDRESS_CONFIRMED });
  expect((await stored(email))?.confirmedAt).toEqual(first);
});

it("gives seats to confirmed addresses alone, and says so when the last one goes", async () => {
  await db().$executeRaw`
    INSERT INTO email_signups (email, email_key, confirmed_at)
    SELECT 'reader' || n || '@example.com', 'reader' || n || '@example.com', now() FROM generate_series(1, 499) AS n`;
  const [one, two] = [newAddress(), newAddress()];
  for (const email of [one, two]) expect(await join(email)).toMatchObject({ waitingList: false });
  const links = [await linkOf(one), await linkOf(two)];
  expect((await countSeats(ctx())).taken).toBe(499);
  expect((await call(confirmRoute, links[1])).message).toBe(ADDRESS_CONFIRMED);
  expect((await call(confirmRoute, links[0])).message).toBe(CONFIRMED_WAITING);
  expect((await countSeats(ctx())).taken).toBe(500);
  expect(await join(newAddress())).toMatchObject({ waitingList: true });
});

it("removes an address by the same link", async () => {
  const email = newAddress();
  await join(email);
  const token = await linkOf(email);
  await call(confirmRoute, token);
  expect(await call(leaveRoute, token)).toEqual({ status: 200, message: LIST_LEFT });
  expect(await stored(email)).toBeNull();
  for (const route of [leaveRoute, confirmRoute])
    expect(await call(route, token)).toEqual({ status: 410, message: LINK_OVER });
});

it("replaces the link on a second signup, three mails an hour", async () => {
  const email = newAddress();
  const first = await join(email);
  const token = await linkOf(email);
  for (let again = 0; again < 4; again += 1) expect(await join(email)).toEqual(first);
  await linkOf(email);
  expect(mailsTo(email)).toHaveLength(3);
  expect(await call(confirmRoute, token)).toMatchObject({ status: 410 });
  expect(await call(confirmRoute, await linkOf(email))).toMatchObject({ status: 200 });
  expect(await db().emailSignup.count()).toBe(1);
});

it.each([
  ["nothing", undefined],
  ["a guess", "x".repeat(43)],
  ["a list", ["a"]],
  ["a long text", "x".repeat(50_000)],
])("lets %s neither confirm nor remove anybody", async (_what, token) => {
  const email = newAddress();
  await join(email);
  for (const route of [leaveRoute, confirmRoute]) expect([400, 410, 413]).toContain((await call(route, token)).status);
  expect(await stored(email)).toMatchObject({ confirmedAt: null });
});

it("purges unconfirmed addresses after thirty days", async () => {
  const now = new Date();
  const long = new Date(now.getTime() - 30 * DAY - 1);
  const [silent, confirmed, recent, unmailed] = [newAddress(), newAddress(), newAddress(), newAddress()];
  await join(silent, long);
  await join(confirmed, long);
  await call(confirmRoute, await linkOf(confirmed));
  await join(recent, new Date(long.getTime() + 2));
  Object.assign(env(), { SMTP_URL: undefined });
  expect(await join(unmailed, long)).toMatchObject({ linkMailed: false });
  await purgeUnconfirmed(ctx(now));
  const left = await db().emailSignup.findMany({ select: { email: true } });
  expect(new Set(left.map(({ email }) => email))).toEqual(new Set([confirmed, recent, unmailed]));
});
