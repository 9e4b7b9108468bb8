import { randomUUID } from "node:crypto";
import { deletePerson } from "@/lib/features/accounts/deletion/deletion-store";
import { exportRows, EXPORTED_TABLES } from "@/lib/features/accounts/export/export-store";
import { buildCoachContext } from "@/lib/features/chat/coach-context";
import { listItems } from "@/lib/features/hexaco/list-items";
import { saveScores } from "@/lib/features/hexaco/save-scores";
import { answerInvitation } from "@/lib/features/outside-view/answer-invitation";
import { createInvitations } from "@/lib/features/outside-view/create-invitations";
import { declineInvitation } from "@/lib/features/outside-view/decline-invitation";
import { deleteOutsideView } from "@/lib/features/outside-view/delete-outside-view";
import { getOutsideView, getShownResult } from "@/lib/features/outside-view/get-outside-view";
import { openInvitation } from "@/lib/features/outside-view/open-invitation";
import { purgeOutsideInvitations } from "@/lib/features/outside-view/purge-outside-invitations";
import { revokeInvitation } from "@/lib/features/outside-view/revoke-invitation";
import { withdrawalInput, type RatingAnswers } from "@/lib/features/outside-view/schema";
import { showResult } from "@/lib/features/outside-view/show-result";
import { withdrawRating } from "@/lib/features/outside-view/withdraw-rating";
import { buildManualReport } from "@/lib/features/report/build-report";
import { db } from "@/lib/server/db";
import { logger } from "@/lib/server/logger";
import type { Ctx, UserActor } from "@/lib/shared/actor";
import { createUser } from "@/tests/support/factories/create-user";
import { SCORES } from "@/tests/support/factories/hexaco-scores";
import { colleague, createRating, RATING } from "@/tests/support/factories/outside-view";

const NOW = new Date("2026-12-01T15:04:05Z");
const day = (days: number) => new Date(NOW.getTime() + days * 86_400_000);
const OTHER: RatingAnswers = Object.fromEntries(Object.entries(RATING).map(([id, value]) => [id, 8 - value]));

async function person(name: string | null = "Ada Lovelace"): Promise<Ctx<UserActor>> {
  const { id: userId, email } = await createUser({ name });
  const ctx: Ctx<UserActor> = {
    actor: { type: "user", userId, sessionId: "s", email, name },
    requestId: randomUUID(),
    now: NOW,
    network: "test",
  };
  await saveScores(ctx, { userId, scores: SCORES, source: "manual" });
  return ctx;
}

const at = <C extends Ctx>(ctx: C, now: Date): C => ({ ...ctx, now });
const rate = (ctx: Ctx<UserActor>, given: Parameters<typeof createRating>[1] = {}) =>
  createRating(ctx.actor.userId, { now: day(-1), ...given });
async function rateTimes(ctx: Ctx<UserActor>, times: number) {
  for (let n = 0; n < times; n++) await rate(ctx);
}
const withdraw = (code: string) => withdrawRating(colleague(NOW), withdrawalInput.parse({ code }));
const tokenOf = (url: string) => url.split("#")[1] ?? "";

