import * as answerRoute from "@/app/api/check-ins/answer/route";
import * as unsubscribeRoute from "@/app/api/check-ins/unsubscribe/route";
import { deliverOutbox } from "@/lib/features/accounts/outbox/deliver-outbox";
import { answerByLink } from "@/lib/features/check-ins/answer-by-link";
import { changeCheckInSettings } from "@/lib/features/check-ins/change-check-in-settings";
import { findLink } from "@/lib/features/check-ins/find-link";
import { checkInSettingsInput } from "@/lib/features/check-ins/schema";
import { sendCheckIns } from "@/lib/features/check-ins/send-check-ins";
import { getOfferedReview } from "@/lib/features/check-ins/get-offered-review";
import { planNextMail } from "@/lib/features/check-ins/send-store";
import { stopMails } from "@/lib/features/check-ins/stop-mails";
import { listCommitments } from "@/lib/features/goals/commitments/list-commitments";
import { db } from "@/lib/server/db";
import type { Ctx, SystemActor } from "@/lib/shared/actor";
import { instantOf, plusDays } from "@/lib/shared/time/zoned-time";
import { callEndpoint } from "@/tests/support/security/call-endpoint";
import { keep, person, type Person } from "@/tests/support/factories/person-with-commitments";
import { type MailServer, startMailServer } from "@/tests/support/fakes/mail-server";
import { changeSettings, restoreSettings } from "@/tests/support/settings";

let mail: MailServer;
beforeAll(async () => {
  mail = await startMailServer();
  changeSettings({ SMTP_URL: mail.url, RATE_LIMIT_SCALE: 1000 });
});
afterAll(async () => {
  restoreSettings();
  await mail.close();
});
beforeEach(async () => {
  await db().outboxEvent.deleteMany({});
  await db().checkInSettings.deleteMany({});
  mail.received.length = 0;
});

const systemAt = (now: string | Date): Ctx<SystemActor> => ({
  actor: { type: "system", job: "test" },
  requestId: "test",
  now: new Date(now),
  network: "local",
});

const remind = ({ at, zone }: Person, now: string | Date, change: object = {}) =>
  changeCheckInSettings(at(now), checkInSettingsInput.parse({ timeZone: zone, mailOn: true, ...change }));

async function run(now: string | Date): Promise<number> {
  await sendCheckIns(systemAt(now));
  const before = mail.received.length;
  await deliverOutbox(systemAt(new Date(Math.max(new Date(now).getTime(), Date.now()) + 1_000)));
  return mail.received.length - before;
}

