import { randomInt, randomUUID } from "node:crypto";
import { listReadLog } from "@/lib/features/read-log/list-read-log";
import { analyseProfile } from "@/lib/features/profile/analyse-profile";
import { getProfile } from "@/lib/features/profile/get-profile";
import { importProfile } from "@/lib/features/profile/import-profile";
import { linkProfile } from "@/lib/features/profile/link-profile";
import { profileView } from "@/lib/features/profile/schema";
import { db } from "@/lib/server/db";
import type { Ctx, TrialActor } from "@/lib/shared/actor";
import { answer, pdlRecord, startFakePeopleDataLabs } from "@/tests/support/fakes/fake-people-data-labs";
import { changeSettings, restoreSettings } from "@/tests/support/settings";

const visitor = (): Ctx => ({
  actor: { type: "visitor" },
  requestId: randomUUID(),
  now: new Date(),
  network: `test-${randomUUID()}`,
});
const trial = async (): Promise<Ctx<TrialActor>> => {
  const id = randomInt(100_000, 2_000_000_000);
  const email = `${randomUUID()}@example.com`;
  await db().tryUser.create({ data: { id, email, emailKey: email } });
  return { ...visitor(), actor: { type: "trial", userId: id } };
};
const address = () => `https://www.linkedin.com/in/jane-doe-${randomInt(1_000_000_000)}`;

let service: Awaited<ReturnType<typeof startFakePeopleDataLabs>> | undefined;

afterEach(async () => {
  restoreSettings();
  await service?.close();
  service = undefined;
});
describe("analyseProfile", () => {
  it("reads only the URL when no service is configured", async () => {
    const url = address();
    const { profile, insights } = await analyseProfile(visitor(), { linkedinUrl: url });
    expect(profile).toMatchObject({ source: "url", url, name: "Jane Doe", positions: [] });
    expect(insights).toContain("No profile service is connected");
  });

  it("caches the service's response for a day", async () => {
    service = await startFakePeopleDataLabs([answer(200, pdlRecord())]);
    changeSettings({ PROFILE_API_KEY: "key", PROFILE_API_URL: service.url });
    const url = address();
    const first = await analyseProfile(visitor(), { linkedinUrl: url });
    expect(await analyseProfile(visitor(), { linkedinUrl: url })).toEqual(first);
    expect(first.profile).toMatchObject({ source: "service", name: "Jane Doe" });
    expect(service.calls).toHaveLength(1);
    const tomorrow = { ...visitor(), now: new Date(Date.now() + 25 * 3_600_000) };
    await analyseProfile(tomorrow, { linkedinUrl: url });
    expect(service.calls).toHaveLength(2);
  });

  it("never looks up more than the site's profiles of the day, and refunds a failed look-up", async () => {
    service = await startFakePeopleDataLabs([answer(404, {}), answer(200, pdlRecord()), answer(200, pdlRecord())]);
    changeSettings({ PROFILE_API_KEY: "key", PROFILE_API_URL: service.url, PROFILE_DAILY_LOOKUPS: 2 });
    const ctx = { ...visitor(), now: new Date("2026-02-03T12:00:00Z") };
    await expect(analyseProfile(ctx, { linkedinUrl: address() })).rejects.toMatchObject({ code: "not_found" });
    for (let n = 0; n < 2; n++) await analyseProfile(ctx, { linkedinUrl: address() });
    await expect(analyseProfile(ctx, { linkedinUrl: address() })).rejects.toMatchObject({
      code: "unavailable",
      retryAfter: 12 * 3_600,
    });
    expect(service.calls).toHaveLength(3);
  });

  it("rejects the eleventh lookup of a day with the catalogue's message", async () => {
    const ctx = visitor();
    for (let i = 0; i < 10; i++) await analyseProfile(ctx, { linkedinUrl: address() });
    await expect(analyseProfile(ctx, { linkedinUrl: address() })).rejects.toMatchObject({
      status: 429,
      message: "API rate limit exceeded",
    });
    await expect(analyseProfile(visitor(), { linkedinUrl: address() })).resolves.toBeDefined();
  });
});

describe("linkProfile", () => {
  it("links once, reports later links, and keeps the newest", async () => {
    const ctx = await trial();
    expect(await getProfile(ctx)).toBeNull();
    const first = await analyseProfile(ctx, { linkedinUrl: address() });
    const link = (profile = first.profile) => linkProfile(ctx, { linkedinProfile: profile, insights: first.insights });
    expect(await link()).toEqual({ alreadyLinked: false });
    expect(await link()).toEqual({ alreadyLinked: true });
    expect(await getProfile(ctx)).toEqual(first);
    const cv = importProfile(ctx, {
      profile: { ...profileView.parse({ name: "Jane Roe" }), source: "cv", skills: ["Hiring"] },
    });
    await link(cv.profile);
    expect((await getProfile(ctx))?.profile).toMatchObject({ name: "Jane Roe", source: "cv", url: null });
    const readings = await listReadLog(ctx);
    expect(readings.map(({ what }) => what)).toContain("Your CV");
    expect(readings).toHaveLength(3);
  });

  it("uses the profile's name for a person without one, and keeps a given name", async () => {
    const nameAfterLinking = async (given: string | null) => {
      const ctx = await trial();
      const id = ctx.actor.userId;
      const { email } = await db().tryUser.findUniqueOrThrow({ where: { id } });
      await db().tryUser.update({ where: { id }, data: { name: given === "address" ? email.split("@")[0] : given } });
      const { profile, insights } = await analyseProfile(ctx, { linkedinUrl: address() });
      await linkProfile(ctx, { linkedinProfile: profile, insights });
      return (await db().tryUser.findUniqueOrThrow({ where: { id } })).name;
    };
    expect(await nameAfterLinking(null)).toBe("Jane Doe");
    expect(await nameAfterLinking("address")).toBe("Jane Doe");
    expect(await nameAfterLinking("Ada Byron")).toBe("Ada Byron");
  });

  it("is first for exactly one of several concurrent calls", async () => {
    const ctx = await trial();
    const { profile, insights } = await analyseProfile(ctx, { linkedinUrl: address() });
    const results = await Promise.all(
      Array.from({ length: 5 }, () => linkProfile(ctx, { linkedinProfile: profile, insights })),
    );
    expect(results.filter(({ alreadyLinked }) => !alreadyLinked)).toHaveLength(1);
  });
});
