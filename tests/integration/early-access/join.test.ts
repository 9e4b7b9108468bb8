import { randomUUID } from "node:crypto";
import { POST } from "@/app/api/submit-email/route";
import { GET as seats } from "@/app/api/early-access/seats/route";
import { SEAT_RESERVED, SEATS, WAITING_LISTED } from "@/lib/features/early-access/model";
import { db } from "@/lib/server/db";
import { unavailable } from "@/lib/shared/errors";

const join = async (email: unknown, network: string = randomUUID()) => {
  const request = new Request("http://localhost:3000/api/submit-email", {
    method: "POST",
    headers: {
      origin: "http://localhost:3000",
      "content-type": "application/json",
      "x-forwarded-for": network,
    },
    body: JSON.stringify({ email }),
  });
  const response = await POST(request, { params: Promise.resolve({}) });
  const body = (await response.json()) as { success: boolean; message: string; waitingList?: boolean };
  return { status: response.status, ...body };
};

const taken = async () => {
  const response = await seats(new Request("http://localhost:3000/api/early-access/seats"), {
    params: Promise.resolve({}),
  });
  return (await response.json()) as { taken: number; seats: number };
};

const fill = (count: number) => db().$executeRaw`
  INSERT INTO email_signups (email, email_key)
  SELECT 'reader' || n || '@example.com', 'reader' || n || '@example.com' FROM generate_series(1, ${count}::int) AS n`;

beforeEach(() => db().emailSignup.deleteMany());
afterEach(() => {
  jest.restoreAllMocks();
});

it("stores an address once and treats repeats alike", async () => {
  const first = await join("Ada@Example.com");
  expect(first).toMatchObject({ status: 200, success: true, message: SEAT_RESERVED, waitingList: false });
  expect(await join(" ada@example.COM ")).toEqual(first);
  expect(await db().emailSignup.findMany({ select: { email: true } })).toEqual([{ email: "Ada@example.com" }]);
  expect(await taken()).toEqual({ taken: 1, seats: SEATS });
});

it("reserves one seat for an address that twenty browsers send at once", async () => {
  const answers = await Promise.all(Array.from({ length: 20 }, () => join("ada@example.com")));
  expect(new Set(answers.map(({ status, waitingList }) => `${status} ${waitingList}`))).toEqual(new Set(["200 false"]));
  expect(await db().emailSignup.count()).toBe(1);
});

it("gives the last seat to one of ten concurrent signups", async () => {
  await fill(499);
  const answers = await Promise.all(Array.from({ length: 10 }, (_, n) => join(`late${n}@example.com`)));
  expect(answers.every(({ status }) => status === 200)).toBe(true);
  expect(answers.filter(({ waitingList }) => !waitingList)).toHaveLength(1);
  expect(new Set(answers.filter(({ waitingList }) => waitingList).map(({ message }) => message))).toEqual(
    new Set([WAITING_LISTED]),
  );
  expect(await db().emailSignup.count()).toBe(509);
  expect(await taken()).toEqual({ taken: SEATS, seats: SEATS });
});

it.each([499, 500])("does not tell who is on the list when %i seats are taken", async (count) => {
  await fill(count);
  const known = await join("reader400@example.com");
  expect(known.message).toBe(count < SEATS ? SEAT_RESERVED : WAITING_LISTED);
  expect(await join("stranger@example.com")).toEqual(known);
});

it.each([
  ["nothing", undefined, "Please enter your email address"],
  ["blanks", "   ", "Please enter your email address"],
  ["no address", "ada@example", "Please enter a valid email address"],
  ["a list of addresses", "ada@example.com, eve@example.com", "Please enter a valid email address"],
  ["a NUL", "ada\0@example.com", "Please enter a valid email address"],
  ["a line break and a header", "ada@example.com\r\nBcc: eve@example.com", "Please enter a valid email address"],
  ["letters of two scripts", "аda@example.com", "Please enter a valid email address"],
  ["half a character", "ada\ud800@example.com", "Please enter a valid email address"],
  ["a huge address", `${"a".repeat(60_000)}@example.com`, "Please enter a valid email address"],
  ["an object", { contains: "" }, "Please enter your email address"],
])("refuses %s and stores nothing", async (_what, email, message) => {
  expect(await join(email)).toMatchObject({ status: 400, success: false, message });
  expect(await db().emailSignup.count()).toBe(0);
});

it("rejects oversized bodies", async () => {
  expect(await join("a".repeat(200_000))).toMatchObject({ status: 413, success: false });
});

it("limits signups per network with Retry-After", async () => {
  const network = randomUUID();
  for (let n = 0; n < 30; n += 1) expect(await join(`flood${n}@example.com`, network)).toMatchObject({ status: 200 });
  expect(await join("flood30@example.com", network)).toMatchObject({ status: 429, success: false });
  expect(await db().emailSignup.count()).toBe(30);
});

it("returns 503 while the database is away and recovers", async () => {
  jest.spyOn(db(), "$transaction").mockRejectedValueOnce(unavailable());
  expect(await join("ada@example.com")).toMatchObject({ status: 503, success: false });
  expect(await join("ada@example.com")).toMatchObject({ status: 200, waitingList: false });
});
