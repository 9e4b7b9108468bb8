import { scryptSync } from "node:crypto";
import { derive, newPhc, parsePhc } from "./phc";

it("hashes with the cost of OWASP's cheat sheet, as scrypt itself does, and with a salt of its own each time", async () => {
  const phc = await newPhc("correct horse");
  expect(phc).toMatch(/^\$scrypt\$ln=15,r=8,p=3\$/);
  const { salt, hash, params } = parsePhc(phc) ?? {};
  if (!salt || !hash || !params) throw new Error(`not read again: ${phc}`);
  const cost = { N: 32_768, r: 8, p: 3, maxmem: 64 * 1024 * 1024 };
  expect(hash).toEqual(scryptSync("correct horse", salt, 32, cost));
  expect(await derive("correct horse", salt, params)).toEqual(hash);
  expect(await newPhc("correct horse")).not.toBe(phc);
});

it("treats composed and decomposed accents in a password as equal, and rejects a hash of another scheme", async () => {
  const params = { N: 16, r: 8, p: 1 };
  const salt = Buffer.alloc(16);
  expect(await derive("caf\u00e9", salt, params)).toEqual(await derive("cafe\u0301", salt, params));
  expect(parsePhc("$2b$10$abcdefghijklmnopqrstuu")).toBeNull();
});
