import { isHttps } from "@/lib/server/env";
import { CookieJar } from "./cookies";

jest.mock("@/lib/server/env", () => ({ isHttps: jest.fn() }));

function answerOf(change: (jar: CookieJar) => void, sent = ""): string[] {
  const headers = new Headers();
  const jar = new CookieJar(sent);
  change(jar);
  jar.applyTo(headers);
  return headers.getSetCookie();
}

it("binds cookies to this host and to encryption on a public address", () => {
  jest.mocked(isHttps).mockReturnValue(true);
  expect(answerOf((jar) => jar.set("clarity-session", "t", { maxAge: 60 }))).toEqual([
    "__Host-clarity-session=t; Path=/; HttpOnly; SameSite=Lax; Max-Age=60; Secure",
  ]);
  const jar = new CookieJar("clarity-session=planted; __Host-clarity-session=own");
  expect(jar.read("clarity-session")).toBe("own");
});

it("omits both on a plain address", () => {
  jest.mocked(isHttps).mockReturnValue(false);
  expect(answerOf((jar) => jar.set("clarity-session", "t"))).toEqual([
    "clarity-session=t; Path=/; HttpOnly; SameSite=Lax",
  ]);
});

it("clears everything except the named cookies, and repeats no invalid name", () => {
  jest.mocked(isHttps).mockReturnValue(false);
  const sent = "clarity-access=gate; seen=1; bad name=2; x\r\ny=3";
  expect(answerOf((jar) => jar.clearAllExcept(["clarity-access"]), sent)).toEqual(["seen=; Path=/; Max-Age=0"]);
});
