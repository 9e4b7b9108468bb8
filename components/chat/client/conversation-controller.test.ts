import type { ChatMessageView } from "@/lib/features/chat/schema";
import { messageView } from "@/tests/support/factories/message-view";
import { createController, type ConversationController } from "./conversation-controller";
import { statusOf } from "./conversation-model";

type Answer = Response | Error;
type Act = (call: { body: Record<string, unknown>; signal: AbortSignal | null }) => Answer | Promise<Answer>;
type Server = Record<string, Answer[] | Act>;

const SESSION = "s1";
const MESSAGES = `GET /api/chat/messages/${SESSION}`;
const SEND = "POST /api/chat";
const json = (body: unknown, status = 200) =>
  new Response(JSON.stringify(body), { status, headers: { "content-type": "application/json" } });
const refusal = (status: number, message: string) => json({ success: false, message }, status);

const queued = (place: number) =>
  json({ success: false, message: "In line", fields: { place: String(place), seconds: "1" } }, 503);

function streamResponse(id: string, pieces: string[], isCut = false): Response {
  const encoder = new TextEncoder();
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      for (const piece of pieces) controller.enqueue(encoder.encode(piece));
      if (isCut) controller.error(new TypeError("network error"));
      else controller.close();
    },
  });
  return new Response(body, { headers: { "x-message-id": id } });
}

function stalledResponse(id: string, pieces: string[], signal: AbortSignal | null): Response {
  const encoder = new TextEncoder();
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      for (const piece of pieces) controller.enqueue(encoder.encode(piece));
      signal?.addEventListener("abort", () => controller.error(signal.reason));
    },
  });
  return new Response(body, { headers: { "x-message-id": id } });
}

function toResponse(answer: Answer | undefined): Response {
  if (!answer || answer instanceof Error) throw answer ?? new TypeError("Failed to fetch");
  return answer;
}

interface Call {
  call: string;
  body: Record<string, unknown>;
}

function mockServer(server: Server): Call[] {
  const calls: Call[] = [];
  globalThis.fetch = (async (input: string, init: RequestInit = {}) => {
    const call = `${init.method ?? "GET"} ${input}`;
    const body = (typeof init.body === "string" ? JSON.parse(init.body) : {}) as Record<string, unknown>; // Our own calls.
    calls.push({ call, body });
    const path = call.split("?")[0] ?? call;
    const answers = server[path];
    if (typeof answers === "function") return toResponse(await answers({ body, signal: init.signal ?? null }));
    return toResponse(answers && (answers.length > 1 ? answers.shift() : answers[0])).clone();
  }) as typeof fetch;
  return calls;
}

const texts = (controller: ConversationController) => controller.snapshot().messages.map(({ content }) => content);
const create = (page?: ChatMessageView[], onAccepted?: () => void) =>
  createController({ conversationId: SESSION, userId: 7, page, onAccepted });
const sends = (calls: Call[]) => calls.filter(({ call }) => call === SEND);

it("sends the payload that the call's contract names", async () => {
  const calls = mockServer({ [SEND]: [streamResponse("a1", ["Yes."])], [MESSAGES]: [json([messageView("u1")])] });
  await create([]).send("I quit");
  expect(sends(calls)[0]?.body).toEqual({
    id: SESSION,
    messages: [{ id: expect.any(String), role: "user", content: "I quit" }],
    userId: 7,
    sessionId: SESSION,
  });
});

it("shows the sent message at once, the reply as it streams, and then the stored rows", async () => {
  mockServer({
    [SEND]: [streamResponse("a1", ["You want ", "to leave."])],
    [MESSAGES]: [
      json([
        messageView("u1", { content: "I quit" }),
        messageView("a1", { role: "assistant", content: "You want to leave." }),
      ]),
    ],
  });
  const controller = create([]);
  const seen: string[] = [];
  controller.subscribe(() => seen.push(`${controller.snapshot().phase}: ${texts(controller).join(" | ")}`));
  await controller.send("I quit");
  expect(seen.some((state) => state.startsWith("sending: I quit | "))).toBe(true);
  expect(texts(controller)).toEqual(["I quit", "You want to leave."]);
  expect(controller.snapshot()).toMatchObject({ phase: "idle", error: null, draft: "" });
});

