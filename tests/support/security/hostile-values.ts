/** As text, because the serializer cannot nest this deep. */
export const nested = (levels: number): string => "[".repeat(levels) + "]".repeat(levels);

export const flood = (): ReadableStream<Uint8Array> => {
  const piece = new Uint8Array(64 * 1024).fill(0x20);
  let left = 480;
  return new ReadableStream({
    pull: (controller) => (left-- > 0 ? controller.enqueue(piece) : controller.close()),
  });
};

export const WRONG_TYPES: unknown[] = [
  null,
  true,
  {},
  { contains: "" },
  { not: null },
  { gt: "" },
  { $ne: null },
  { toString: 1, valueOf: 1 },
  [],
  ["a", "b"],
  [{}],
  [[]],
  -1,
  0.5,
  1e308,
  2_147_483_648,
  9_007_199_254_740_993,
];

export const BROKEN_TEXTS: string[] = [
  "",
  "   ",
  "\0",
  "a\0b",
  "\ud800",
  "\udc00a",
  "a".repeat(20_000),
  "\u200b\u200b",
  `Z${"\u0335".repeat(500)}`,
  `${"a".repeat(300)}@example.com`,
];

export const LOADED_TEXTS: string[] = [
  "' OR 1=1; DROP TABLE try_users; --",
  "<script>alert(1)</script>",
  "{{7*7}}${7*7}",
  "../../../../etc/passwd",
  "%00",
  "\r\nSet-Cookie: a=b",
  "\u202egnp.exe",
  "__proto__",
  "constructor",
  "-1",
  "2147483648",
  "99999999999999999999",
  "1e3",
  "0x10",
  "NaN",
  "a@b@c.example",
];

export const HOSTILE_SEGMENTS: string[] = [
  ...BROKEN_TEXTS.filter((text) => text !== ""),
  ...LOADED_TEXTS,
  "0",
  "01",
  "1.5",
  "1,2",
  "{}",
  "%ff",
];

export const DOUBLE_QUERIES: string[] = ["?a=1&a=2", "?q=a&q=b", "?limit=1&limit=2", "?userId=1&userId=2"];
export const ALL_DOUBLE_QUERIES = `?${DOUBLE_QUERIES.map((query) => query.slice(1)).join("&")}`;

export const HOSTILE_QUERIES: string[] = [
  "?limit=-1",
  "?limit=1e9",
  "?limit=NaN",
  "?before=%00",
  "?before=%ED%A0%80",
  "?after=-1",
  "?after=99999999999999",
  "?offset=-1",
  "?offset=1e400",
  "?q=%00",
  "?q[contains]=",
  "?q=%25%5F%5C",
  "?__proto__[x]=1",
  "?__proto__=1",
  "?constructor=1",
  `?q=${"a".repeat(5_000)}`,
  "?redirect=//evil.example",
  "?redirect=%00",
  "?state=%00&code=%00",
  "?error=%0d%0aSet-Cookie:%20a=b",
];

export const HOSTILE_BODIES: [name: string, body: string | Uint8Array, type: string][] = [
  ["no JSON", "{", "application/json"],
  ["null", "null", "application/json"],
  ["a list", "[]", "application/json"],
  ["a text", '"text"', "application/json"],
  ["a number", "42", "application/json"],
  ["deep JSON", nested(30_000), "application/json"],
  ["deep JSON in a field", `{"email":${nested(1_000)}}`, "application/json"],
  ["bytes that are no UTF-8", new Uint8Array([0x7b, 0xff, 0xfe, 0x7d]), "application/json"],
  ["a NUL", "\0", "application/json"],
  ["a form", "email=a@example.com", "application/x-www-form-urlencoded"],
  ["JSON called text", '{"email":"a@example.com"}', "text/plain"],
  ["JSON called a form", '{"email":"a@example.com"}', "multipart/form-data"],
  ["a content type that is none", "{}", ";;;"],
];

export const FOREIGN_HEADERS: Record<string, string>[] = [
  { origin: "https://evil.example" },
  { origin: "null" },
  { origin: "http://localhost:3000.evil.example" },
  { "sec-fetch-site": "cross-site" },
  { "sec-fetch-site": "same-site" },
];

export const FORGED_KEYS: string[] = [
  '"__proto__":{"isAdmin":true}',
  '"constructor":{"prototype":{"isAdmin":true}}',
  '"role":"admin"',
  '"id":1',
  '"emailVerified":"2020-01-01"',
  '"is_active":true',
];
