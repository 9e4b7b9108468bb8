import { changeSettings, restoreSettings } from "@/tests/support/settings";
import { startModelStandIn, type ModelStandIn } from "@/tests/support/openai-stand-in";
import { TEST_SETTINGS } from "@/tests/support/test-settings";
import { prepareReply } from "./coach-reply";
import { respond } from "./offline-coach/respond";
import { crisisReply } from "./safety";
import type { CoachContext, CoachTurn } from "./schema";

const context: CoachContext = { firstName: "Maya", report: null, disputes: [], memories: [], summary: null };
let standIn: ModelStandIn;

beforeAll(async () => {
  Object.assign(process.env, TEST_SETTINGS, { DATABASE_URL: "postgresql://nowhere/none" });
  standIn = await startModelStandIn();
});
beforeEach(() => {
  standIn.calls.length = 0;
});
afterEach(restoreSettings);
afterAll(() => standIn.close());

const useModel = () => changeSettings({ OPENAI_BASE_URL: standIn.url, OPENAI_MODEL: "some-model" });
const user = (content: string): CoachTurn => ({ role: "user", content });
const assistant = (content: string): CoachTurn => ({ role: "assistant", content });

async function replyTo(...turns: CoachTurn[]) {
  const reply = prepareReply({ context, turns, pace: 0 })(new AbortController().signal);
  let text = "";
  for await (const piece of reply) text += piece;
  return { text, kind: reply.kind, label: reply.label, usage: reply.usage() };
}

const DANGER = user("I don't want to live any more.");
const MATTER = user("My boss ignores me in every meeting and I hate it.");

it("answers danger in the product's own words, and asks no model for them", async () => {
  useModel();
  expect(await replyTo(DANGER)).toEqual({
    text: crisisReply([DANGER]),
    kind: "offline",
    label: "Built-in offline coach",
    usage: null,
  });
  expect(standIn.calls).toEqual([]);
});

it("takes the rest of such an answer from the same words when it was cut, wherever the cut is", async () => {
  useModel();
  const whole = crisisReply([DANGER]) ?? "";
  for (const at of [1, 40, whole.indexOf("988") + 1, whole.length - 1, whole.length]) {
    expect(whole.slice(0, at) + (await replyTo(DANGER, assistant(whole.slice(0, at)))).text).toBe(whole);
  }
  expect(standIn.calls).toEqual([]);
});

it("takes the rest of the offline coach's answer from the offline coach", async () => {
  const whole = respond({ turns: [MATTER], context });
  const { text, kind } = await replyTo(MATTER, assistant(whole.slice(0, 9)));
  expect({ whole: whole.slice(0, 9) + text, kind }).toEqual({ whole, kind: "offline" });
});

it("begins anew, apart from what was said, when the beginning was somebody else's", async () => {
  expect((await replyTo(MATTER, assistant("As a model I would"))).text).toBe(
    `\n\n${respond({ turns: [MATTER], context })}`,
  );
});

it("asks the model for the rest of its own answer, and mends the space that the cut has swallowed", async () => {
  useModel();
  standIn.always({ text: "ignored and it hurts." });
  const { text, kind, usage } = await replyTo(MATTER, assistant("You feel"));
  expect({ text, kind, usage }).toEqual({
    text: " ignored and it hurts.",
    kind: "configured",
    usage: { inputTokens: 20, outputTokens: 10 },
  });
  const asked = standIn.calls[0]?.body.messages.slice(1);
  expect(asked?.map(({ role }) => role)).toEqual(["user", "assistant", "user"]);
  expect((await replyTo(MATTER, assistant("You feel "))).text).toBe("ignored and it hurts.");
});