it("treats an empty body as a failure and restores the draft, unless the message is stored", async () => {
  const empty = () => new Response("", { headers: { "content-type": "text/plain" } });
  mockServer({ [SEND]: [empty()], [MESSAGES]: [json([])] });
  const controller = create([]);
  await controller.send("I quit");
  expect(controller.snapshot()).toMatchObject({ messages: [], phase: "idle", draft: "I quit" });
  expect(controller.snapshot().error?.message).toMatch(/What you wrote is kept/);

  mockServer({
    [SEND]: [empty()],
    [MESSAGES]: [
      json([
        messageView("u1", { content: "I quit" }),
        messageView("a1", { role: "assistant", content: "", state: "stopped" }),
      ]),
    ],
  });
  await controller.send("I quit");
  expect(controller.snapshot()).toMatchObject({ phase: "idle", error: null });
});

it("restores the draft when the server cannot be reached, and retries with the same idempotency key", async () => {
  jest.useFakeTimers();
  try {
    const calls = mockServer({});
    const controller = create([]);
    const first = controller.send("I quit");
    await jest.advanceTimersByTimeAsync(120_000);
    await first;
    expect(controller.snapshot()).toMatchObject({
      messages: [],
      phase: "idle",
      draft: "I quit",
    });
    expect(controller.snapshot().error?.message).toMatch(/cannot be reached/);
    const again = controller.send("I quit");
    await jest.advanceTimersByTimeAsync(120_000);
    await again;
    const ids = sends(calls).map(({ body }) => (body.messages as { id: string }[])[0]?.id);
    expect(ids.length).toBeGreaterThan(2);
    expect(new Set(ids).size).toBe(1);
  } finally {
    jest.useRealTimers();
  }
});

it("reports that it is offline while it retries, and retries at once when asked to load", async () => {
  jest.useFakeTimers();
  try {
    const calls = mockServer({
      [SEND]: [new TypeError("Failed to fetch"), streamResponse("a1", ["Yes."])],
      [MESSAGES]: [json([messageView("u1"), messageView("a1", { role: "assistant", content: "Yes." })])],
    });
    const controller = create([]);
    const sending = controller.send("I quit");
    await jest.advanceTimersByTimeAsync(10);
    expect(controller.snapshot()).toMatchObject({ isOffline: true, phase: "sending", error: null });
    expect(sends(calls)).toHaveLength(1);
    void controller.load();
    await jest.advanceTimersByTimeAsync(0);
    expect(sends(calls)).toHaveLength(2);
    await sending;
    expect(controller.snapshot()).toMatchObject({ isOffline: false, phase: "idle" });
    expect(texts(controller).at(-1)).toBe("Yes.");
  } finally {
    jest.useRealTimers();
  }
});

it("shows its place in the queue and asks again under the same key until it is its turn", async () => {
  jest.useFakeTimers();
  try {
    const calls = mockServer({
      [SEND]: [queued(3), queued(1), streamResponse("a1", ["Yes."])],
      [MESSAGES]: [json([messageView("u1"), messageView("a1", { role: "assistant", content: "Yes." })])],
    });
    const controller = create([]);
    const place = () => controller.snapshot().messages.at(-1)?.queuePlace;
    const sending = controller.send("I quit");
    await jest.advanceTimersByTimeAsync(10);
    expect([place(), controller.snapshot().error]).toEqual([3, null]);
    await jest.advanceTimersByTimeAsync(1_000);
    expect(place()).toBe(1);
    await jest.advanceTimersByTimeAsync(1_000);
    await sending;
    expect([place(), texts(controller).at(-1)]).toEqual([undefined, "Yes."]);
    expect(new Set(sends(calls).map(({ body }) => (body.messages as { id: string }[])[0]?.id)).size).toBe(1);
  } finally {
    jest.useRealTimers();
  }
});

