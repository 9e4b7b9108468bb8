import { ApiError } from "@/lib/shared/api-client";
import { messageView } from "@/tests/support/factories/message-view";
import * as model from "./conversation-model";
import type { ConversationState } from "./conversation-model";
import { createLocalMessage } from "./merge-messages";
import { createPendingSend } from "./pending-send";

const reply = (change: Parameters<typeof messageView>[1] = {}) => messageView("a1", { role: "assistant", ...change });
const before = [messageView("u0"), messageView("a0", { role: "assistant" })];
const stored = messageView("u1", { content: "I quit" });
const running = reply({ content: "You ", state: "streaming" });
const refusal = (status: number) => new ApiError(status, JSON.stringify({ message: `Refused ${status}` }), "");
const lost = new TypeError("Failed to fetch");
const restored = { kind: "restore", text: "I quit" };
const pendingSend = createPendingSend("key-1", "I quit", []);

const idle = (page = before): ConversationState => model.createConversationState(page, null);
const loading = (change: Partial<ConversationState> = {}) => ({ ...model.startLoad(idle()), ...change });

const sending = (): ConversationState =>
  model.startRequest(idle(), pendingSend, [createLocalMessage("user", "I quit"), createLocalMessage("assistant", "")]);

const redoing = (last = reply({ state: "interrupted" })): ConversationState =>
  model.startRequest(idle([messageView("u1"), last]), null, [createLocalMessage("assistant", "")], "a1");

const ids = ({ messages }: ConversationState) => messages.map(({ id }) => id);

describe("the first state", () => {
  it("is idle with the page that is known, and loads without one", () => {
    expect(idle()).toMatchObject({ phase: "idle", isLoading: false, hasEarlier: false });
    expect(model.createConversationState(undefined, null)).toMatchObject({ phase: "idle", isLoading: true });
    const full = Array.from({ length: 60 }, (_, index) => messageView(`m${index}`));
    expect(idle(full).hasEarlier).toBe(true);
  });
});

describe("status and busy phases", () => {
  const accepted = model.acceptRequest(sending(), "a1");
  const failed = [model.fail(idle(), lost), model.fail(idle(), refusal(404))];
  const states = [idle(), loading(), sending(), accepted, ...failed];

  it("covers every phase", () => {
    expect(states.map(({ phase }) => phase)).toEqual(["idle", "loading", "sending", "receiving", "failed", "missing"]);
  });

  it("admits an action in the phases idle, failed and missing", () => {
    expect(states.map(model.isBusy)).toEqual([false, true, true, true, false, false]);
  });

  it("follows the newest messages, unless the last action failed", () => {
    expect(states.map(model.statusOf)).toEqual(["ready", "ready", "answering", "answering", "error", "error"]);
    expect(model.statusOf(idle([stored, running]))).toBe("answering");
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
    expect(state).toMatchObject({ phase: "sending", pendingSend, draftUpdate: null, error: null });
    expect(state.messages.slice(2)).toMatchObject([
      { role: "user", content: "I quit", state: "complete" },
      { role: "assistant", content: "", state: "pending" },
    ]);
  });

  it("replaces a message and what follows it, and nothing when that message is unknown", () => {
    const message = createLocalMessage("user", "I quit");
    expect(ids(model.startRequest(idle(), pendingSend, [message], "u0"))).toEqual([message.id]);
    expect(ids(model.startRequest(idle(), pendingSend, [message], "gone"))).toEqual(["u0", "a0", message.id]);
  });

  it("for another version keeps a message that is not known to be stored", () => {
    const state = { ...idle([stored, reply()]), pendingSend };
    const requested = model.startRequest(state, null, [createLocalMessage("assistant", "")], "a1");
    expect(requested.pendingSend).toBe(pendingSend);
    expect(model.acceptRequest(requested, "a2").pendingSend).toBe(pendingSend);
  });

  it("is received once the server has accepted it", () => {
    const state = sending();
    const accepted = model.acceptRequest(state, "a1");
    expect(accepted).toMatchObject({ phase: "receiving", pendingSend: null });
    expect(accepted.messages.at(-1)).toMatchObject({ id: "a1", key: state.messages.at(-1)?.key });
    expect(ids(model.acceptRequest(state, null))).toEqual(ids(state));
  });
});

