import { randomUUID } from "node:crypto";
import { listReadLog } from "@/lib/features/read-log/list-read-log";
import { findPatterns } from "@/lib/features/mailbox/find-patterns";
import { importMailbox } from "@/lib/features/mailbox/import-mailbox";
import { collectMailFiles } from "@/lib/features/mailbox/parse";
import { importMailboxInput, USUAL_HOURS } from "@/lib/features/mailbox/schema";
import { db } from "@/lib/server/db";
import type { Ctx, TrialActor } from "@/lib/shared/actor";
import { createUser } from "@/tests/support/factories/create-user";
import { makeSentMails, toMbox } from "@/tests/support/mail/mail-factory";

const NOW = new Date("2026-11-21T00:00:00Z");
const person = async (): Promise<Ctx<TrialActor>> => {
  const { id } = await createUser();
  return { actor: { type: "trial", userId: id }, requestId: randomUUID(), now: NOW, network: "test" };
};

async function payload(count: number) {
  const file = new Blob([toMbox(makeSentMails(count).map(({ raw }) => raw))]);
  const options = {
    now: NOW,
    hours: USUAL_HOURS,
    timeZone: "UTC",
    addresses: ["jane@acme.example"],
    onProgress: () => undefined,
  };
  const { messages, summary, excerpts } = await collectMailFiles([file], options);
  return importMailboxInput.parse({
    source: "file",
    clock: { zone: "UTC", isConfirmed: true },
    messages,
    summary,
    excerpts: excerpts.slice(0, 2),
  });
}

it("saves the patterns, the ticked sentences and a read log entry", async () => {
  const ctx = await person();
  const input = await payload(300);
  const { patterns } = await importMailbox(ctx, input);
  expect(patterns.own.messages).toBe(300);
  expect(patterns.metrics.filter(({ speaks }) => speaks).length).toBeGreaterThan(5);
  expect(await findPatterns(ctx)).toEqual(patterns);
  expect((await listReadLog(ctx))[0]).toMatchObject({
    source: "mailbox-file",
    what: expect.stringContaining("300 sent mails"),
  });
});

it("saves features without text, recipients or conversations", async () => {
  const ctx = await person();
  await importMailbox(ctx, await payload(50));
  const rows = await db().emailAnalysis.findMany({ where: { userId: ctx.actor.userId } });
  expect(rows).toHaveLength(50);
  expect(Object.keys(rows[0]?.analysisData as object).sort()).toEqual(
    ["at", "counts", "id", "isForward", "isReply", "language", "latency", "offset", "recipients"].sort(),
  );
  expect(JSON.stringify(rows.map(({ analysisData }) => analysisData))).not.toMatch(/sam|roe|@|acme/i);
});

it("replaces an earlier import", async () => {
  const ctx = await person();
  await importMailbox(ctx, await payload(60));
  await importMailbox(ctx, await payload(45));
  expect(await db().emailAnalysis.count({ where: { userId: ctx.actor.userId } })).toBe(45);
  expect((await findPatterns(ctx))?.own.messages).toBe(45);
});

it("rejects a sentence that could name somebody and saves nothing", async () => {
  const ctx = await person();
  const input = {
    ...(await payload(45)),
    excerpts: [{ kind: "request" as const, text: "Could you ask Maria about the last page of it?" }],
  };
  await expect(importMailbox(ctx, input)).rejects.toMatchObject({ code: "invalid_input" });
  expect(await findPatterns(ctx)).toBeNull();
});

it("allows three imports a day", async () => {
  const ctx = await person();
  const input = await payload(41);
  for (let i = 0; i < 3; i++) await importMailbox(ctx, input);
  await expect(importMailbox(ctx, input)).rejects.toMatchObject({ code: "rate_limited" });
});