it("reports a missing conversation and a lost login, and restores the draft", async () => {
  mockServer({ [SEND]: [refusal(404, "Not found")], [MESSAGES]: [refusal(404, "Not found")] });
  const gone = create([]);
  await gone.send("Are you there?");
  expect(gone.snapshot()).toMatchObject({ phase: "idle", error: { isMissing: true }, draft: "Are you there?" });

  mockServer({ [SEND]: [refusal(401, "Please sign in")], [MESSAGES]: [refusal(401, "Please sign in")] });
  const expired = create([]);
  await expired.send("Are you there?");
  expect(expired.snapshot()).toMatchObject({
    phase: "idle",
    draft: "Are you there?",
    error: { message: expect.stringContaining("signed out"), isSignedOut: true },
  });
});

it("follows the reply from the received text when the connection breaks", async () => {
  const half = [messageView("u1"), messageView("a1", { role: "assistant", content: "You want ", state: "streaming" })];
  const whole = [messageView("u1"), messageView("a1", { role: "assistant", content: "You want to leave." })];
  const calls = mockServer({
    [SEND]: [streamResponse("a1", ["You want "], true)],
    [MESSAGES]: [json(half), json(whole)],
    "GET /api/chat/replies/a1": [streamResponse("a1", ["to leave."])],
  });
  const controller = create([]);
  await controller.send("I quit");
  expect(texts(controller)).toEqual(["text of u1", "You want to leave."]);
  expect(calls.map(({ call }) => call)).toContain("GET /api/chat/replies/a1?offset=9");
});

it("follows a reply that another page has started", async () => {
  mockServer({
    [MESSAGES]: [
      json([messageView("u1"), messageView("a1", { role: "assistant", content: "You ", state: "streaming" })]),
      json([messageView("u1"), messageView("a1", { role: "assistant", content: "You are heard." })]),
    ],
    "GET /api/chat/replies/a1": [streamResponse("a1", ["are heard."])],
  });
  const controller = create();
  await controller.load();
  expect(texts(controller)).toEqual(["text of u1", "You are heard."]);
  expect(controller.snapshot().isLoading).toBe(false);
});

it("restores the draft when another reply is running", async () => {
  const stored = [messageView("u0"), messageView("a0", { role: "assistant" })];
  mockServer({ [SEND]: [refusal(409, "An answer is being written")], [MESSAGES]: [json(stored)] });
  const controller = create(stored);
  await controller.send("One more thing");
  expect(controller.snapshot()).toMatchObject({
    draft: "One more thing",
    error: { message: "An answer is being written" },
  });
  expect(texts(controller)).toEqual(["text of u0", "text of a0"]);
});

it("shows no error beside a reply that shows its failure", async () => {
  const failed = messageView("a1", { role: "assistant", content: "", state: "failed", failure: "busy" });
  mockServer({
    [SEND]: [refusal(503, "Busy")],
    [MESSAGES]: [json([messageView("u1", { content: "I quit" }), failed])],
  });
  const controller = create([]);
  await controller.send("I quit");
  expect(controller.snapshot()).toMatchObject({ phase: "idle", error: null, pendingSend: null });
  expect(statusOf(controller.snapshot())).toBe("error");
});

it("replaces an edited message and what followed it", async () => {
  const before = [
    messageView("u1"),
    messageView("a1", { role: "assistant" }),
    messageView("u2"),
    messageView("a2", { role: "assistant" }),
  ];
  const after = [
    messageView("u3", { content: "smaller", versions: ["u1", "u3"] }),
    messageView("a3", { role: "assistant" }),
  ];
  const calls = mockServer({ [SEND]: [streamResponse("a3", ["text of a3"])], [MESSAGES]: [json(after)] });
  const controller = create(before);
  await controller.send("smaller", "u1");
  expect(texts(controller)).toEqual(["smaller", "text of a3"]);
  expect(sends(calls)[0]?.body).toMatchObject({ replaces: "u1" });
});

it("runs one action at a time", async () => {
  const calls = mockServer({
    [SEND]: [streamResponse("a1", ["Yes."])],
    [MESSAGES]: [json([messageView("u1"), messageView("a1", { role: "assistant" })])],
  });
  const controller = create([]);
  await Promise.all([controller.send("I quit"), controller.send("I quit")]);
  expect(sends(calls)).toHaveLength(1);
});