describe("the mail of a day", () => {
  it("says what is due in plain text and HTML, and can be stopped by one press of the mail program", async () => {
    const ada = await person();
    await keep(ada.at("2026-11-23T08:00:00Z"), ada.zone, {
      text: "Call <Jo> & Bo",
      due: { date: "2026-11-24", time: "09:00" },
    });
    await remind(ada, "2026-11-23T08:00:00Z");
    expect(await run("2026-11-24T06:59:00Z")).toBe(0);
    expect(await run("2026-11-24T07:00:00Z")).toBe(1);
    const [sent] = mail.received;
    expect(sent?.subject).toBe("Clarity check-in: one step is due");
    expect(sent?.text).toContain("Call <Jo> & Bo\nDue: Tuesday, 24 November 2026, 09:00, Europe/Berlin");
    expect(sent?.html).toContain("Call &lt;Jo&gt; &amp; Bo");
    const header = (name: string) => sent?.headers.find(({ key }) => key === name)?.value;
    expect(header("list-unsubscribe-post")).toBe("List-Unsubscribe=One-Click");
    const url = new URL(/<([^<>]+)>/.exec(header("list-unsubscribe") ?? "")?.[1] ?? "");
    expect(url.pathname).toBe("/api/check-ins/unsubscribe");
    // As RFC 8058 specifies: no cookie, no origin, a form.
    const { status } = await callEndpoint("POST /api/check-ins/unsubscribe", {
      query: url.search,
      body: "List-Unsubscribe=One-Click",
      headers: { "content-type": "application/x-www-form-urlencoded" },
      hasOrigin: false,
    });
    expect(status).toBe(200);
    expect(await run("2026-11-25T08:00:00Z")).toBe(0);
  });

  it("comes at most once a day, and only when something is due", async () => {
    const ada = await person();
    await remind(ada, "2026-11-23T08:00:00Z");
    expect(await run("2026-11-24T07:00:00Z")).toBe(0);
    await keep(ada.at("2026-11-24T08:00:00Z"), ada.zone, { due: { date: "2026-11-24" } });
    // Setting another time on the same day sends no second mail either.
    await remind(ada, "2026-11-24T08:00:00Z", { mailTime: "10:00" });
    expect(await run("2026-11-24T09:00:00Z")).toBe(1);
    await remind(ada, "2026-11-24T09:01:00Z", { mailTime: "12:00" });
    expect(await run("2026-11-24T11:00:00Z")).toBe(0);
    expect(await run("2026-11-25T11:00:00Z")).toBe(1);
  });

  it("names a step that nobody answers twice in seven days, and beside a new one at any time", async () => {
    const ada = await person();
    await keep(ada.at("2026-11-22T08:00:00Z"), ada.zone, { due: { date: "2026-11-23" } });
    await remind(ada, "2026-11-22T08:00:00Z");
    const days = async (from: number, to: number) => {
      const sent: number[] = [];
      for (let day = from; day <= to; day++) if ((await run(`2026-11-${day}T07:00:00Z`)) > 0) sent.push(day);
      return sent;
    };
    expect(await days(23, 26)).toEqual([23, 24]);
    await keep(ada.at("2026-11-26T08:00:00Z"), ada.zone, { text: "Write Bo", due: { date: "2026-11-27" } });
    expect(await days(27, 27)).toEqual([27]);
    const { text = "", subject } = mail.received.at(-1) ?? {};
    expect(subject).toBe("Clarity check-in: 2 steps are due");
    expect(text.indexOf("Write Bo")).toBeLessThan(text.indexOf("Call Jo"));
    expect(text).toContain("Call Jo\nWas due: Monday, 23 November 2026");
  });

  it("is sent once by two instances that check at the same time", async () => {
    const ada = await person();
    await keep(ada.at("2026-11-23T08:00:00Z"), ada.zone, { due: { date: "2026-11-24" } });
    await remind(ada, "2026-11-23T08:00:00Z");
    const now = systemAt("2026-11-24T07:00:00Z");
    await Promise.all([sendCheckIns(now), sendCheckIns(now), sendCheckIns(now)]);
    expect(await db().outboxEvent.count()).toBe(1);
  });

  it("is neither lost nor doubled by a fault before its transaction ends", async () => {
    const ada = await person();
    await keep(ada.at("2026-11-23T08:00:00Z"), ada.zone, { due: { date: "2026-11-24" } });
    await remind(ada, "2026-11-23T08:00:00Z");
    const now = new Date("2026-11-24T07:00:00Z");
    await expect(
      planNextMail(now, () => {
        throw new Error("killed");
      }),
    ).rejects.toThrow("killed");
    expect([
      await db().outboxEvent.count(),
      await db().checkInMail.count({ where: { userId: ada.at(now).actor.userId } }),
    ]).toEqual([0, 0]);
    expect(await run(now)).toBe(1);
    expect(await run(new Date(now.getTime() + 60_000))).toBe(0);
  });

  it("is not sent to an unconfirmed address, nor a day late", async () => {
    const [grace, ada] = [await person("Europe/Berlin", false), await person()];
    for (const each of [grace, ada]) {
      await keep(each.at("2026-11-23T08:00:00Z"), each.zone, { due: { date: "2026-11-24" } });
      await remind(each, "2026-11-23T08:00:00Z");
    }
    // The application was away all of Tuesday.
    expect(await run("2026-11-25T06:00:00Z")).toBe(0);
    expect(await run("2026-11-25T07:00:00Z")).toBe(1);
    expect(mail.received[0]?.recipients).toEqual([ada.email]);
  });

  it.each([
    ["America/New_York", "2026-03-07"],
    ["America/New_York", "2026-10-31"],
    ["Europe/Berlin", "2026-03-28"],
    ["Europe/Berlin", "2026-10-24"],
    ["Asia/Kolkata", "2026-03-28"],
    ["Pacific/Auckland", "2026-04-04"],
    ["Pacific/Auckland", "2026-09-26"],
  ])(
    "comes once on each of three days in %s from %s, by the clock on the wall",
    async (zone, start) => {
      const ada = await person(zone);
      const begin = instantOf({ date: start, time: "00:30" }, zone);
      for (const days of [0, 1, 2])
        await keep(ada.at(begin), zone, { text: `Step ${days}`, due: { date: plusDays(start, days) } });
      await remind(ada, begin, { mailTime: "02:30" });
      const hours: string[] = [];
      for (let minutes = 0; minutes < 3 * 24 * 60; minutes += 15) {
        const now = new Date(begin.getTime() + minutes * 60_000);
        if ((await run(now)) > 0)
          hours.push(
            new Intl.DateTimeFormat("sv-SE", { timeZone: zone, dateStyle: "short", timeStyle: "short" }).format(now),
          );
      }
      expect(hours.map((hour) => hour.slice(0, 10))).toEqual([start, plusDays(start, 1), plusDays(start, 2)]);
      for (const hour of hours) expect(hour).toMatch(/ 0[23]:30$/);
    },
    120_000,
  );
});

