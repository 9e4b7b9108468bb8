import { prepareReply } from "@/lib/features/coach/coach-reply";
import { ScriptedCoach } from "@/tests/support/chat/scripted-coach";
import { reserveChatQuota } from "./reserve-chat-quota";
import { acquireSlot } from "./slots/reply-slots";
import { streamUnsavedReply } from "./stream-unsaved-reply";

jest.mock("@/lib/features/coach/coach-reply", () => ({ prepareReply: jest.fn() }));
jest.mock("./coach-context", () => ({ buildCoachContext: jest.fn() }));
jest.mock("./slots/reply-slots", () => ({ acquireSlot: jest.fn() }));
jest.mock("./reserve-chat-quota", () => ({ reserveChatQuota: jest.fn() }));

const ADA = { type: "user" as const, userId: 7, email: "ada@example.com", name: "Ada", sessionId: "s" };
const ctx = { actor: ADA, requestId: "r", now: new Date(), network: "n" };
const messages = [{ role: "user" as const, content: "Between us" }];

let coach: ScriptedCoach;
const settleUsage = jest.fn();
const releaseSlot = jest.fn();

beforeEach(() => {
  coach = new ScriptedCoach();
  jest.mocked(prepareReply).mockImplementation(async (question) => {
    const open = await coach.prepareReply(question);
    return (signal) => ({ ...open(signal), usage: () => null });
  });
  settleUsage.mockReset();
  releaseSlot.mockReset();
  jest.mocked(acquireSlot).mockReturnValue(releaseSlot);
  jest.mocked(reserveChatQuota).mockResolvedValue(settleUsage);
});

it("aborts the coach when its reader leaves before the first text", async () => {
  const reader = new AbortController();
  const asked = streamUnsavedReply(ctx, { messages, signal: reader.signal });
  const reply = await coach.next();
  reader.abort(new Error("gone"));
  expect(await new Response(await asked).text()).toBe("");
  expect(reply.signal.aborted).toBe(true);
  expect(releaseSlot).toHaveBeenCalledTimes(1);
});

it("estimates the usage when its reader leaves midway", async () => {
  const asked = streamUnsavedReply(ctx, { messages, signal: new AbortController().signal });
  const reply = await coach.next();
  reply.say("Between us, then. ");
  const stream = await asked;
  await stream.cancel();
  expect(reply.signal.aborted).toBe(true);
  expect(settleUsage).toHaveBeenCalledWith({ inputTokens: expect.any(Number), outputTokens: expect.any(Number) });
  expect(settleUsage.mock.calls[0][0].outputTokens).toBeGreaterThan(3);
  expect(releaseSlot).toHaveBeenCalledTimes(1);
});