it("adds earlier pages at the top until none is left", async () => {
  const tail = Array.from({ length: 60 }, (_, i) => messageView(`m${i + 60}`));
  const page = [messageView("m58"), messageView("m59")];
  const calls = mockServer({ [MESSAGES]: [json(page)] });
  const controller = create(tail);
  expect(controller.snapshot().hasEarlier).toBe(true);
  await Promise.all([controller.loadEarlier(), controller.loadEarlier()]);
  expect(calls).toHaveLength(1);
  expect(calls[0]?.call).toContain("before=m60");
  expect(controller.snapshot().messages).toHaveLength(62);
  expect(controller.snapshot()).toMatchObject({ hasEarlier: false, isLoadingEarlier: false });
});

it("reverts a rating that could not be stored", async () => {
  mockServer({ "POST /api/chat/feedback": [refusal(500, "Not stored")] });
  const controller = create([messageView("u1"), messageView("a1", { role: "assistant" })]);
  const [, answer] = controller.snapshot().messages;
  if (!answer) throw new Error("no answer");
  await controller.rate(answer, "helpful");
  expect(controller.snapshot().messages[1]?.feedback).toBeNull();
  expect(controller.snapshot().error).toEqual({ message: "Not stored" });
});

describe("a send whose response is lost", () => {
  beforeEach(() => {
    jest.useFakeTimers();
    const kept = new Map<string, string>();
    Object.assign(globalThis, {
      sessionStorage: {
        getItem: (key: string) => kept.get(key) ?? null,
        setItem: (key: string, value: string) => kept.set(key, value),
        removeItem: (key: string) => kept.delete(key),
      },
    });
  });
  afterEach(() => {
    jest.useRealTimers();
    Reflect.deleteProperty(globalThis, "sessionStorage");
  });

  const stored = [
    messageView("u1", { content: "I quit" }),
    messageView("a1", { role: "assistant", content: "You want to leave." }),
  ];

  it("is found among the stored rows, without an error or a restored draft", async () => {
    const calls = mockServer({ [SEND]: [new TypeError("Failed to fetch")], [MESSAGES]: [json(stored)] });
    const controller = create([]);
    const sending = controller.send("I quit");
    await jest.advanceTimersByTimeAsync(120_000);
    await sending;
    expect(texts(controller)).toEqual(["I quit", "You want to leave."]);
    expect(controller.snapshot()).toMatchObject({ phase: "idle", error: null, draft: "" });
    expect(new Set(sends(calls).map(({ body }) => (body.messages as { id: string }[])[0]?.id)).size).toBe(1);
  });

  it("is not mistaken for a message that another page has sent meanwhile", async () => {
    const others = [messageView("u9", { content: "From my phone" }), messageView("a9", { role: "assistant" })];
    mockServer({ [SEND]: [refusal(429, "Too many")], [MESSAGES]: [json(others)] });
    const controller = create([]);
    await controller.send("I quit");
    expect(controller.snapshot()).toMatchObject({
      draft: "I quit",
      error: { message: "Too many" },
    });
  });

  it("restores the draft after a reload when it is not stored, and retries with the same key", async () => {
    let isAway = true;
    const calls = mockServer({
      [SEND]: () => (isAway ? new TypeError("Failed to fetch") : streamResponse("a1", ["You want to leave."])),
      [MESSAGES]: () => json(sends(calls).length > 1 && !isAway ? stored : []),
    });
    void create([]).send("I quit");
    await jest.advanceTimersByTimeAsync(0);
    isAway = false;
    const reloaded = create([]);
    await reloaded.load();
    expect(reloaded.snapshot()).toMatchObject({ messages: [], draft: "I quit" });
    reloaded.setDraft("");
    await reloaded.load();
    expect(reloaded.snapshot().draft).toBe("");
    reloaded.setDraft("I quit");
    await reloaded.send("I quit");
    const ids = sends(calls).map(({ body }) => (body.messages as { id: string }[])[0]?.id);
    expect([ids.length, new Set(ids).size]).toEqual([2, 1]);
    expect(texts(reloaded)).toEqual(["I quit", "You want to leave."]);
  });

  it("restores no draft after a reload when it is stored, even if an earlier message has the same text", async () => {
    const before = [messageView("u0", { content: "I quit" }), messageView("a0", { role: "assistant" })];
    mockServer({
      [SEND]: [new TypeError("Failed to fetch")],
      [MESSAGES]: [json(before), json([...before, ...stored])],
    });
    void create(before).send("I quit");
    await jest.advanceTimersByTimeAsync(0);
    const early = create(before);
    await early.load();
    expect(early.snapshot()).toMatchObject({ draft: "I quit" });
    await early.load();
    expect(early.snapshot()).toMatchObject({ draft: "" });
    const late = create(before);
    await late.load();
    expect(late.snapshot()).toMatchObject({ draft: "" });
  });
});