describe("the links of a mail", () => {
  async function sent(time: string | null = null): Promise<{ ada: Person; token: string; stop: string }> {
    const ada = await person();
    await keep(ada.at("2026-11-23T08:00:00Z"), ada.zone, { due: { date: "2026-11-24", time } });
    await remind(ada, "2026-11-23T08:00:00Z");
    await run("2026-11-24T07:00:00Z");
    const tokens = [...(mail.received.at(-1)?.text ?? "").matchAll(/check-in\?token=(\S+)/g)].map(([, token]) => token);
    return { ada, token: tokens[0] ?? "", stop: tokens.at(-1) ?? "" };
  }
  const NOW = "2026-11-24T09:00:00Z";
  const open = (ada: Person) => listCommitments(ada.at(NOW), { settled: false, limit: 10 });

  it("change nothing when they are opened", async () => {
    const { ada, token, stop } = await sent();
    const before = await open(ada);
    expect(await findLink(ada.at(NOW), { token })).toMatchObject({ kind: "commitment", text: "Call Jo" });
    expect(await findLink(ada.at(NOW), { token: stop })).toMatchObject({ kind: "unsubscribe" });
    for (const { GET } of [answerRoute, unsubscribeRoute]) expect(GET().status).toBe(405);
    expect(await open(ada)).toEqual(before);
    expect((await db().checkInSettings.findFirstOrThrow()).mailOn).toBe(true);
  });

  it("answer once, without a session; the same answer again changes nothing, another one is refused", async () => {
    const { ada, token } = await sent();
    const visitor = { ...ada.at(NOW), actor: { type: "visitor" as const } };
    expect(await answerByLink(visitor, { token, answer: "done" })).toMatchObject({ message: "Recorded as done." });
    expect(await answerByLink(visitor, { token, answer: "done" })).toMatchObject({ success: true });
    await expect(answerByLink(visitor, { token, answer: "dropped" })).rejects.toMatchObject({ code: "conflict" });
    expect(await findLink(visitor, { token })).toMatchObject({ text: null });
    expect(await open(ada)).toEqual([]);
  });

  it("move to tomorrow in the person's zone, at the same time of day", async () => {
    const { ada, token } = await sent("09:30");
    await answerByLink(ada.at(NOW), { token, answer: "tomorrow" });
    expect((await open(ada)).map(({ due }) => due?.text)).toEqual([
      "Wednesday, 25 November 2026, 09:30, Europe/Berlin",
    ]);
  });

  it("have one effect only, and none when they are changed or too old", async () => {
    const { ada, token, stop } = await sent();
    await expect(stopMails(ada.at(NOW), { token })).rejects.toMatchObject({ code: "gone" });
    await expect(answerByLink(ada.at(NOW), { token: stop, answer: "done" })).rejects.toMatchObject({ code: "gone" });
    const [body = "", mac = ""] = token.split(".");
    const forged = Buffer.from(
      Buffer.from(body, "base64url")
        .toString()
        .replace(/"u":\d+/, '"u":1'),
    ).toString("base64url");
    await expect(answerByLink(ada.at(NOW), { token: `${forged}.${mac}`, answer: "done" })).rejects.toMatchObject({
      code: "gone",
    });
    await expect(answerByLink(ada.at("2027-03-01T00:00:00Z"), { token, answer: "done" })).rejects.toMatchObject({
      code: "gone",
    });
    expect(await findLink(ada.at(NOW), { token: "x" })).toBeNull();
    expect(await open(ada)).toHaveLength(1);
  });
});

it("offers the weekly review on its day in the person's zone, until it is begun", async () => {
  const ada = await person("Pacific/Auckland");
  // Sunday morning in Auckland is still Saturday in UTC.
  const sunday = ada.at("2026-11-28T20:00:00Z");
  await changeCheckInSettings(sunday, { timeZone: ada.zone, reviewDay: 0 });
  expect(await getOfferedReview(ada.at("2026-11-27T20:00:00Z"))).toBeNull();
  expect(await getOfferedReview(sunday)).toMatchObject({ id: "weekly-review" });
  const { userId } = sunday.actor;
  const { id } = await db().conversation.create({ data: { userId, title: "Review" } });
  const run = { userId, conversationId: id, practiceId: "weekly-review", state: {}, createdAt: sunday.now };
  await db().practiceRun.create({ data: run });
  expect(await getOfferedReview(sunday)).toBeNull();
});
