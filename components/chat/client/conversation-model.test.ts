import { ApiError } from "@/lib/shared/api-client";
import { messageView } from "@/tests/support/factories/message-view";
import * as model from "./conversation-model";
import type { ConversationState } from "./conversation-model";
import { createPendingSend } from "./unsent";

const reply = (change: Parameters<typeof messageView>[1] = {}) => messageView("a1", { role: "assistant", ...change });
const before = [messageView("u0"), messageView("a0", { role: "assistant" })];
const stored = messageView("u1", { content: "I quit" });
const running = reply({ content: "You ", state: "streaming" });
const refusal = (status: number) => new ApiError(status, JSON.stringify({ message: `Refused ${status}` }), "");
const lost = new TypeError("Failed to fetch");
const pendingSend = createPendingSend("key-1", "I quit", []);
const returned = { draft: "I quit", pendingSend: { ...pendingSend, isReturned: true } };

const idle = (page = before): ConversationState => model.createConversationState(page);
const loading = (change: Partial<ConversationState> = {}) => ({ ...model.startLoad(idle()), ...change });

const sending = (): ConversationState => model.startSend(idle(), { id: "key-1", text: "I quit" });

const redoing = (last = reply({ state: "interrupted" })): ConversationState => {
  const state = idle([messageView("u1"), last]);
  return model.startRedo(state, { ...last, key: "a1" }, "regenerate");
};

const failRequest = (state: ConversationState, error: Error, page: typeof before | null) =>
  model.failRequest(state, error, { page, before: idle().messages });

const ids = ({ messages }: ConversationState) => messages.map(({ id }) => id);

describe("the first state", () => {
  it("is idle with the page that is known, and loads without one", () => {
    expect(idle()).toMatchObject({ phase: "idle", isLoading: false, hasEarlier: false });
    expect(model.createConversationState(undefined)).toMatchObject({ phase: "idle", isLoading: true });
    const full = Array.from({ length: 60 }, (_, index) => messageView(`m${index}`));
    expect(idle(full).hasEarlier).toBe(true);
  });
});

describe("the status", () => {
  const states = [idle(), loading(), sending(), model.acceptRequest(sending(), "a1"), model.fail(loading(), lost)];

  it("covers every phase", () => {
    expect(states.map(({ phase }) => phase)).toEqual(["idle", "loading", "sending", "receiving", "idle"]);
  });

  it("follows the newest messages, unless the last action failed", () => {
    expect(states.map(model.statusOf)).toEqual(["ready", "ready", "answering", "answering", "error"]);
    expect(model.statusOf(idle([stored, running]))).toBe("answering");
    expect(model.statusOf(model.fail(loading(idle([stored, running])), lost))).toBe("error");
    expect(model.statusOf(idle([stored, reply({ state: "interrupted" })]))).toBe("error");
    expect(model.statusOf(idle([stored, reply({ state: "failed" })]))).toBe("error");
    expect(model.statusOf(idle([stored, reply({ state: "stopped" })]))).toBe("ready");
  });
});

it("starts to load and removes the error of the last action", () => {
  const failed = model.fail(idle(), lost);
  expect(model.startLoad(failed)).toMatchObject({ phase: "loading", error: null });
});

