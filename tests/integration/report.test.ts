import { randomUUID } from "node:crypto";
import { POST as dispute } from "@/app/api/try-clarity/dispute/[userId]/route";
import { POST as generateManual } from "@/app/api/try-clarity/generate-manual-hexaco-report/[userId]/route";
import { POST as generate } from "@/app/api/try-clarity/generate-report/[userId]/route";
import { GET as readReport } from "@/app/api/try-clarity/user/[userId]/route";
import { issueGateCookie } from "@/lib/features/access/gate-cookie";
import { GATE_COOKIE } from "@/lib/features/access/model";
import { TRIAL_COOKIE } from "@/lib/features/accounts/model";
import { issueTrialIdentity } from "@/lib/features/accounts/trial-identity";
import { saveScores } from "@/lib/features/hexaco/save-scores";
import type { HexacoScores } from "@/lib/features/hexaco/schema";
import { buildReport } from "@/lib/features/report/build-report";
import { listDisputes } from "@/lib/features/report/list-disputes";
import { resumeReport } from "@/lib/features/report/resume-report";
import type { ReportView } from "@/lib/features/report/schema";
import { METRICS } from "@/lib/features/mailbox/schema";
import { db } from "@/lib/server/db";
import { env } from "@/lib/server/env";
import type { Ctx, SystemActor, TrialActor } from "@/lib/shared/actor";
import { createUser } from "@/tests/support/factories/create-user";
import { metric, patterns } from "@/tests/support/factories/mailbox-patterns";
import { SCORES } from "@/tests/support/factories/hexaco-scores";

const ctxAt = (now = new Date()): Ctx<SystemActor> => ({
  actor: { type: "system", job: "test" },
  requestId: randomUUID(),
  now,
  network: "local",
});

const ownCtx = (userId: number, now = new Date()): Ctx<TrialActor> => ({
  ...ctxAt(now),
  actor: { type: "trial", userId },
});

interface Visitor {
  userId: number;
  cookie: string;
}

const key = () => ({ secret: env().AUTH_SECRET, code: env().ACCESS_CODE });

async function visitor(scores: HexacoScores | null = SCORES): Promise<Visitor> {
  const { id: userId } = await createUser({ email: `mira-${randomUUID()}@example.com`, name: "Mira Holt" });
  const token = await issueTrialIdentity(ctxAt(), { userId });
  if (scores) await saveScores(ctxAt(), { userId, scores, source: "manual" });
  const gate = issueGateCookie(key(), new Date());
  return { userId, cookie: `${GATE_COOKIE}=${gate}; ${TRIAL_COOKIE}=${token}` };
}

type Handler = typeof generate;

async function call(handler: Handler, { userId, cookie }: Visitor, body?: unknown, method = "POST") {
  const request = new Request("http://localhost:3000/api/try-clarity/any", {
    method,
    headers: { cookie, origin: "http://localhost:3000", "content-type": "application/json" },
    ...(method === "POST" && { body: JSON.stringify(body ?? {}) }),
  });
  const response = await handler(request, { params: Promise.resolve({ userId: String(userId) }) });
  return { status: response.status, body: (await response.json()) as Record<string, unknown> };
}

const reportOf = ({ body }: { body: Record<string, unknown> }) => (body.report ?? body.reportData) as ReportView;
const versionsIn = (userId: number) =>
  db().report.findMany({ where: { userId }, orderBy: { version: "asc" }, select: { version: true, state: true } });

