import { randomUUID } from "node:crypto";
import { deliverOutbox } from "@/lib/features/accounts/outbox/deliver-outbox";
import {
  addEvent,
  addMailOnceIn,
  claimDueEvent,
  removeEvent,
  sealPayload,
} from "@/lib/features/accounts/outbox/outbox-store";
import { enqueueMail } from "@/lib/features/accounts/outbox/enqueue-outbox";
import { db } from "@/lib/server/db";
import type { Ctx, SystemActor } from "@/lib/shared/actor";
import { createUser } from "@/tests/support/factories/create-user";
import { type MailServer, startMailServer } from "@/tests/support/fakes/mail-server";
import { changeSettings, restoreSettings } from "@/tests/support/settings";

const DAY = 86_400_000;
let mail: MailServer;

beforeAll(async () => {
  mail = await startMailServer();
  changeSettings({ SMTP_URL: mail.url });
});
afterAll(async () => {
  restoreSettings();
  await mail.close();
});
beforeEach(async () => {
  await db().outboxEvent.deleteMany({});
  mail.trouble.hold = undefined;
  mail.trouble.refuse = undefined;
});

const deliver = (now = new Date()) => {
  const ctx: Ctx<SystemActor> = { actor: { type: "system", job: "test" }, requestId: "test", now, network: "local" };
  return deliverOutbox(ctx);
};
const sealedByLostKey = { sealed: sealPayload({}).sealed.replace("v1.k1.", "v1.lost.") };
const kindsLeft = async () => (await db().outboxEvent.findMany()).map(({ kind }) => kind);

it("delivers other events when one event's key is gone", async () => {
  await db().outboxEvent.create({ data: { kind: "mail", payload: sealedByLostKey } });
  await enqueueMail({ to: "ada@example.com", subject: "Hi", text: "Hello" });
  expect(await deliver()).toBe(1);
  expect(mail.received.at(-1)).toMatchObject({ subject: "Hi", recipients: ["ada@example.com"] });
  expect(await kindsLeft()).toEqual(["mail"]);
  await deliver(new Date(Date.now() + 2 * DAY));
  expect(await kindsLeft()).toEqual([]);
});

it("mails each event once when two runs overlap and mails are slow", async () => {
  const before = mail.received.length;
  for (let i = 0; i < 6; i++) await addEvent("mail", { to: `p${i}@example.com`, subject: `Mail ${i}`, text: "Hello" });
  const [first, second] = await Promise.all([deliver(), deliver(new Date(Date.now() + 90_000))]);
  expect(first + second).toBe(6);
  const subjects = mail.received.slice(before).map(({ subject }) => subject);
  expect(subjects.sort()).toEqual(["Mail 0", "Mail 1", "Mail 2", "Mail 3", "Mail 4", "Mail 5"]);
});

it("leases an event only when its own delivery begins", async () => {
  await addEvent("mail", { to: "not an address", subject: "First", text: "Fails" });
  await addEvent("mail", { to: "ada@example.com", subject: "Second", text: "Hello" });
  const now = new Date();
  const claimed = await claimDueEvent(now);
  const waiting = await db().outboxEvent.findMany({ where: { id: { not: claimed?.id } } });
  expect(waiting.map(({ attempts }) => attempts)).toEqual([0]);
  expect((await claimDueEvent(new Date(now.getTime() + 119_000)))?.id).toBe(waiting[0]?.id);
  expect(await claimDueEvent(new Date(now.getTime() + 119_000))).toBeNull();
  expect((await claimDueEvent(new Date(now.getTime() + 121_000)))?.id).toBe(claimed?.id);
});

it("mails the same reset link again when a delivery is repeated, valid from its own delivery", async () => {
  const { id: userId, email } = await createUser();
  const before = mail.received.length;
  const event = { id: randomUUID(), kind: "password.reset", payload: sealPayload({ email }) };
  const repeatedAt = new Date(Date.now() + 9 * 60_000);
  await db().outboxEvent.create({ data: event });
  await deliver();
  await db().outboxEvent.create({ data: event });
  await deliver(repeatedAt);
  const links = mail.received.slice(before).map(({ text = "" }) => /token=([\w-]{43})/.exec(text ?? "")?.[1]);
  expect(links).toHaveLength(2);
  expect(links[0]).toBe(links[1]);
  const tokens = await db().oneTimeToken.findMany({ where: { userId } });
  expect(tokens).toHaveLength(1);
  expect(tokens[0]?.expiresAt.getTime()).toBeGreaterThanOrEqual(repeatedAt.getTime() + 600_000);
});

it("leaves unknown events to newer versions", async () => {
  await db().outboxEvent.create({ data: { kind: "of.tomorrow", payload: sealPayload({}) } });
  expect(await deliver()).toBe(0);
  expect(await kindsLeft()).toEqual(["of.tomorrow"]);
});

describe("a mail that must not be sent twice", () => {
  const LATER = new Date(Date.now() + 10 * 60_000);
  async function add(): Promise<string> {
    const to = `${randomUUID()}@example.com`;
    await addMailOnceIn(db(), { to, subject: "Once", text: "Hello" });
    return to;
  }
  const receivedBy = (to: string) => mail.received.filter(({ recipients }) => recipients.includes(to)).length;

  it.each(["recipient", "end"] as const)("is tried again after the mail server refused its %s", async (refused) => {
    const to = await add();
    mail.trouble.refuse = (stage) =>
      stage === refused ? Object.assign(new Error("Come back later"), { responseCode: 450 }) : undefined;
    expect(await deliver()).toBe(0);
    expect(receivedBy(to)).toBe(0);
    expect(await db().outboxEvent.findMany()).toMatchObject([{ kind: "mail.once", attempts: 1 }]);
    mail.trouble.refuse = undefined;
    expect(await deliver()).toBe(0);
    expect(await deliver(LATER)).toBe(1);
    expect(receivedBy(to)).toBe(1);
    expect(await kindsLeft()).toEqual([]);
  });

  it("is not sent again when the connection breaks before the mail server confirms it", async () => {
    const to = await add();
    mail.trouble.hold = async (stage) => {
      if (stage === "end") mail.disconnect();
    };
    await deliver();
    mail.trouble.hold = undefined;
    expect(await deliver(LATER)).toBe(0);
    expect(receivedBy(to)).toBe(1);
  });

  it("is not sent by an instance whose lease went to another one", async () => {
    const to = await add();
    const { id } = await db().outboxEvent.findFirstOrThrow();
    mail.trouble.hold = async (stage) => {
      if (stage === "recipient") await removeEvent(id);
    };
    expect(await deliver()).toBe(0);
    expect(receivedBy(to)).toBe(0);
  });
});