describe("links", () => {
  it("carry their secret in the fragment, are kept as hashes and are shown once", async () => {
    const ctx = await person();
    const { links } = await createInvitations(ctx, { count: 3 });
    const token = tokenOf(links[0]?.url ?? "");
    expect(links[0]?.url).toMatch(/\/colleague#[\w-]{43}$/);
    const stored = JSON.stringify(await db().outsideInvitation.findMany({ where: { userId: ctx.actor.userId } }));
    expect(stored).not.toContain(token);
    expect(JSON.stringify(await getOutsideView(ctx))).not.toContain(token);
    await expect(openInvitation(colleague(NOW), { token })).resolves.toMatchObject({ name: "Ada Lovelace" });
  });

  it("are eight at most, also when two tabs make them at once", async () => {
    const ctx = await person();
    const made = await Promise.allSettled([createInvitations(ctx, { count: 5 }), createInvitations(ctx, { count: 5 })]);
    expect(made.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
    expect(await getOutsideView(ctx)).toMatchObject({ free: 3 });
  });

  it("are about the signed-in person under the account's name, which has to be there, and about scores", async () => {
    const nameless = await person(null);
    await expect(createInvitations(nameless, { count: 3 })).rejects.toMatchObject({ code: "conflict" });
    const renamed = await person();
    const { links } = await createInvitations(renamed, { count: 1 });
    await createInvitations({ ...renamed, actor: { ...renamed.actor, name: "The chair" } }, { count: 1 });
    const { name } = await openInvitation(colleague(NOW), { token: tokenOf(links[0]?.url ?? "") });
    expect(name).toBe("Ada Lovelace");
    const { id, email } = await createUser();
    const empty: Ctx<UserActor> = { ...renamed, actor: { ...renamed.actor, userId: id, email } };
    await expect(createInvitations(empty, { count: 3 })).rejects.toMatchObject({ code: "conflict" });
  });

  it("take one answer, also when it is sent twice at once", async () => {
    const ctx = await person();
    const { links } = await createInvitations(ctx, { count: 1 });
    const input = { token: tokenOf(links[0]?.url ?? ""), answers: RATING, keep: null, change: null };
    const sent = await Promise.allSettled([1, 2, 3].map(() => answerInvitation(colleague(NOW), input)));
    expect(sent.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
    expect(await db().outsideRating.count({ where: { userId: ctx.actor.userId } })).toBe(1);
    await expect(openInvitation(colleague(NOW), input)).rejects.toMatchObject({ code: "gone" });
  });

  it("end when declined, revoked, expired or purged, and by no other person's call", async () => {
    const ctx = await person();
    const { links } = await createInvitations(ctx, { count: 3 });
    const tokens = links.map(({ url }) => tokenOf(url));
    const opened = (index: number, now = NOW) => openInvitation(colleague(now), { token: tokens[index] ?? "" });
    await declineInvitation(colleague(NOW), { token: tokens[0] ?? "" });
    await expect(opened(0)).rejects.toMatchObject({ code: "gone" });
    const stranger = await person();
    await expect(revokeInvitation(stranger, { id: links[1]?.id ?? "" })).rejects.toMatchObject({ code: "not_found" });
    await revokeInvitation(ctx, { id: links[1]?.id ?? "" });
    await expect(opened(1)).rejects.toMatchObject({ code: "gone" });
    await opened(2);
    await expect(opened(2, day(31))).rejects.toMatchObject({ code: "gone" });
    const system = { ...ctx, now: day(31), actor: { type: "system", job: "purge" } as const };
    expect(await purgeOutsideInvitations(system)).toBeGreaterThan(0);
    expect(await db().outsideInvitation.count({ where: { userId: ctx.actor.userId } })).toBe(0);
  });

  it("refuse the person themselves, incomplete answers and the same answer throughout, and stay open", async () => {
    const ctx = await person();
    const { links } = await createInvitations(ctx, { count: 1 });
    const token = tokenOf(links[0]?.url ?? "");
    const send = (answers: RatingAnswers, by: Ctx = colleague(NOW)) =>
      answerInvitation(by, { token, answers, keep: null, change: null });
    await expect(send(RATING, ctx)).rejects.toMatchObject({ code: "forbidden" });
    await expect(send({ XExpr1: 3 })).rejects.toMatchObject({ code: "invalid_input" });
    const alike = Object.fromEntries(Object.keys(RATING).map((id) => [id, 4]));
    await expect(send(alike)).rejects.toMatchObject({ code: "invalid_input" });
    await expect(send(RATING)).resolves.toMatchObject({ success: true });
  });
});

describe("anonymity", () => {
  it("shows nothing for two colleagues, not even their number", async () => {
    const ctx = await person();
    const before = await getOutsideView(ctx);
    await rate(ctx, { keep: "Stay calm" });
    await rate(ctx, { keep: "Stay kind" });
    await expect(showResult(ctx)).rejects.toMatchObject({ code: "conflict" });
    const { invitations: _links, free: _free, ...after } = await getOutsideView(ctx);
    expect(before).toMatchObject(after);
  });

  it("counts an answer from the next day on", async () => {
    const ctx = await person();
    await rateTimes(ctx, 2);
    await rate(ctx, { now: NOW });
    await expect(showResult(ctx)).rejects.toMatchObject({ code: "conflict" });
    expect(await getOutsideView(at(ctx, day(1)))).toMatchObject({ waiting: 3 });
    expect(await showResult(at(ctx, day(1)))).toMatchObject({ waiting: null, result: { raters: 3 } });
  });

  it("does not let the person compare results from before and after one known colleague's answer", async () => {
    const ctx = await person();
    await rateTimes(ctx, 3);
    const { result: first } = await showResult(ctx);
    for (const _known of "ab") {
      await rate(ctx, { answers: OTHER });
      await expect(showResult(ctx)).rejects.toMatchObject({ code: "conflict" });
      expect((await getOutsideView(ctx)).result).toEqual(first);
    }
    await rate(ctx, { answers: OTHER });
    const { result } = await showResult(ctx);
    expect(result?.raters).toBe(6);
    expect(result?.traits).not.toEqual(first?.traits);
  });

  it("does not reveal a withdrawn colleague's answers through the difference between two results", async () => {
    const ctx = await person();
    await rateTimes(ctx, 3);
    const { withdrawalCode } = await rate(ctx, { answers: OTHER, keep: "Only mine" });
    await showResult(ctx);
    await withdraw(withdrawalCode.toLowerCase().replaceAll("-", " "));
    expect(await getOutsideView(ctx)).toMatchObject({ wasWithdrawn: true, result: null });
    expect(await getShownResult(ctx, ctx.actor)).toBeNull();
    await expect(showResult(ctx)).rejects.toMatchObject({ code: "conflict" });
    await rateTimes(ctx, 2);
    await expect(showResult(ctx)).rejects.toMatchObject({ code: "conflict" });
    await rate(ctx);
    expect(await showResult(ctx)).toMatchObject({ wasWithdrawn: false, result: { raters: 6 } });
    expect(JSON.stringify(await db().outsideComment.findMany({ where: { userId: ctx.actor.userId } }))).not.toContain(
      "mine",
    );
    await expect(withdraw(withdrawalCode)).rejects.toMatchObject({ code: "not_found" });
  });

  it("keeps no time, no name, no order and no way from a link to an answer", async () => {
    const ctx = await person();
    const { userId } = ctx.actor;
    for (const keep of ["Stay calm", "Stay kind", "Stay here"]) await rate(ctx, { keep, change: `Less ${keep}` });
    const rows = async () => [
      ...(await db().outsideRating.findMany({ where: { userId } })),
      ...(await db().outsideComment.findMany({ where: { userId } })),
    ];
    const columns = new Set((await rows()).flatMap((row) => Object.keys(row)));
    const known = ["id", "userId", "answers", "kind", "text", "givenOn", "isShown", "withdrawalHash"];
    expect([...columns].toSorted()).toEqual(known.toSorted());
    expect((await rows())[0]?.givenOn).toBe("2026-11-30");
    const links = await db().outsideInvitation.findMany({ where: { userId } });
    const linkColumns = ["createdAt", "expiresAt", "id", "isSpent", "tokenHash", "userId"];
    expect(Object.keys(links[0] ?? {}).toSorted()).toEqual(linkColumns);
    const hashes = (await rows()).map(({ withdrawalHash }) => withdrawalHash);
    expect(new Set(hashes).size).toBe(9);
    const before = (await rows()).map(({ id }) => id);
    await showResult(ctx);
    const after = [
      await db().$queryRaw<{ id: string; writer: string }[]>`
        SELECT id, xmin::text AS writer FROM outside_ratings WHERE user_id = ${userId} ORDER BY ctid`,
      await db().$queryRaw<{ id: string; writer: string }[]>`
        SELECT id, xmin::text AS writer FROM outside_comments WHERE user_id = ${userId} ORDER BY ctid`,
    ];
    expect(after.map(({ length }) => length)).toEqual([3, 6]);
    for (const written of after) expect(written.map(({ id }) => id)).toEqual(written.map(({ id }) => id).toSorted());
    const all = after.flat();
    expect(all.filter(({ id }) => before.includes(id))).toEqual([]);
    expect(new Set(all.map(({ writer }) => writer)).size).toBe(1);
  });

  it("exports what was shown, and nothing of one colleague", async () => {
    const ctx = await person();
    const { userId } = ctx.actor;
    const readAll = async () => {
      const rows: unknown[] = [];
      for (const table of EXPORTED_TABLES.filter((name) => name.startsWith("outside_")))
        for await (const row of exportRows(table, { userId, emailKey: null })) rows.push(row);
      return JSON.stringify(rows);
    };
    for (const keep of ["Stay calm", "Stay kind", "Stay here"]) await rate(ctx, { keep, change: "" });
    await rate(ctx, { change: "Ask first" });
    const before = await readAll();
    expect(before).not.toMatch(/Stay|Ask first|isSpent|tokenHash|withdrawal|answers/);
    await showResult(ctx);
    const after = await readAll();
    expect(after).toContain("Stay calm");
    expect(after).not.toMatch(/Ask first|isSpent|tokenHash|withdrawal|answers|XExpr1/);
  });

  it("writes nothing about answers to the log", async () => {
    const lines = jest.spyOn(logger(), "info");
    const ctx = await person();
    lines.mockClear();
    const { links } = await createInvitations(ctx, { count: 1 });
    const token = tokenOf(links[0]?.url ?? "");
    const { withdrawalCode } = await answerInvitation(colleague(NOW), {
      token,
      answers: RATING,
      keep: "Hm",
      change: null,
    });
    await withdraw(withdrawalCode);
    expect(lines).not.toHaveBeenCalled();
    lines.mockRestore();
  });
});

describe("the report", () => {
  it("has a shown gap as its Hidden Tension, and the coach knows the result, until a colleague withdraws", async () => {
    const ctx = await person();
    await buildManualReport(ctx);
    const tension = async () => {
      const { report } = await buildCoachContext(ctx, null);
      return report?.details.find(({ title }) => title === "Hidden Tension")?.id;
    };
    const raters = async () => (await buildCoachContext(ctx, null)).outsideView?.raters ?? 0;
    const before = await tension();
    // Everybody answers at the low end of every trait.
    const low = Object.fromEntries(listItems("24").map(({ id, key }) => [id, key === 1 ? 1 : 7]));
    await rate(ctx, { answers: low });
    await rate(ctx, { answers: low });
    const { withdrawalCode } = await rate(ctx, { answers: low });
    expect([await tension(), await raters()]).toEqual([before, 0]);
    await showResult(ctx);
    expect(await tension()).toMatch(/^tension-seen-.*-less$/);
    expect(await raters()).toBe(3);
    expect(JSON.stringify(await db().report.findMany({ where: { userId: ctx.actor.userId } }))).not.toContain("-seen-");
    await withdraw(withdrawalCode);
    expect([await tension(), await raters()]).toEqual([before, 0]);
  });
});

describe("the end", () => {
  it("deletes everything when the person starts again or leaves", async () => {
    for (const end of [
      (ctx: Ctx<UserActor>) => deleteOutsideView(ctx),
      (ctx: Ctx<UserActor>) => deletePerson(ctx.actor.userId, { now: NOW, reason: "requested" }),
    ]) {
      const ctx = await person();
      const where = { where: { userId: ctx.actor.userId } };
      for (const keep of ["a", "b", "c"]) await rate(ctx, { keep });
      await showResult(ctx);
      await end(ctx);
      const counts = await Promise.all([
        db().outsideView.count(where),
        db().outsideInvitation.count(where),
        db().outsideRating.count(where),
        db().outsideComment.count(where),
      ]);
      expect(counts).toEqual([0, 0, 0, 0]);
    }
  });
});
