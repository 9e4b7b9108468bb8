import { gateLifetimeSeconds, issueGateCookie, readGateCookie } from "./gate-cookie";
import { GATE_DAYS } from "./model";

describe("the gate cookie", () => {
  const key = { secret: "s".repeat(40), code: "OPEN-SESAME" };
  const now = new Date("2026-01-01T00:00:00Z");
  const hasGateAccess = (...given: Parameters<typeof readGateCookie>) => readGateCookie(...given) !== null;
  const later = (days: number) => new Date(now.getTime() + days * 86_400_000);

  it(`opens for ${GATE_DAYS} days`, () => {
    const cookie = issueGateCookie(key, now);
    expect(hasGateAccess(cookie, key, later(GATE_DAYS - 0.1))).toBe(true);
    expect(hasGateAccess(cookie, key, later(GATE_DAYS + 0.1))).toBe(false);
  });

  it("ends when the code changes or the secret does", () => {
    const cookie = issueGateCookie(key, now);
    expect(hasGateAccess(cookie, { ...key, code: "OTHER-CODE" }, now)).toBe(false);
    expect(hasGateAccess(cookie, { ...key, secret: "t".repeat(40) }, now)).toBe(false);
  });

  it("is refused in any form but the issued one", () => {
    const cookie = issueGateCookie(key, now);
    for (const form of [`${cookie}.`, `${cookie}.${cookie}`, `${cookie}.x`, ` ${cookie}`])
      expect([form, hasGateAccess(form, key, now)]).toEqual([form, false]);
  });

  it("cannot be extended or forged", () => {
    const [version, id, , mac] = issueGateCookie(key, now).split(".");
    expect(hasGateAccess(`${version}.${id}.99999999999.${mac}`, key, now)).toBe(false);
    for (const forged of ["granted", "", undefined, "v1...", "a".repeat(300)])
      expect(hasGateAccess(forged, key, now)).toBe(false);
  });

  it("names its invitation and ends with it", () => {
    const invitation = { id: 12, expiresAt: later(2) };
    const value = issueGateCookie(key, now, invitation);
    expect([gateLifetimeSeconds(now, invitation), gateLifetimeSeconds(now)]).toEqual([2 * 86_400, GATE_DAYS * 86_400]);
    expect(readGateCookie(value, key, now)).toEqual({ invitationId: 12 });
    expect(readGateCookie(value, { ...key, code: "OTHER-CODE" }, now)).toEqual({ invitationId: 12 });
    expect(readGateCookie(value, key, later(2.1))).toBeNull();
    const [version, , expiry, mac] = value.split(".");
    expect(readGateCookie(`${version}.i13.${expiry}.${mac}`, key, now)).toBeNull();
  });
});