it("keeps a message in the input until loading ends, and restores the draft when a reply is running", async () => {
  const look = Promise.withResolvers<Response>();
  const rows = [messageView("u1", { content: "I quit" }), messageView("a1", { role: "assistant", content: "Yes." })];
  const calls = mockServer({
    [SEND]: [streamResponse("a1", ["Yes."])],
    [MESSAGES]: () => look.promise.then((r) => r.clone()),
  });
  const controller = create([]);
  void controller.load();
  controller.setDraft("I quit");
  const sending = controller.send("I quit");
  expect([sends(calls).length, controller.snapshot().draft]).toEqual([0, "I quit"]);
  look.resolve(json(rows));
  await sending;
  expect([sends(calls).length, controller.snapshot().draft]).toEqual([1, ""]);

  const running = [messageView("u1"), messageView("a1", { role: "assistant", content: "", state: "streaming" })];
  const follow = Promise.withResolvers<Response>();
  mockServer({
    [MESSAGES]: [json(running), json(rows)],
    "GET /api/chat/replies/a1": () => follow.promise,
  });
  const other = create();
  const loading = other.load();
  await other.send("Too early");
  expect(other.snapshot().draft).toBe("Too early");
  follow.resolve(streamResponse("a1", ["Yes."]));
  await loading;
});

it("stops a reply that was to be stopped before it was stored", async () => {
  const head = Promise.withResolvers<Response>();
  const stops = [json({ stopped: null }), json({ stopped: "a1" })];
  const calls = mockServer({
    [SEND]: () => head.promise,
    "POST /api/chat/stop": () => stops.shift() ?? new Error("once too often"),
    [MESSAGES]: [json([messageView("u1"), messageView("a1", { role: "assistant", content: "Y", state: "stopped" })])],
  });
  const controller = create([]);
  const sending = controller.send("I quit");
  const stopping = controller.stop();
  await new Promise(setImmediate);
  head.resolve(streamResponse("a1", ["Y"]));
  await Promise.all([sending, stopping]);
  expect(calls.filter(({ call }) => call === "POST /api/chat/stop")).toHaveLength(2);
  expect(controller.snapshot()).toMatchObject({ phase: "idle", error: null });
});

it("stops a reply that was stored while the stop was on its way", async () => {
  const stop = Promise.withResolvers<Response>();
  const answers = [stop.promise, Promise.resolve(json({ stopped: "a1" }))];
  const rows = [messageView("u1"), messageView("a1", { role: "assistant", content: "Y", state: "stopped" })];
  let end = () => {};
  const calls = mockServer({
    [SEND]: ({ signal }) => {
      const response = stalledResponse("a1", ["Y"], signal);
      end = () => signal?.dispatchEvent(new Event("abort"));
      return response;
    },
    "POST /api/chat/stop": () => answers.shift() ?? new Error("once too often"),
    [MESSAGES]: [json(rows)],
  });
  const controller = create([]);
  const sending = controller.send("I quit");
  const stopping = controller.stop();
  await new Promise(setImmediate);
  expect(controller.snapshot().phase).toBe("receiving");
  stop.resolve(json({ stopped: null }));
  await stopping;
  end();
  await sending;
  expect(calls.filter(({ call }) => call === "POST /api/chat/stop")).toHaveLength(2);
});

