import { drainReplies } from "@/lib/features/chat/replies/lifecycle";
import { CALLERS, ENDPOINTS, type Caller } from "@/tests/support/security/access-table";
import { callEndpoint, rowsOfTables } from "@/tests/support/security/call-endpoint";
import { SAMPLE_CALLS } from "@/tests/support/security/sample-calls";
import { createSecurityFixtures, type SecurityFixtures } from "@/tests/support/security/security-fixtures";
import { changeSettings, restoreSettings } from "@/tests/support/settings";

beforeAll(() => changeSettings({ RATE_LIMIT_SCALE: 1000, REPLIES_PER_INSTANCE: 100_000 }));
afterAll(async () => {
  restoreSettings();
  await drainReplies();
});

const SECRET_COLUMNS = /\$scrypt\$|password_?hash|token_?hash|session_?token|refresh_?token|access_?token|email_?key/i;

const isOfTrial = (caller: Caller) => caller === "trial identity" || caller === "another trial identity";

async function prepare(
  name: string,
  caller: Caller,
  fixtures: SecurityFixtures,
): Promise<() => Promise<[Caller, number]>> {
  const sample = await SAMPLE_CALLS[name]?.(fixtures, isOfTrial(caller) ? fixtures.trial : fixtures.user);
  if (!sample) throw new Error(`sample-calls.ts has no call of ${name}`);
  return async () => {
    const { status, text } = await callEndpoint(name, { ...sample, cookie: fixtures.cookieOf(caller) });
    expect(text).not.toMatch(SECRET_COLUMNS);
    return [caller, status];
  };
}

describe.each(ENDPOINTS)("$name", ({ name, status }) => {
  it("answers each kind of caller as the access table says", async () => {
    const answered: [Caller, number][] = [];
    const fixtures = await createSecurityFixtures();
    const refused = [];
    for (const caller of CALLERS.filter((each) => status[each] >= 400))
      refused.push(await prepare(name, caller, fixtures));
    const before = await rowsOfTables();
    for (const call of refused) answered.push(await call());
    expect(await rowsOfTables()).toEqual(before);
    for (const caller of CALLERS.filter((each) => status[each] < 400)) {
      // One caller's changes must not affect the next one.
      const own = name.startsWith("GET ") ? fixtures : await createSecurityFixtures([caller]);
      answered.push(await (await prepare(name, caller, own))());
    }
    expect(Object.fromEntries(answered)).toEqual(status);
  });
});
