import { describeUserAgent, failureDelay, firstNameOf, LIFETIMES, sessionEnd, wideNetworkOf } from "./model";

const LIMITS = { idle: LIFETIMES.sessionIdle, absolute: LIFETIMES.sessionAbsolute };
const DAY = 86_400_000;

describe("wideNetworkOf", () => {
  it("widens an IPv6 /64 to its /48 and leaves IPv4 alone", () => {
    expect(wideNetworkOf("2001:db8:1:2::/64")).toBe("2001:db8:1::/48");
    expect(wideNetworkOf("203.0.113.9")).toBe("203.0.113.9");
  });
});

describe("session lifetimes", () => {
  const created = new Date("2026-01-01T00:00:00Z");

  it("end a week after the last use", () => {
    expect(sessionEnd(created, new Date(created.getTime() + 2 * DAY), LIMITS)).toEqual(
      new Date(created.getTime() + 9 * DAY),
    );
  });

  it("end thirty days after sign-in, however often they are used", () => {
    expect(sessionEnd(created, new Date(created.getTime() + 29 * DAY), LIMITS)).toEqual(
      new Date(created.getTime() + 30 * DAY),
    );
  });
});

describe("the delay of failed sign-ins", () => {
  it("is absent for the first two, then grows to two seconds at the last allowed try", () => {
    const delays = [1, 2, 3, 4, 5].map((used) => failureDelay({ used, max: 5 }));
    expect(delays).toEqual([0, 0, 720, 1280, 2000]);
  });
});

describe("browser names", () => {
  it.each([
    ["Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0", "Firefox on Windows"],
    [
      "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36",
      "Chrome on Linux",
    ],
    [
      "Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 Chrome/142.0.0.0 Safari/537.36 Edg/142.0.0.0",
      "Edge on Windows",
    ],
    [
      "Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1 Version/18.0 Mobile Safari/604.1",
      "Safari on iOS",
    ],
    ["curl/8.5.0", "Unknown browser"],
  ])("turn %s into %s", (header, expected) => expect(describeUserAgent(header)).toBe(expected));

  it("are null without a header", () => expect(describeUserAgent(null)).toBeNull());
});

describe("first names", () => {
  it("come from the name, then from the address, then are 'Friend'", () => {
    expect(firstNameOf(" Ada Lovelace ")).toBe("Ada");
    expect(firstNameOf(null, "ada@example.com")).toBe("ada");
    expect(firstNameOf(null)).toBe("Friend");
  });
});
