/** @jest-environment node */
import { prepareReply } from "@/lib/features/coach/coach-reply";
import { ScriptedPartner } from "@/tests/support/chat/scripted-partner";
import { allowCall } from "./allow-call";
import { takeSeat } from "./replies/hub";
import { talkOffRecord } from "./talk-off-record";

jest.mock("@/lib/features/coach/coach-reply", () => ({ prepareReply: jest.fn() }));
jest.mock("./coach-context", () => ({ coachContext: jest.fn() }));
jest.mock("./replies/hub", () => ({ takeSeat: jest.fn() }));
jest.mock("./allow-call", () => ({ allowCall: jest.fn() }));

const ADA = { type: "user" as const, userId: 7, email: "ada@example.com", name: "Ada", sessionId: "s" };
const ctx = { actor: ADA, requestId: "r", now: new Date(), network: "n" };
const messages = [{ role: "user" as const, content: "Between us" }];

let partner: ScriptedPartner;
const settle = jest.fn();
const leaveSeat = jest.fn();

beforeEach(() => {
  partner = new ScriptedPartner();
  jest.mocked(prepareReply).mockImplementation((question) => (signal) => {
    const reply = partner.prepareReply(question)(signal);
    return { ...reply, usage: () => null };
  });
  settle.mockReset();
  leaveSeat.mockReset();
  jest.mocked(takeSeat).mockReturnValue(leaveSeat);
  jest.mocked(allowCall).mockResolvedValue(settle);
});

it("ends the partner's answer when its reader leaves before the first word", async () => {
  const reader = new AbortController();
  const asked = talkOffRecord(ctx, { messages, signal: reader.signal });
  const reply = await partner.next();
  reader.abort(new Error("gone"));
  expect(await new Response(await asked).text()).toBe("");
  expect(reply.signal.aborted).toBe(true);
  expect(leaveSeat).toHaveBeenCalledTimes(1);
});

it("counts what was said to a reader who leaves in the middle, though the provider has not counted it", async () => {
  const asked = talkOffRecord(ctx, { messages, signal: new AbortController().signal });
  const reply = await partner.next();
  reply.say("Between us, then. ");
  const stream = await asked;
  await stream.cancel();
  expect(reply.signal.aborted).toBe(true);
  expect(settle).toHaveBeenCalledWith({ inputTokens: expect.any(Number), outputTokens: expect.any(Number) });
  expect(settle.mock.calls[0][0].outputTokens).toBeGreaterThan(3);
  expect(leaveSeat).toHaveBeenCalledTimes(1);
});
