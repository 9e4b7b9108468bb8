import { randomUUID } from "node:crypto";
import { withDangerNotice } from "@/lib/features/coach/with-danger-notice";
import { screenNote } from "@/lib/features/risk/screen-text";
import type { Ctx, UserActor } from "@/lib/shared/actor";
import { createUser } from "@/tests/support/factories/create-user";

jest.mock("@/lib/features/risk/screen-text", () => {
  const actual = jest.requireActual<{ screenNote: typeof screenNote }>("@/lib/features/risk/screen-text");
  return { ...actual, screenNote: jest.fn(actual.screenNote) };
});

const SAVED = { id: "g1" };
let ctx: Ctx<UserActor>;
beforeAll(async () => {
  const { id } = await createUser();
  const actor = { type: "user" as const, userId: id, sessionId: randomUUID(), email: "", name: null };
  ctx = { actor, requestId: "test", now: new Date(), network: "test" };
});
beforeEach(() => jest.mocked(screenNote).mockClear());

const answerTo = (written: unknown) => withDangerNotice(ctx, written, Promise.resolve(SAVED));

it("adds the helplines to the response, whichever field of the body holds the text", async () => {
  const written = { text: "Hand over the team", outcome: { note: "I want to kill myself" } };
  expect(await answerTo(written)).toMatchObject({ ...SAVED, danger_notice: { language: "en" } });
});

it("leaves the response unchanged without a sign of danger, and does not screen ids, dates and choices", async () => {
  expect(await answerTo({ title: "Hand over the Berlin team", due: "2026-12-01" })).toEqual(SAVED);
  expect(await answerTo({ status: "done", id: "suicide_1" })).toEqual(SAVED);
  expect(screenNote).toHaveBeenCalledTimes(1);
});

it("saves all the same when the screening fails", async () => {
  jest.mocked(screenNote).mockRejectedValueOnce(new Error("no model"));
  expect(await answerTo({ title: "I want to kill myself" })).toEqual(SAVED);
});
