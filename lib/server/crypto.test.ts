import { decryptSecret, encryptSecret, hashToken, keyedHash, randomId, randomToken, secretsEqual } from "./crypto";
import { hashPassword, needsRehash, verifyPassword } from "./passwords/password";

const key = Buffer.alloc(32, 7).toString("base64");
jest.mock("./env", () => ({
  env: () => ({
    AUTH_SECRET: "k".repeat(40),
    TOKEN_KEYS: [
      { id: "k2", key: Buffer.alloc(32, 9) },
      { id: "k1", key: Buffer.from(key, "base64") },
    ],
  }),
}));

const place = { table: "data_connections", column: "access_token", userId: 7 };

describe("encryptSecret", () => {
  it("decrypts only in its own place", () => {
    const sealed = encryptSecret("ya29.token", place);
    expect(sealed).toMatch(/^v1\.k2\./);
    expect(sealed).not.toContain("ya29");
    expect(decryptSecret(sealed, place)).toBe("ya29.token");
    expect(() => decryptSecret(sealed, { ...place, userId: 8 })).toThrow();
    expect(() => decryptSecret(sealed, { ...place, column: "refresh_token" })).toThrow();
  });

  it("detects a changed character and never repeats itself", () => {
    const sealed = encryptSecret("secret", place);
    expect(encryptSecret("secret", place)).not.toBe(sealed);
    expect(() => decryptSecret(`${sealed.slice(0, -2)}AA`, place)).toThrow();
    const [version, key, iv, tag = "", data] = sealed.split(".");
    const shortTag = Buffer.from(tag, "base64url").subarray(0, 4).toString("base64url");
    expect(() => decryptSecret([version, key, iv, shortTag, data].join("."), place)).toThrow();
    expect(() => decryptSecret("v1.k9.a.b.c", place)).toThrow("Not a secret of this installation");
  });
});

describe("tokens and hashes", () => {
  it("are long, random, and stored only as hashes", () => {
    expect(randomToken()).toHaveLength(43);
    expect(randomToken()).not.toBe(randomToken());
    expect(hashToken("a")).toMatch(/^[0-9a-f]{64}$/);
    expect(keyedHash("one", "x")).not.toBe(keyedHash("two", "x"));
    expect(randomId()).toBeGreaterThanOrEqual(100_000);
    expect(secretsEqual("abc", "abc")).toBe(true);
    expect(secretsEqual("abc", "abcd")).toBe(false);
  });
});

describe("passwords", () => {
  it("verify only exactly as typed", async () => {
    const stored = await hashPassword(" pässword ");
    expect(stored).toMatch(/^\$scrypt\$ln=15,r=8,p=3\$/);
    expect(await verifyPassword(" pässword ", stored)).toBe(true);
    expect(await verifyPassword("pässword", stored)).toBe(false);
    expect(await verifyPassword("anything", null)).toBe(false);
    expect(needsRehash(stored)).toBe(false);
    expect(needsRehash("$scrypt$ln=14,r=8,p=1$" + stored.split("$").slice(3).join("$"))).toBe(true);
  });
});
