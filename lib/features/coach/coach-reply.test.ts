import { changeSettings, restoreSettings } from "@/tests/support/settings";
import { startFakeOpenAi, type FakeOpenAi } from "@/tests/support/fakes/fake-openai";
import { coachContext } from "@/tests/support/factories/coach-context";
import { TEST_SETTINGS } from "@/tests/support/test-settings";
import { prepareReply } from "./coach-reply";
import { listen } from "./listener/listen";
import { assessConversation } from "@/lib/features/risk/assess-conversation";
import { riskReply } from "@/lib/features/risk/risk-reply";
import { NEW_COACH_STATE, type CoachContext, type CoachState, type CoachTurn } from "./schema";

const context = coachContext();
let fakeModel: FakeOpenAi;

beforeAll(async () => {
  Object.assign(process.env, TEST_SETTINGS, { DATABASE_URL: "postgresql://nowhere/none" });
  fakeModel = await startFakeOpenAi();
});
beforeEach(() => {
  fakeModel.calls.length = 0;
  fakeModel.onRisk({ text: '{"answer":"none"}' });
});
afterEach(restoreSettings);
afterAll(() => fakeModel.close());

const useModel = () => changeSettings({ OPENAI_BASE_URL: fakeModel.url, OPENAI_MODEL: "some-model" });
const user = (content: string): CoachTurn => ({ role: "user", content });
const assistant = (content: string): CoachTurn => ({ role: "assistant", content });

const replyTo = (...turns: CoachTurn[]) => replyWith(context, ...turns);

async function replyWith(context: CoachContext, ...turns: CoachTurn[]) {
  const reply = (await prepareReply({ context, turns, wordIntervalMs: 0 }))(new AbortController().signal);
  let text = "";
  for await (const piece of reply) text += piece;
  return { text, kind: reply.kind, label: reply.label, usage: reply.usage(), state: reply.state() };
}

const crisis = async () => riskReply(await assessConversation([DANGER])) ?? "";

const DANGER = user("I don't want to live any more.");
const MATTER = user("My boss ignores me in every meeting and I hate it.");

it("answers danger with the product's own text and calls no model", async () => {
  useModel();
  expect(await replyTo(DANGER)).toEqual({
    text: await crisis(),
    kind: "offline",
    label: "Built-in offline coach",
    usage: null,
    state: { risk: await assessConversation([DANGER]), listener: null },
  });
  expect(fakeModel.calls).toEqual([]);
});

it("repeats neither an offer nor suggested answers with a reply that makes none", async () => {
  const suggested = [{ text: "Firmer", act: "f-firmer", matter: null }];
  const without = { turn: 1, offer: null, suggested: [], opens: null };
  const offering: CoachTurn = {
    ...assistant("For this there is a practice."),
    state: { ...NEW_COACH_STATE, listener: { turn: 1, offer: { practiceId: "decide", minutes: 12 }, suggested } },
  };
  expect((await replyTo(MATTER, offering, DANGER)).state.listener).toEqual(without);
  useModel();
  expect((await replyTo(MATTER, offering, user("Go on"))).state.listener).toEqual(without);
});

it("asks with buttons whether a danger is meant, and goes on after one press", async () => {
  const question = await replyTo(user("Everyone would be better off without me."));
  const suggested = (question.state.listener?.suggested ?? []) as { text: string }[];
  expect(suggested.map(({ text }) => text)).toEqual(["Yes", "No, you misread me"]);
  const asked: CoachTurn = { ...assistant(question.text), state: question.state };
  const denied = await replyTo(user("Everyone would be better off without me."), asked, user("No, you misread me"));
  expect(denied.state.risk).toMatchObject({ answer: "cleared", isOpen: false });
  expect(denied.state.listener).toMatchObject({ suggested: [] });
});

it("asks nothing beside the reply to a press, whose words are the coach's own", async () => {
  const words = "A dispute that has to be settled";
  const suggested = [{ text: words, act: "advice", matter: "between" }];
  const offering = (buttons: typeof suggested): CoachTurn => ({
    ...assistant("What is it nearest to?"),
    state: { ...NEW_COACH_STATE, listener: { version: 1, turn: 1, suggested: buttons } },
  });
  expect((await replyTo(MATTER, offering([]), user(words))).state.risk.answer).toBe("beside");
  expect((await replyTo(MATTER, offering(suggested), user(words))).state.risk.answer).toBe("none");
});

it("continues the answer to a danger from the same text, wherever it was interrupted", async () => {
  useModel();
  const whole = await crisis();
  for (const at of [1, 40, whole.indexOf("988") + 1, whole.length - 1, whole.length]) {
    expect(whole.slice(0, at) + (await replyTo(DANGER, assistant(whole.slice(0, at)))).text).toBe(whole);
  }
  expect(fakeModel.calls).toEqual([]);
});

it("continues an answer of the offline coach with the offline coach", async () => {
  const whole = listen({ turns: [MATTER], context }).text;
  const { text, kind } = await replyTo(MATTER, assistant(whole.slice(0, 9)));
  expect({ whole: whole.slice(0, 9) + text, kind }).toEqual({ whole, kind: "offline" });
});

it("starts a new paragraph when another coach wrote the beginning", async () => {
  expect((await replyTo(MATTER, assistant("As a model I would"))).text).toBe(
    `\n\n${listen({ turns: [MATTER], context }).text}`,
  );
});

