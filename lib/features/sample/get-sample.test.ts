/** @jest-environment node */
import { TRAITS } from "@/lib/features/hexaco/schema";
import { carelessFlags } from "@/lib/features/hexaco/scoring";
import { listItems } from "@/lib/features/hexaco/list-items";
import type { Ctx } from "@/lib/shared/actor";
import { sampleAnswers } from "./answers";
import { getSample } from "./get-sample";
import { readSampleFile } from "./store";

jest.mock("@/lib/server/db", () => ({ db: () => ({}), prepared: () => () => undefined }));

const ctx: Ctx = {
  actor: { type: "visitor" },
  requestId: "test",
  now: new Date("2026-11-23T09:00:00.000Z"),
  network: "test",
};

it("makes a whole report of the made-up person, with one dispute and evidence for every insight", async () => {
  const { report } = await getSample(ctx);
  const titles = report.details.map(({ title }) => title);
  expect(titles.slice(0, 3)).toEqual(["Operating Mode", "Hidden Tension", "Reframe"]);
  expect(report.details.every(({ evidence }) => evidence.length > 0)).toBe(true);
  expect(report.details.filter(({ dispute }) => dispute)).toHaveLength(1);
  expect(report.hexacoData?.traits.map(({ trait }) => trait)).toEqual([...TRAITS]);
  expect(report.hexacoData?.source).toBe("questionnaire-96");
  expect(report.aiPersonality).not.toBeNull();
  expect(report.sources).toHaveLength(2);
});

it("lets the coach reply to each message, in safe HTML and without repeating itself", async () => {
  const { conversation } = await getSample(ctx);
  const replies = conversation.turns.filter(({ role }) => role === "assistant").map(({ sanitizedHtml: html }) => html);
  expect(replies).toHaveLength(readSampleFile().conversations[0]?.messages.length ?? 0);
  expect(new Set(replies).size).toBe(replies.length);
  expect(replies.every((html) => /^<(?:p|blockquote)>/.test(html))).toBe(true);
});

it("is the same each time", async () => {
  expect(await getSample(ctx)).toEqual(await getSample(ctx));
});

it("answers as somebody who reads the statements", () => {
  const items = listItems("96");
  expect(carelessFlags(items, sampleAnswers(items, readSampleFile().answers))).toEqual([]);
});
