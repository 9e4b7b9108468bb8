import { randomUUID } from "node:crypto";
import { POST as generate } from "@/app/api/try-clarity/generate-report/[userId]/route";
import { GET as readWork, POST as answerWork } from "@/app/api/try-clarity/work/[userId]/route";
import { issueGateCookie } from "@/lib/features/access/gate-cookie";
import { GATE_COOKIE } from "@/lib/features/access/model";
import { TRIAL_COOKIE } from "@/lib/features/accounts/model";
import { issueTrialIdentity } from "@/lib/features/accounts/trial-identity";
import { saveScores } from "@/lib/features/hexaco/save-scores";
import type { ReportView } from "@/lib/features/report/schema";
import { findWorkSource } from "@/lib/features/work/find-work-source";
import { db } from "@/lib/server/db";
import { env } from "@/lib/server/env";
import type { Ctx, SystemActor } from "@/lib/shared/actor";
import { createUser } from "@/tests/support/factories/create-user";
import { SCORES } from "@/tests/support/factories/hexaco-scores";

const ctx = (): Ctx<SystemActor> => ({
  actor: { type: "system", job: "test" },
  requestId: randomUUID(),
  now: new Date(),
  network: "local",
});

interface Visitor {
  userId: number;
  cookie: string;
}

async function visitor(): Promise<Visitor> {
  const { id: userId } = await createUser({ email: `mira-${randomUUID()}@example.com`, name: "Mira Holt" });
  const token = await issueTrialIdentity(ctx(), { userId });
  await saveScores(ctx(), { userId, scores: SCORES, source: "manual" });
  const gate = issueGateCookie({ secret: env().AUTH_SECRET, code: env().ACCESS_CODE }, new Date());
  return { userId, cookie: `${GATE_COOKIE}=${gate}; ${TRIAL_COOKIE}=${token}` };
}

async function call(handler: typeof answerWork, { userId, cookie }: Visitor, body?: unknown) {
  const request = new Request("http://localhost:3000/api/try-clarity/any", {
    method: body === undefined ? "GET" : "POST",
    headers: { cookie, origin: "http://localhost:3000", "content-type": "application/json" },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  const response = await handler(request, { params: Promise.resolve({ userId: String(userId) }) });
  return { status: response.status, body: (await response.json()) as Record<string, unknown> };
}

const ANSWERS = {
  role: "Head of operations, 40 people",
  aim: "Open two sites",
  situation: "peer-conflict",
  note: "The same budget, every spring",
};
const EMPTY = { role: null, aim: null, situation: null, note: null };

it("stores the answers, and relates an existing report to them", async () => {
  const person = await visitor();
  expect(await call(readWork, person)).toMatchObject({ status: 200, body: { answers: null } });
  await call(generate, person, {});
  const { status, body } = await call(answerWork, person, ANSWERS);
  const report = body.reportData as ReportView;
  expect(status).toBe(200);
  expect(report.version).toBe(2);
  expect(report.details[3]?.id).toMatch(/^situation-peer-conflict-/);
  expect(report.sources).toContain("your answers about your work");
  expect(report.readLog.find(({ source }) => source === "work")).toMatchObject({
    kept: "Your words, as you wrote them",
  });
  expect(report.versions[0]?.changes).toContain("Your answers about your work joined the report.");
  expect((await call(readWork, person)).body.answers).toMatchObject(ANSWERS);
});

it("stores a skip as an answer and leaves the report unchanged", async () => {
  const person = await visitor();
  await call(generate, person, {});
  const { body } = await call(answerWork, person, {});
  expect((body.reportData as ReportView).version).toBe(1);
  expect((await call(readWork, person)).body.answers).toMatchObject(EMPTY);
  expect(await findWorkSource(person)).toBeNull();
});

it("deletes cleared answers", async () => {
  const person = await visitor();
  await call(generate, person, {});
  await call(answerWork, person, ANSWERS);
  const { body } = await call(answerWork, person, EMPTY);
  const report = body.reportData as ReportView;
  expect(report.details.some(({ id }) => id.startsWith("situation-"))).toBe(false);
  expect(await db().workAnswers.findUnique({ where: { userId: person.userId } })).toMatchObject(EMPTY);
});

it("answers without a report when there is none", async () => {
  expect(await call(answerWork, await visitor(), ANSWERS)).toMatchObject({ status: 200, body: { reportData: null } });
});

it.each([
  ["a situation that is not offered", { situation: "winning" }],
  ["a role that is too long", { role: "r".repeat(200) }],
  ["a field that it does not know", { employer: "Acme" }],
])("refuses %s", async (_, body) => {
  expect((await call(answerWork, await visitor(), body)).status).toBe(400);
});