describe("generate-manual-hexaco-report", () => {
  it("returns 200 with insights, HEXACO data and the coach's persona", async () => {
    const answer = await call(generateManual, await visitor());
    expect(answer.status).toBe(200);
    expect(answer.body).toMatchObject({ success: true, message: expect.any(String) });
    const report = reportOf(answer);
    expect(report.details.slice(0, 4).map(({ title }) => title)).toEqual([
      "Operating Mode",
      "Hidden Tension",
      "Reframe",
      "Insight 4",
    ]);
    expect(report.insights).toHaveLength(report.details.length);
    expect(report.hexacoData?.hexaco_scores.extraversion).toEqual({ score: 82 });
    expect(report.hexacoData?.traits[2]).toMatchObject({ low: 72.4, high: 91.6, level: "high", percentile: null });
    expect(Object.keys(report.aiPersonality?.assistant_roles ?? {})).toContain("Thinking Partner");
    expect(report.aiPersonality?.action_guidelines.interaction_triggers[0]).toMatchObject({
      when: expect.any(String),
      do: expect.any(Array),
    });
    expect(report.user.name).toBe("Mira Holt");
    expect(report.version).toBe(1);
  });

  it("returns the same version for the same scores", async () => {
    const person = await visitor();
    const first = reportOf(await call(generateManual, person));
    const second = reportOf(await call(generateManual, person));
    expect(second).toEqual(first);
    expect(await versionsIn(person.userId)).toEqual([{ version: 1, state: "ready" }]);
  });

  it("returns 409 and names what is missing when no scores are stored", async () => {
    const answer = await call(generateManual, await visitor(null));
    expect(answer.status).toBe(409);
    expect(answer.body).toMatchObject({ success: false, message: "Please enter your six HEXACO scores first." });
  });

  it("returns 401 without an identity and 403 for somebody else's id", async () => {
    const [person, other] = [await visitor(), await visitor()];
    const gate = person.cookie.split("; ")[0] ?? "";
    expect((await call(generateManual, { ...person, cookie: gate })).status).toBe(401);
    expect((await call(generateManual, { ...person, userId: other.userId })).status).toBe(403);
    expect((await call(readReport, { ...person, userId: other.userId }, undefined, "GET")).status).toBe(403);
  });
});

describe("generate-report", () => {
  it("returns the report under both names", async () => {
    const { status, body } = await call(generate, await visitor());
    expect(status).toBe(200);
    expect(body.report).toEqual(body.reportData);
  });

  it("returns 409 and names what is missing when nothing was imported", async () => {
    const answer = await call(generate, await visitor(null));
    expect(answer).toMatchObject({
      status: 409,
      body: { success: false, message: expect.stringContaining("nothing to read yet") },
    });
  });

  it("creates a report from a mailbox alone and adds scores later", async () => {
    const person = await visitor(null);
    const habits = patterns(METRICS.map((key) => metric(key)));
    await db().userModel.create({ data: { userId: person.userId, communicationPatterns: habits } });
    const alone = reportOf(await call(generate, person));
    expect(alone.hexacoData).toMatchObject({ source: "mailbox-estimate", traits: [] });
    expect(alone.hexacoData?.estimates).toHaveLength(6);
    expect(JSON.stringify(alone.details)).not.toMatch(/Moreno|\bestimate/);
    expect(Object.keys(alone.aiPersonality?.assistant_roles ?? {})).toContain("Pace Keeper");
    expect(alone.details[0]).toMatchObject({ title: "Operating Mode", evidence: [{ kind: "mailbox" }, {}, {}] });
    await saveScores(ctxAt(), { userId: person.userId, scores: SCORES, source: "manual" });
    const both = reportOf(await call(generate, person));
    expect(both.hexacoData).toMatchObject({ source: "manual", estimates: [] });
    expect(both.hexacoData?.traits).toHaveLength(6);
    expect(both.details.at(-1)?.id).toMatch(/^mail-habit-/);
    expect(both.versions[0]?.changes[0]).toBe("The scores you entered joined the report.");
    expect(both.readLog.map(({ source }) => source)).toContain("scores");
  });

  it("creates a new version when scores change and lists the changes", async () => {
    const person = await visitor();
    await call(generate, person);
    await saveScores(ctxAt(), { userId: person.userId, scores: { ...SCORES, extraversion: 30 }, source: "manual" });
    const report = reportOf(await call(generate, person));
    expect(report.version).toBe(2);
    expect(report.versions.map(({ version }) => version)).toEqual([2, 1]);
    expect(report.versions[0]?.changes[0]).toBe(
      "Extraversion moved from 82% to 30%, more than measurement error explains.",
    );
    expect(report.versions[1]?.changes).toEqual(["First version."]);
  });

  it("creates one version for concurrent requests", async () => {
    const person = await visitor();
    const answers = await Promise.all(Array.from({ length: 6 }, () => call(generate, person)));
    expect(answers.map(({ status }) => status)).toEqual(Array(6).fill(200));
    expect(await versionsIn(person.userId)).toEqual([{ version: 1, state: "ready" }]);
  });

  it("takes over a run only when its process is dead", async () => {
    const { userId } = await visitor();
    const begun = new Date();
    await db().report.create({ data: { userId, version: 1, kind: "full", inputHash: "x", createdAt: begun } });
    const soon = new Date(begun.getTime() + 1_000);
    const later = new Date(begun.getTime() + 41_000);
    const waiting = buildReport(ownCtx(userId, soon), { needs: "any" });
    await expect(buildReport(ownCtx(userId, later), { needs: "any" })).resolves.toMatchObject({ status: "ready" });
    await expect(waiting).resolves.toMatchObject({ status: "ready" });
    expect(await versionsIn(userId)).toEqual([{ version: 1, state: "ready" }]);
  });

  it("resumes an abandoned run", async () => {
    const { userId } = await visitor();
    await resumeReport(ctxAt(), { userId });
    expect(await versionsIn(userId)).toEqual([]);
    const dead = new Date(Date.now() - 60_000);
    await db().report.create({ data: { userId, version: 1, kind: "full", inputHash: "x", createdAt: dead } });
    await resumeReport(ctxAt(), { userId });
    expect(await versionsIn(userId)).toEqual([{ version: 1, state: "ready" }]);
  });

  it("retries a failed run under its version", async () => {
    const { userId } = await visitor();
    await db().report.create({ data: { userId, version: 1, kind: "full", inputHash: "x", state: "failed" } });
    await buildReport(ownCtx(userId), { needs: "any" });
    expect(await versionsIn(userId)).toEqual([{ version: 1, state: "ready" }]);
  });
});

