import ICAL from "ical.js";
import { changeCheckInSettings } from "@/lib/features/check-ins/change-check-in-settings";
import { getCalendarFeed, getCalendarFile } from "@/lib/features/check-ins/get-calendar";
import { renewCalendar, revokeCalendar } from "@/lib/features/check-ins/renew-calendar";
import { changeCommitment } from "@/lib/features/goals/commitments/change-commitment";
import { outcomeInput } from "@/lib/features/goals/schema";
import { recordOutcome } from "@/lib/features/goals/commitments/record-outcome";
import { db } from "@/lib/server/db";
import { keep, person } from "@/tests/support/factories/person-with-commitments";

describe("the calendar", () => {
  const NOW = "2026-11-23T08:00:00Z";
  const tokenOf = (url: string | null) => /([0-9a-f]{64})\.ics$/.exec(url ?? "")?.[1] ?? "";
  const events = (text: string) =>
    new ICAL.Component(ICAL.parse(text)).getAllSubcomponents("vevent").map((each) => new ICAL.Event(each));

  it("is read by another library, with the same id and a higher sequence after a change", async () => {
    const ada = await person();
    const ctx = ada.at(NOW);
    const timed = await keep(ctx, ada.zone, { due: { date: "2026-12-01", time: "09:00" } });
    await keep(ctx, ada.zone, { text: "Write Bo", due: { date: "2026-12-02" } });
    await keep(ctx, ada.zone, { text: "Without a day" });
    const token = tokenOf((await renewCalendar(ctx)).calendarUrl);
    const [first, second, ...others] = events(await getCalendarFeed(ctx, { token }));
    expect(others).toEqual([]);
    expect(first?.summary).toBe("Clarity check-in");
    expect(first?.startDate.toJSDate().toISOString()).toBe("2026-12-01T08:00:00.000Z");
    expect([second?.startDate.isDate, second?.startDate.toString(), second?.endDate.toString()]).toEqual([
      true,
      "2026-12-02",
      "2026-12-03",
    ]);
    await changeCommitment(ctx, { id: timed.id, due: { date: "2026-12-03", time: "10:00" } });
    const changed = events(await getCalendarFeed(ctx, { token })).find(({ uid }) => uid === first?.uid);
    expect(changed?.startDate.toJSDate().toISOString()).toBe("2026-12-03T09:00:00.000Z");
    expect(changed?.sequence).toBeGreaterThan(first?.sequence ?? 0);
    const moved = outcomeInput.parse({ answer: "moved", due: { date: "2026-12-10" }, timeZone: ada.zone });
    await recordOutcome(ctx, { id: timed.id, ...moved });
    const successor = events(await getCalendarFeed(ctx, { token })).find(({ uid }) => uid === first?.uid);
    expect(successor?.sequence).toBeGreaterThan(changed?.sequence ?? 0);
  });

  it("contains the text of a commitment only when its person allows it", async () => {
    const ada = await person();
    const ctx = ada.at(NOW);
    const { id } = await keep(ctx, ada.zone, { text: "Tell Marco; today, or never", due: { date: "2026-12-01" } });
    expect(await getCalendarFile(ctx, { id })).not.toContain("Marco");
    await changeCheckInSettings(ctx, { timeZone: ada.zone, calendarTitles: true });
    expect(events(await getCalendarFile(ctx, { id }))[0]?.summary).toBe("Tell Marco; today, or never");
    const other = (await person()).at(NOW);
    await expect(getCalendarFile(other, { id })).rejects.toMatchObject({ code: "not_found" });
  });

  it("is not found at an address that was replaced or revoked", async () => {
    const ada = await person();
    const ctx = ada.at(NOW);
    const token = tokenOf((await renewCalendar(ctx)).calendarUrl);
    const next = tokenOf((await renewCalendar(ctx)).calendarUrl);
    await expect(getCalendarFeed(ctx, { token })).rejects.toMatchObject({ code: "not_found" });
    expect(await getCalendarFeed(ctx, { token: next })).toContain("BEGIN:VCALENDAR");
    expect((await revokeCalendar(ctx)).calendarUrl).toBeNull();
    await expect(getCalendarFeed(ctx, { token: next })).rejects.toMatchObject({ code: "not_found" });
    const stored = JSON.stringify(await db().checkInSettings.findMany());
    expect(stored).not.toContain(next);
  });
});