describe("a request", () => {
  it("shows the message and an empty reply, and keeps what is sent", () => {
    const state = sending();
    expect(state).toMatchObject({ phase: "sending", pendingSend, error: null });
    expect(state.messages.slice(2)).toMatchObject([
      { role: "user", content: "I quit", state: "complete" },
      { role: "assistant", content: "", state: "pending" },
    ]);
  });

  it("takes its text out of the input, and no other", () => {
    const send = (draft: string) => model.startSend({ ...idle(), draft }, { id: "key-1", text: "I quit" }).draft;
    expect([send("I quit"), send("And another thing")]).toEqual(["", "And another thing"]);
  });

  it("replaces a message and what follows it, and nothing when that message is unknown", () => {
    const replacing = (id: string) => ids(model.startSend(idle(), { id: "key-1", text: "I quit" }, id));
    expect(replacing("u0")).toEqual([expect.stringMatching(/^local-/), expect.stringMatching(/^local-/)]);
    expect(replacing("gone").slice(0, 2)).toEqual(["u0", "a0"]);
  });

  it("for another version shows an empty reply, and for a continuation its text", () => {
    const last = { ...reply({ content: "Half", state: "interrupted" }), key: "a1" };
    const redo = (mode: "regenerate" | "continue") => model.startRedo(idle([stored, last]), last, mode).messages[1];
    expect(redo("regenerate")).toMatchObject({ content: "", state: "pending" });
    expect(redo("continue")).toMatchObject({ id: "a1", content: "Half", state: "pending" });
  });

  it("for another version keeps a message that is back in the input", () => {
    const returned = { ...pendingSend, isReturned: true };
    const requested = { ...redoing(), pendingSend: returned };
    expect(model.acceptRequest(requested, "a2").pendingSend).toBe(returned);
  });

  it("is received once the server has accepted it", () => {
    const state = sending();
    const accepted = model.acceptRequest(state, "a1");
    expect(accepted).toMatchObject({ phase: "receiving", pendingSend: null });
    expect(accepted.messages.at(-1)).toMatchObject({ id: "a1", key: state.messages.at(-1)?.key });
    expect(ids(model.acceptRequest(state, null))).toEqual(ids(state));
  });
});

it("shows that the server is away, or the place in its queue, until the request is accepted", () => {
  const offline = model.showWait(sending(), { isOffline: true, milliseconds: 500 });
  expect(offline.isOffline).toBe(true);
  const queued = model.showWait(offline, { isOffline: false, queuePlace: 3, milliseconds: 1_000 });
  expect([queued.isOffline, queued.messages.at(-1)?.queuePlace]).toEqual([false, 3]);
  const ended = model.acceptRequest(model.showWait(queued, { isOffline: true, milliseconds: 500 }), "a1");
  expect([ended.isOffline, ended.messages.at(-1)?.queuePlace]).toEqual([false, undefined]);
});

describe("a failed send", () => {
  const page = [...before, stored];
  const cases = [
    { name: "stored and answered", error: lost, page: [...page, reply()], phase: "idle" },
    { name: "stored and running", error: lost, page: [...page, running], phase: "receiving" },
    {
      name: "stored with a failed reply",
      error: refusal(503),
      page: [...page, reply({ state: "failed" })],
      phase: "idle",
    },
  ];
  it.each(cases)("is $name", ({ error, page, phase }) => {
    const state = sending();
    const next = failRequest(state, error, page);
    expect(next).toMatchObject({ phase, error: null, pendingSend: null, draft: "" });
    expect(ids(next)).toEqual(page.map(({ id }) => id));
  });

  it("returns to the input and keeps its key", () => {
    for (const error of [lost, refusal(500), refusal(429)]) {
      const state = sending();
      const next = failRequest(state, error, before);
      expect(next).toMatchObject({ phase: "idle", ...returned });
      expect(next.error?.message).toMatch(/cannot be reached|Refused/);
      expect(ids(next)).toEqual(["u0", "a0"]);
    }
  });

  it("shows the refusal while another reply runs, and no longer", () => {
    const state = sending();
    const next = failRequest(state, refusal(409), [...before, messageView("u9"), running]);
    expect(next).toMatchObject({ phase: "receiving", draft: "I quit", error: { message: "Refused 409" } });
    const ended = model.readPage(next, [...before, messageView("u9"), reply()]);
    expect(ended).toMatchObject({ phase: "idle", error: null });
  });

  it("restores the earlier messages when the page cannot be read", () => {
    const state = sending();
    const next = failRequest(state, lost, null);
    expect(next).toMatchObject({ phase: "idle", ...returned, messages: idle().messages });
    const missing = failRequest(state, refusal(404), null);
    expect(missing).toMatchObject({ draft: "I quit", error: { isMissing: true } });
  });
});