describe("waiting", () => {
  it("shows that the server is away, or the place in its queue", () => {
    const state = sending();
    const offline = model.showWaiting(state, { isOffline: true });
    expect(offline.isOffline).toBe(true);
    const queued = model.showWaiting(offline, { isOffline: false, queuePlace: 3 });
    expect([queued.isOffline, queued.messages.at(-1)?.queuePlace]).toEqual([false, 3]);
    const ended = model.showWaiting(queued, { isOffline: false });
    expect(ended.messages.at(-1)?.queuePlace).toBeUndefined();
  });

  it("keeps the same state when nothing changes", () => {
    const state = idle();
    expect(model.showWaiting(state, { isOffline: false })).toBe(state);
    expect(model.showWaiting(state, { isOffline: true })).toMatchObject({ isOffline: true, messages: state.messages });
  });
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
    const next = model.failRequest(state, error, page);
    expect(next).toMatchObject({ phase, error: null, pendingSend: null, draftUpdate: { kind: "remove" } });
    expect(ids(next)).toEqual(page.map(({ id }) => id));
  });

  it("returns to the input and keeps its key when it may still be stored", () => {
    for (const error of [lost, refusal(500)]) {
      const state = sending();
      const next = model.failRequest(state, error, before);
      expect(next).toMatchObject({ phase: "failed", draftUpdate: restored, pendingSend });
      expect(next.error?.message).toMatch(/cannot be reached|Refused 500/);
      expect(ids(next)).toEqual(["u0", "a0"]);
    }
  });

  it("returns to the input without its key when the server has refused it", () => {
    const state = sending();
    const next = model.failRequest(state, refusal(429), before);
    expect(next).toMatchObject({ phase: "failed", draftUpdate: restored, pendingSend: null });
  });

  it("shows the refusal while another reply runs, and no longer", () => {
    const state = sending();
    const next = model.failRequest(state, refusal(409), [...before, messageView("u9"), running]);
    expect(next).toMatchObject({ phase: "receiving", draftUpdate: restored, error: { message: "Refused 409" } });
    const ended = model.readPage(next, [...before, messageView("u9"), reply()]);
    expect(ended).toMatchObject({ phase: "idle", error: null });
  });

  it("restores the earlier messages when the page cannot be read", () => {
    const state = sending();
    const next = model.failRequest(state, lost, null);
    expect(next).toMatchObject({ phase: "failed", draftUpdate: restored, pendingSend, messages: idle().messages });
    const missing = model.failRequest(state, refusal(404), null);
    expect(missing).toMatchObject({ phase: "missing", draftUpdate: restored, pendingSend: null });
  });
});

describe("a failed request for another version", () => {
  it("is received when the rows show a running reply and the server has not refused", () => {
    const state = redoing();
    const next = model.failRequest(state, lost, [messageView("u1"), running]);
    expect(next).toMatchObject({ phase: "receiving", error: null });
  });

  it("shows the refusal while another reply runs", () => {
    const state = redoing();
    const next = model.failRequest(state, refusal(409), [messageView("u1"), running]);
    expect(next).toMatchObject({ phase: "receiving", error: { message: "Refused 409" } });
  });

  it("shows its error, except beside a reply that shows a failure", () => {
    const whole = redoing(reply());
    const page = [messageView("u1"), reply()];
    expect(model.failRequest(whole, lost, page)).toMatchObject({ phase: "failed" });
    const broken = redoing();
    const failedPage = [messageView("u1"), reply({ state: "interrupted" })];
    expect(model.failRequest(broken, lost, failedPage)).toMatchObject({
      phase: "idle",
      error: null,
    });
  });

  it("restores the earlier reply and changes no draft when the page cannot be read", () => {
    const state = redoing();
    const next = model.failRequest(state, lost, null);
    expect(next).toMatchObject({ phase: "failed", draftUpdate: null });
    expect(ids(next)).toEqual(["u1", "a1"]);
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

  it("restores the draft of a message that is not stored, once", () => {
    const next = model.readPage(loading({ pendingSend }), before);
    expect(next).toMatchObject({ draftUpdate: restored, pendingSend });
    const taken = model.takeUpdates(next);
    expect(taken).toMatchObject({ draftUpdate: null, pendingSend: { id: "key-1", isReturned: true } });
    expect(model.readPage(taken, before).draftUpdate).toBeNull();
  });

  it("removes the draft of a message that is stored after all", () => {
    const returned = { ...pendingSend, isReturned: true };
    const next = model.readPage(loading({ pendingSend: returned }), [...before, stored]);
    expect(next).toMatchObject({ draftUpdate: { kind: "remove", text: "I quit" }, pendingSend: null });
  });

  it("keeps whether there are earlier messages than those on the screen", () => {
    const shown = Array.from({ length: 60 }, (_, index) => messageView(`m${index}`));
    const tail = Array.from({ length: 60 }, (_, index) => messageView(`m${index + 2}`));
    expect(model.readPage({ ...idle(shown), hasEarlier: false }, tail).hasEarlier).toBe(false);
    expect(model.readPage(idle(), tail).hasEarlier).toBe(true);
  });
});

describe("a failure", () => {
  it("shows its error and ends the loading", () => {
    const next = model.fail(model.createConversationState(undefined, pendingSend), lost);
    expect(next).toMatchObject({ phase: "failed", isLoading: false, pendingSend });
    expect(next.error?.message).toMatch(/cannot be reached/);
  });

  it("of a missing conversation removes what was to be sent", () => {
    const missing = model.fail(loading({ pendingSend }), refusal(404));
    expect(missing).toMatchObject({ phase: "missing", pendingSend: null });
    expect(model.takeUpdates(missing)).toMatchObject({ phase: "idle", error: null });
  });
});

it("returns a message that was sent too early, without marking the one that is being sent", () => {
  const state = sending();
  const next = model.returnDraft(state, "And more");
  expect(next.draftUpdate).toEqual({ kind: "restore", text: "And more" });
  expect(model.takeUpdates(next)).toMatchObject({ phase: "sending", draftUpdate: null, pendingSend });
});

it("changes one message, adds stored ones once and puts earlier ones first", () => {
  const state = idle();
  expect(model.changeMessage(state, "a0", { feedback: "helpful" }).messages[1]?.feedback).toBe("helpful");
  expect(ids(model.addMessages(state, [messageView("a0"), messageView("p1")]))).toEqual(["u0", "a0", "p1"]);
  const earlier = model.addEarlier({ ...state, hasEarlier: true }, [messageView("m1")]);
  expect([ids(earlier), earlier.hasEarlier]).toEqual([["m1", "u0", "a0"], false]);
});
