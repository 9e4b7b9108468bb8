import { randomUUID } from "node:crypto";
import { GATE_COOKIE, GATE_DAYS } from "@/lib/features/access/model";
import { callEndpoint } from "@/tests/support/security/call-endpoint";

const enter = (password: string, network: string = randomUUID()) =>
  callEndpoint("POST /api/access-gate", { body: { password }, headers: { "x-forwarded-for": network } });
const check = (cookie: string) => callEndpoint("GET /api/access-gate", { cookie });

it("grants access for thirty days and trims the code", async () => {
  const answer = await enter("  test-code ");
  expect([answer.status, JSON.parse(answer.text)]).toEqual([200, expect.objectContaining({ success: true })]);
  const [cookie = ""] = answer.headers.getSetCookie();
  expect(cookie).toMatch(new RegExp(`^${GATE_COOKIE}=v1\\..*HttpOnly.*SameSite=Lax.*Max-Age=${GATE_DAYS * 86_400}`));
  expect((await check(cookie.split(";")[0] ?? "")).status).toBe(200);
});

it.each(["wrong", "", "Test-Code", "test-code".repeat(2_000)])(
  "answers 'Invalid password' to %.20s",
  async (password) => {
    const { status, text, headers } = await enter(password);
    expect([status, JSON.parse(text)]).toEqual([
      401,
      expect.objectContaining({ success: false, message: "Invalid password" }),
    ]);
    expect(headers.getSetCookie()).toEqual([]);
  },
);

it.each(["", `${GATE_COOKIE}=granted`, `${GATE_COOKIE}=v1.a.99999999999.b`])(
  "refuses the cookie '%s'",
  async (cookie) => {
    const { status, text } = await check(cookie);
    expect([status, JSON.parse(text)]).toEqual([
      403,
      expect.objectContaining({ success: false, message: "Access required" }),
    ]);
  },
);

it("refuses the eleventh wrong code of a network", async () => {
  const network = randomUUID();
  const statuses: number[] = [];
  for (let turn = 0; turn < 3; turn++) statuses.push((await enter("test-code", network)).status);
  for (let turn = 0; turn < 11; turn++) statuses.push((await enter("wrong", network)).status);
  expect(statuses).toEqual([200, 200, 200, ...Array<number>(10).fill(401), 429]);
  expect((await enter("test-code")).status).toBe(200);
});
