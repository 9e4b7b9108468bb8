import { randomBytes } from "node:crypto";
import type * as Phc from "@/lib/server/passwords/phc";

// A password's hash takes a quarter of a second by intention, which was a seventh of the time of these tests. Here it has
// fewer rounds, while the stored text still names the real number; phc.test.ts has the real ones.
const QUICKER = 64;

jest.mock("@/lib/server/passwords/phc", () => {
  const phc = jest.requireActual<typeof Phc>("@/lib/server/passwords/phc");
  const derive: typeof Phc.derive = (password, salt, params) =>
    phc.derive(password, salt, { ...params, N: params.N / QUICKER });
  const newPhc: typeof Phc.newPhc = async (password) => {
    const salt = randomBytes(phc.SALT_BYTES);
    return phc.toPhc({ params: phc.PARAMS, salt, hash: await derive(password, salt, phc.PARAMS) });
  };
  return { ...phc, derive, newPhc };
});