it("shows the earlier reply again when another version cannot be requested", async () => {
  mockServer({ "POST /api/chat/replies": [new TypeError("Failed to fetch")] });
  const rows = [messageView("u1"), messageView("a1", { role: "assistant", content: "Half", state: "interrupted" })];
  const controller = create(rows);
  const [, reply] = controller.snapshot().messages;
  if (!reply) throw new Error("no reply");
  for (const mode of ["regenerate", "continue"] as const) {
    await controller.redo(reply, mode);
    expect(controller.snapshot()).toMatchObject({ phase: "idle", draft: "", messages: rows });
  }
});

it("chooses a version and shows its page", async () => {
  const other = [messageView("u1"), messageView("a2", { role: "assistant", versions: ["a1", "a2"] })];
  const calls = mockServer({ "POST /api/chat/versions": [json({ success: true })], [MESSAGES]: [json(other)] });
  const controller = create(ended("You."));
  await controller.chooseVersion("a2");
  expect(calls[0]).toMatchObject({ call: "POST /api/chat/versions", body: { messageId: "a2" } });
  expect(texts(controller)).toEqual(["text of u1", "text of a2"]);
  expect(controller.snapshot().phase).toBe("idle");
});

it("reads a page for each request to load, and then begins the action that waits for them", async () => {
  const calls = mockServer({
    [SEND]: [streamResponse("a2", ["Yes."])],
    [MESSAGES]: [json(ended("You.")), json(ended("You.")), json([...ended("You."), messageView("u2")])],
  });
  const controller = create(ended("You."));
  await Promise.all([controller.load(), controller.load(), controller.send("I quit")]);
  expect(calls.map(({ call }) => call.split("?")[0])).toEqual([MESSAGES, MESSAGES, SEND, MESSAGES]);
});

it("keeps the conversation when a version cannot be shown", async () => {
  const calls = mockServer({ "POST /api/chat/versions": [refusal(404, "Message not found")] });
  const controller = create(ended("You."));
  await controller.chooseVersion("a2");
  expect(controller.snapshot().error).toEqual({ message: "Message not found" });
  expect([texts(controller), calls.length]).toEqual([["text of u1", "You."], 1]);
});

describe("a connection that breaks silently", () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());
  const half = [messageView("u1"), messageView("a1", { role: "assistant", content: "You want ", state: "streaming" })];
  const whole = [messageView("u1"), messageView("a1", { role: "assistant", content: "You want to leave." })];
  const open = () =>
    mockServer({
      [SEND]: ({ signal }) => stalledResponse("a1", ["You want "], signal),
      [MESSAGES]: [json(half), json(whole)],
      "GET /api/chat/replies/a1": [streamResponse("a1", ["to leave."])],
    });

  it("is aborted when the page resumes, and the reply is followed from the received text", async () => {
    const calls = open();
    const controller = create([]);
    const sending = controller.send("I quit");
    await jest.advanceTimersByTimeAsync(1_000);
    await controller.load();
    expect(calls).toHaveLength(1);
    await jest.advanceTimersByTimeAsync(6_000);
    await controller.load();
    await sending;
    expect(texts(controller).at(-1)).toBe("You want to leave.");
    expect(calls.map(({ call }) => call)).toContain("GET /api/chat/replies/a1?offset=9");
  });

  it("is aborted after 45 seconds without data", async () => {
    open();
    const controller = create([]);
    const sending = controller.send("I quit");
    await jest.advanceTimersByTimeAsync(46_000);
    await sending;
    expect(texts(controller).at(-1)).toBe("You want to leave.");
  });

  it("before the headers of the response leads to a retry with the same key", async () => {
    let sent = 0;
    const calls = mockServer({
      [SEND]: ({ signal }) =>
        ++sent > 1
          ? streamResponse("a1", ["You want to leave."])
          : new Promise<Answer>((_, reject) => signal?.addEventListener("abort", () => reject(signal.reason as Error))),
      [MESSAGES]: [json(whole)],
    });
    const controller = create([]);
    const sending = controller.send("I quit");
    await jest.advanceTimersByTimeAsync(50_000);
    await sending;
    expect(new Set(sends(calls).map(({ body }) => (body.messages as { id: string }[])[0]?.id)).size).toBe(1);
    expect(sent).toBe(2);
    expect(texts(controller).at(-1)).toBe("You want to leave.");
  });
});

