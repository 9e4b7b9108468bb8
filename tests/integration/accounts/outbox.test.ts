import { deliverOutbox } from "@/lib/features/accounts/deliver-outbox";
import { sealPayload } from "@/lib/features/accounts/outbox-payload";
import { sendMailLater } from "@/lib/features/accounts/send-mail-later";
import { db } from "@/lib/server/db";
import type { Ctx, SystemActor } from "@/lib/shared/actor";
import { type MailServer, startMailServer } from "@/tests/support/mail-server";
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
beforeEach(() => db().outboxEvent.deleteMany({}));

const deliver = (now = new Date()) => {
  const ctx: Ctx<SystemActor> = { actor: { type: "system", job: "test" }, requestId: "test", now, network: "local" };
  return deliverOutbox(ctx);
};
const sealedByLostKey = { sealed: sealPayload({}).sealed.replace("v1.k1.", "v1.lost.") };
const kindsLeft = async () => (await db().outboxEvent.findMany()).map(({ kind }) => kind);

it("delivers the other events when the key of one is gone, and gives that one up after a day", async () => {
  await db().outboxEvent.create({ data: { kind: "mail", payload: sealedByLostKey } });
  await sendMailLater({ to: "ada@example.com", subject: "Hi", text: "Hello" });
  expect(await deliver()).toBe(1);
  expect(mail.received.at(-1)).toMatchObject({ subject: "Hi", recipients: ["ada@example.com"] });
  expect(await kindsLeft()).toEqual(["mail"]);
  await deliver(new Date(Date.now() + 2 * DAY));
  expect(await kindsLeft()).toEqual([]);
});

it("leaves an event that it does not know to a newer version of the application", async () => {
  await db().outboxEvent.create({ data: { kind: "of.tomorrow", payload: sealPayload({}) } });
  expect(await deliver()).toBe(0);
  expect(await kindsLeft()).toEqual(["of.tomorrow"]);
});