describe("user/{userId}", () => {
  it("returns null before the first report and the report afterwards", async () => {
    const person = await visitor();
    const before = await call(readReport, person, undefined, "GET");
    expect(before).toMatchObject({ status: 200, body: { success: true, reportData: null } });
    const made = reportOf(await call(generate, person));
    const after = await call(readReport, person, undefined, "GET");
    expect(reportOf(after)).toEqual(made);
  });
});

describe("dispute/{userId}", () => {
  it("disputes an insight, carries the dispute over and withdraws it", async () => {
    const person = await visitor();
    const { details } = reportOf(await call(generate, person));
    const insightId = details[2]?.id ?? "";
    const struck = reportOf(await call(dispute, person, { insightId, verdict: "not-me" }));
    expect(struck.details[2]?.dispute).toMatchObject({ verdict: "not-me" });
    expect(await listDisputes(ctxAt(), person)).toEqual([{ insightId, verdict: "not-me", text: details[2]?.text }]);
    await saveScores(ctxAt(), { userId: person.userId, scores: { ...SCORES, openness: 66 }, source: "manual" });
    const next = reportOf(await call(generate, person));
    expect(next.version).toBe(2);
    expect(next.details.find(({ id }) => id === insightId)?.dispute?.verdict).toBe("not-me");
    const back = reportOf(await call(dispute, person, { insightId, verdict: null }));
    expect(back.details[2]?.dispute).toBeNull();
    expect(await listDisputes(ctxAt(), person)).toEqual([]);
  });

  it("removes disputed evidence from the persona", async () => {
    const person = await visitor();
    const report = reportOf(await call(generate, person));
    const reframe = report.details.find(({ title }) => title === "Reframe");
    expect(reframe?.id).toBe("reframe-conscientiousness-high");
    expect(Object.keys(report.aiPersonality?.assistant_roles ?? {})).toContain("Good-Enough Editor");
    const struck = reportOf(await call(dispute, person, { insightId: reframe?.id, verdict: "wrong-reading" }));
    expect(Object.keys(struck.aiPersonality?.assistant_roles ?? {})).not.toContain("Good-Enough Editor");
    expect(struck.aiPersonality?.interaction_principles.calibration_notes.at(-1)).toBe(
      "You disputed 'Reframe'; it is left out.",
    );
  });

  it("keeps other preferences", async () => {
    const person = await visitor();
    const { details } = reportOf(await call(generate, person));
    await db().userModel.update({ where: { userId: person.userId }, data: { preferences: { pace: "slow" } } });
    await call(dispute, person, { insightId: details[0]?.id, verdict: "once-true" });
    const { preferences } = await db().userModel.findUniqueOrThrow({ where: { userId: person.userId } });
    expect(preferences).toMatchObject({ pace: "slow", disputes: { [details[0]?.id ?? ""]: { verdict: "once-true" } } });
  });

  it("rejects unknown insights and verdicts", async () => {
    const person = await visitor();
    const { details } = reportOf(await call(generate, person));
    expect((await call(dispute, person, { insightId: "reframe-nothing", verdict: "not-me" })).status).toBe(404);
    expect((await call(dispute, person, { insightId: details[0]?.id, verdict: "maybe" })).status).toBe(400);
  });
});