it("lets the model continue its own answer, and restores the space lost at the interruption", async () => {
  useModel();
  fakeModel.always({ text: "ignored and it hurts." });
  const { text, kind, usage } = await replyTo(MATTER, assistant("You feel"));
  expect({ text, kind, usage }).toEqual({
    text: " ignored and it hurts.",
    kind: "configured",
    usage: { inputTokens: 20, outputTokens: 10 },
  });
  const asked = fakeModel.calls[0]?.body.messages.slice(1);
  expect(asked?.map(({ role }) => role)).toEqual(["user", "assistant", "user"]);
  expect((await replyTo(MATTER, assistant("You feel "))).text).toBe("ignored and it hurts.");
});

it("offers with a button the practice that the model names", async () => {
  useModel();
  fakeModel.always({ text: 'It has two sides. "Decide" weighs them in a quarter of an hour.' });
  const practices = [{ id: "decide", title: "Decide", minutes: 15, when: "", result: "", names: [] }];
  const { state } = await replyWith(coachContext({ practices }), MATTER);
  expect(state.listener).toMatchObject({ offer: { practiceId: "decide", minutes: 15 }, suggested: [] });
  expect((await replyTo(MATTER)).state.listener).toBeNull();
});

const VEILED = user("From Friday on I don't need my calendar any more.");

it("replaces the model's reply by the product's own text when the risk check finds a danger", async () => {
  useModel();
  fakeModel.onRisk({ text: '{"answer":"ask","kind":"suicide"}' });
  fakeModel.always({ text: "How nice of him.", delayMs: 20 });
  const { text, state, usage } = await replyTo(VEILED);
  expect(text).toBe(riskReply(state.risk));
  expect(state.risk).toMatchObject({ answer: "ask", kind: "suicide", isOpen: true });
  expect(usage?.inputTokens).toBeGreaterThan(0);
});

describe("after the model's check has found a danger", () => {
  const suggestedOf = (state: CoachState) => (state.listener?.suggested ?? []) as { text: string }[];
  const textsOf = (state: CoachState) => suggestedOf(state).map(({ text }) => text);
  const VERDICT = { text: '{"answer":"ask","kind":"suicide"}' };
  const NONE = { text: '{"answer":"none"}' };

  /** The check hears the danger in the first message only. */
  async function askedTurns(): Promise<CoachTurn[]> {
    useModel();
    fakeModel.onRisk(({ body }) => (JSON.stringify(body.messages).includes("my calendar") ? VERDICT : NONE));
    fakeModel.always({ text: "How nice of him.", delayMs: 20 });
    const { text, state } = await replyTo(VEILED);
    expect(textsOf(state)).toEqual(["Yes", "No, you misread me"]);
    fakeModel.calls.length = 0;
    return [VEILED, { ...assistant(text), state }];
  }

  it("closes it after the press on a denial, as the coach without a model does", async () => {
    const { text, state } = await replyTo(...(await askedTurns()), user("No, you misread me"));
    expect(text).toBe(riskReply(state.risk));
    expect(state.risk).toMatchObject({ answer: "cleared", isOpen: false });
    expect(textsOf(state)).toEqual([]);
    expect(fakeModel.calls).toEqual([]);
  });

  it("lets the model answer what a denial says besides, and does not ask again", async () => {
    const denied = user(
      "No, you misread me. My assistant keeps it from Friday on, and I need a rule for what she may book.",
    );
    const { text, state } = await replyTo(...(await askedTurns()), denied);
    expect(text).toMatch(/^I misread that[^]*How nice of him\.$/);
    expect(state.risk).toMatchObject({ answer: "misread", isOpen: false });
    const next = await replyTo(
      ...(await askedTurns()),
      denied,
      { ...assistant(text), state },
      user("Two hours a day."),
    );
    expect(next.state.risk.answer).toBe("none");
  });

  it("offers to say that a danger to others was misread, and no button for one's own life", async () => {
    useModel();
    fakeModel.onRisk({ text: '{"answer":"crisis","kind":"violence"}' });
    expect(textsOf((await replyTo(VEILED)).state)).toEqual(["You misread me, nobody is in danger"]);
    fakeModel.onRisk({ text: '{"answer":"crisis","kind":"suicide"}' });
    expect(textsOf((await replyTo(VEILED)).state)).toEqual([]);
  });

  it("continues its interrupted text with the product's own, by no model", async () => {
    const [said = VEILED, asking = VEILED] = await askedTurns();
    const { text, state } = await replyTo(said, { ...asking, content: `How nice\n\n${asking.content.slice(0, 9)}` });
    expect(text).toBe(`\n\n${riskReply(state.risk)}`);
    expect(textsOf(state)).toEqual(["Yes", "No, you misread me"]);
    expect(fakeModel.calls).toEqual([]);
  });
});

it.each([
  ["says nothing", { isSilent: true }],
  ["fails", { status: 500 as const }],
  ["answers something else", { text: "Certainly! Let me think." }],
])("gives the model's reply after about a second when the risk check %s", async (_, risk) => {
  useModel();
  fakeModel.onRisk(risk);
  fakeModel.always({ text: "How nice of him." });
  const { text, state } = await replyTo(VEILED);
  expect(text).toBe("How nice of him.");
  expect(state.risk.answer).toBe("none");
});
