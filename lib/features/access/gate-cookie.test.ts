import { gateLifetimeSeconds, issueGateCookie, readGateCookie } from "./gate-cookie";
import { GATE_DAYS } from "./model";

describe("the gate cookie", () => {
  const key = { secret: "s".repeat(40), code: "OPEN-SESAME" };
  const now = new Date("2026-01-01T00:00:00Z");
  const hasGateAccess = async (...given: Parameters<typeof readGateCookie>) =>
    (await readGateCookie(...given)) !== null;
  const later = (days: number) => new Date(now.getTime() + days * 86_400_000);

  it(`opens for ${GATE_DAYS} days`, async () => {
    const cookie = await issueGateCookie(key, now);
    expect(await hasGateAccess(cookie, key, later(GATE_DAYS - 0.1))).toBe(true);
    expect(await hasGateAccess(cookie, key, later(GATE_DAYS + 0.1))).toBe(false);
  });

  it("ends when the code changes or the secret does", async () => {
    const cookie = await issueGateCookie(key, now);
    expect(await hasGateAccess(cookie, { ...key, code: "OTHER-CODE" }, now)).toBe(false);
    expect(await hasGateAccess(cookie, { ...key, secret: "t".repeat(40) }, now)).toBe(false);
  });

  it("is refused in any form but the issued one", async () => {
    const cookie = await issueGateCookie(key, now);
    for (const form of [`${cookie}.`, `${cookie}.${cookie}`, `${cookie}.x`, ` ${cookie}`])
      expect([form, await hasGateAccess(form, key, now)]).toEqual([form, false]);
  });

  it("cannot be extended or forged", async () => {
    const [version, id, , mac] = (await issueGateCookie(key, now)).split(".");
    expect(await hasGateAccess(`${version}.${id}.99999999999.${mac}`, key, now)).toBe(false);
    for (const forged of ["granted", "", undefined, "v1...", "a".repeat(300)])
      expect(await hasGateAccess(forged, key, now)).toBe(false);
  });

  it("names its invitation and ends with it", async () => {
    const invitation = { id: 12, expiresAt: later(2) };
    const value = await issueGateCookie(key, now, invitation);
    expect([gateLifetimeSeconds(now, invitation), gateLifetimeSeconds(now)]).toEqual([2 * 86_400, GATE_DAYS * 86_400]);
    expect(await readGateCookie(value, key, now)).toEqual({ invitationId: 12 });
    expect(await readGateCookie(value, { ...key, code: "OTHER-CODE" }, now)).toEqual({ invitationId: 12 });
    expect(await readGateCookie(value, key, later(2.1))).toBeNull();
    const [version, , expiry, mac] = value.split(".");
    expect(await readGateCookie(`${version}.i13.${expiry}.${mac}`, key, now)).toBeNull();
  });
});