describe("a failed request for another version", () => {
  it("is received when the rows show a running reply and the server has not refused", () => {
    const state = redoing();
    const next = failRequest(state, lost, [messageView("u1"), running]);
    expect(next).toMatchObject({ phase: "receiving", error: null });
  });

  it("shows the refusal while another reply runs", () => {
    const state = redoing();
    const next = failRequest(state, refusal(409), [messageView("u1"), running]);
    expect(next).toMatchObject({ phase: "receiving", error: { message: "Refused 409" } });
  });

  it("shows its error, except beside a reply that shows a failure", () => {
    const whole = redoing(reply());
    const page = [messageView("u1"), reply()];
    expect(model.statusOf(failRequest(whole, lost, page))).toBe("error");
    expect(failRequest(whole, lost, page).error?.message).toMatch(/cannot be reached/);
    const broken = redoing();
    const failedPage = [messageView("u1"), reply({ state: "interrupted" })];
    expect(failRequest(broken, lost, failedPage)).toMatchObject({
      phase: "idle",
      error: null,
    });
  });

  it("restores the earlier reply and changes no draft when the page cannot be read", () => {
    const state = redoing();
    const next = failRequest(state, lost, null);
    expect(next).toMatchObject({ phase: "idle", draft: "" });
    expect(ids(next)).toEqual(["u0", "a0"]);
  });
});

describe("a page", () => {
  it("leads to the running reply, or to idle", () => {
    expect(model.readPage(loading(), [stored, running])).toMatchObject({ phase: "receiving", isLoading: false });
    expect(model.readPage(loading(), [stored, reply()])).toMatchObject({ phase: "idle", isLoading: false });
  });

  it("finds a running reply before messages of a practice", () => {
    const next = model.readPage(loading(), [stored, running, messageView("p1", { practice: true })]);
    expect([next.phase, model.runningReply(next)?.id]).toEqual(["receiving", "a1"]);
  });

  it("returns a message that is not stored to the input, once and before a draft", () => {
    const next = model.readPage(loading({ pendingSend, draft: "And another thing" }), before);
    expect(next).toMatchObject({ ...returned, draft: "I quit\n\nAnd another thing" });
    expect(model.readPage({ ...next, draft: "Changed" }, before).draft).toBe("Changed");
  });

  it("removes the draft of a message that is stored after all, and no other", () => {
    const page = [...before, stored];
    expect(model.readPage(loading(returned), page)).toMatchObject({ draft: "", pendingSend: null });
    expect(model.readPage(loading({ ...returned, draft: "Changed" }), page).draft).toBe("Changed");
  });

  it("keeps whether there are earlier messages than those on the screen", () => {
    const shown = Array.from({ length: 60 }, (_, index) => messageView(`m${index}`));
    const tail = Array.from({ length: 60 }, (_, index) => messageView(`m${index + 2}`));
    expect(model.readPage({ ...idle(shown), hasEarlier: false }, tail).hasEarlier).toBe(false);
    expect(model.readPage(idle(), tail).hasEarlier).toBe(true);
  });
});

it("shows a failure, ends the loading and returns a message that was to be sent", () => {
  const unread = model.startLoad({ ...model.createConversationState(undefined), pendingSend });
  const next = model.fail(unread, lost);
  expect(next).toMatchObject({ phase: "idle", isLoading: false, ...returned });
  expect(next.error?.message).toMatch(/cannot be reached/);
  expect(model.fail(loading(), refusal(404)).error).toMatchObject({ isMissing: true });
});

it("returns a message that was sent too early once, without marking the one that is being sent", () => {
  const next = model.returnText(model.returnText(sending(), "And more"), "And more");
  expect(next).toMatchObject({ phase: "sending", draft: "And more", pendingSend });
});

it("changes one message, adds stored ones once and puts earlier ones first", () => {
  const state = idle();
  expect(model.changeMessage(state, "a0", { feedback: "helpful" }).messages[1]?.feedback).toBe("helpful");
  expect(ids(model.addMessages(state, [messageView("a0"), messageView("p1")]))).toEqual(["u0", "a0", "p1"]);
  const earlier = model.addEarlier({ ...state, hasEarlier: true }, [messageView("m1")]);
  expect([ids(earlier), earlier.hasEarlier]).toEqual([["m1", "u0", "a0"], false]);
});