it("shows at once that a followed reply was interrupted", async () => {
  const running = messageView("a1", { role: "assistant", content: "You want ", state: "streaming" });
  const calls = mockServer({
    [MESSAGES]: [json([messageView("u1"), running]), json([messageView("u1"), { ...running, state: "interrupted" }])],
    "GET /api/chat/replies/a1": [new TypeError("Failed to fetch")],
  });
  const controller = create();
  const offlineStates: boolean[] = [];
  controller.subscribe(() => offlineStates.push(controller.snapshot().isOffline));
  await controller.load();
  expect(controller.snapshot()).toMatchObject({ phase: "idle", error: null, isOffline: false });
  expect([offlineStates.includes(true), calls.length]).toEqual([false, 3]);
});

it("waits for a restarting server, and follows a silent reply at most once a second", async () => {
  jest.useFakeTimers();
  try {
    const running = [messageView("u1"), messageView("a1", { role: "assistant", content: "", state: "pending" })];
    const calls = mockServer({
      [MESSAGES]: [json(running), refusal(503, "Starting"), refusal(502, "Bad gateway"), json(running)],
      "GET /api/chat/replies/a1": [refusal(500, "No")],
    });
    const controller = create();
    void controller.load();
    await jest.advanceTimersByTimeAsync(10_000);
    expect(controller.snapshot()).toMatchObject({ phase: "receiving", error: null });
    expect(calls.length).toBeGreaterThan(10);
    expect(calls.length).toBeLessThan(30);
  } finally {
    jest.useRealTimers();
  }
});

const running = (content: string) => [
  messageView("u1"),
  messageView("a1", { role: "assistant", content, state: "streaming" }),
];
const ended = (content: string) => [messageView("u1"), messageView("a1", { role: "assistant", content })];

it("accepts no message while the server-rendered page shows a running reply", () => {
  expect(statusOf(create(running("You ")).snapshot())).toBe("answering");
  expect(statusOf(create(ended("You.")).snapshot())).toBe("ready");
});

it("reports another running reply at once, shows it, and removes the report when it ends", async () => {
  mockServer({
    [SEND]: [refusal(409, "An answer is being written")],
    [MESSAGES]: [json(running("You ")), json(ended("You are heard."))],
    "GET /api/chat/replies/a1": [streamResponse("a1", ["are heard."])],
  });
  const controller = create([]);
  const said: (string | undefined)[] = [];
  controller.subscribe(() => said.push(controller.snapshot().error?.message));
  await controller.send("One more thing");
  expect(said).toContain("An answer is being written");
  expect(controller.snapshot()).toMatchObject({ draft: "One more thing", error: null, phase: "idle" });
  expect(texts(controller).at(-1)).toBe("You are heard.");
});

it("follows a reply however long the server is unavailable", async () => {
  jest.useFakeTimers();
  try {
    let isAway = true;
    mockServer({
      [MESSAGES]: () => (isAway ? new TypeError("Failed to fetch") : json(ended("You are heard."))),
      "GET /api/chat/replies/a1": () =>
        isAway ? new TypeError("Failed to fetch") : streamResponse("a1", ["are heard."]),
    });
    const controller = create(running("You "));
    const loading = controller.load();
    await jest.advanceTimersByTimeAsync(300_000);
    expect(controller.snapshot()).toMatchObject({ isOffline: true, error: null, phase: "loading" });
    isAway = false;
    await jest.advanceTimersByTimeAsync(8_000);
    await loading;
    expect(controller.snapshot()).toMatchObject({ isOffline: false, phase: "idle" });
    expect(texts(controller).at(-1)).toBe("You are heard.");
  } finally {
    jest.useRealTimers();
  }
});

it("calls onAccepted when the server has accepted a message", async () => {
  const onAccepted = jest.fn();
  mockServer({
    [SEND]: [refusal(429, "Too many"), streamResponse("a1", ["Yes."])],
    [MESSAGES]: [json([]), json(ended("Yes."))],
  });
  const controller = create([], onAccepted);
  await controller.send("I quit");
  expect(onAccepted).not.toHaveBeenCalled();
  await controller.send("I quit");
  expect(onAccepted).toHaveBeenCalledTimes(1);
});
