import { messageView } from "@/tests/support/factories/message-view";
import { Thread } from "./thread";

type Answer = Response | Error;
type Act = (call: { body: Record<string, unknown>; signal: AbortSignal | null }) => Answer | Promise<Answer>;
/** Answers by the beginning of "METHOD path", in order; the last one again and again. */
type Server = Record<string, Answer[] | Act>;

const SESSION = "s1";
const MESSAGES = `GET /api/chat/messages/${SESSION}`;
const SEND = "POST /api/chat";
const json = (body: unknown, status = 200) =>
  new Response(JSON.stringify(body), { status, headers: { "content-type": "application/json" } });
const refusal = (status: number, message: string) => json({ success: false, message }, status);

/** A text that arrives in pieces and then ends, or breaks off. */
function written(id: string, pieces: string[], isCut = false): Response {
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

/** A text whose connection dies without a word after the first pieces: it ends when it is given up. */
function dead(id: string, pieces: string[], signal: AbortSignal | null): Response {
  const encoder = new TextEncoder();
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      for (const piece of pieces) controller.enqueue(encoder.encode(piece));
      signal?.addEventListener("abort", () => controller.error(signal.reason));
    },
  });
  return new Response(body, { headers: { "x-message-id": id } });
}

function orThrow(answer: Answer | undefined): Response {
  if (!answer || answer instanceof Error) throw answer ?? new TypeError("Failed to fetch");
  return answer;
}

interface Call {
  call: string;
  body: Record<string, unknown>;
}

function serve(server: Server): Call[] {
  const calls: Call[] = [];
  globalThis.fetch = (async (input: string, init: RequestInit = {}) => {
    const call = `${init.method ?? "GET"} ${input}`;
    const body = (typeof init.body === "string" ? JSON.parse(init.body) : {}) as Record<string, unknown>; // Our own calls.
    calls.push({ call, body });
    const path = call.split("?")[0] ?? call;
    const answers = server[path];
    if (typeof answers === "function") return orThrow(await answers({ body, signal: init.signal ?? null }));
    return orThrow(answers && (answers.length > 1 ? answers.shift() : answers[0])).clone();
  }) as typeof fetch;
  return calls;
}

const texts = (thread: Thread) => thread.snapshot().messages.map(({ content }) => content);
const sends = (calls: Call[]) => calls.filter(({ call }) => call === SEND);

it("shows what is sent at once, the answer as it comes, and then what is stored", async () => {
  serve({
    [SEND]: [written("a1", ["You want ", "to leave."])],
    [MESSAGES]: [
      json([
        messageView("u1", { content: "I quit" }),
        messageView("a1", { role: "assistant", content: "You want to leave." }),
      ]),
    ],
  });
  const thread = new Thread(SESSION, 7, []);
  const seen: string[] = [];
  thread.subscribe(() => seen.push(`${thread.snapshot().status}: ${texts(thread).join(" | ")}`));
  await thread.send("I quit");
  expect(seen.some((state) => state.startsWith("submitted: I quit | "))).toBe(true);
  expect(texts(thread)).toEqual(["I quit", "You want to leave."]);
  expect(thread.snapshot()).toMatchObject({ status: "ready", error: null, returned: null });
});

it("gives the text back when the server cannot be reached, and sends it again as the same message", async () => {
  jest.useFakeTimers();
  try {
    const calls = serve({});
    const thread = new Thread(SESSION, 7, []);
    const first = thread.send("I quit");
    await jest.advanceTimersByTimeAsync(120_000);
    await first;
    expect(thread.snapshot()).toMatchObject({ messages: [], status: "error", returned: "I quit" });
    expect(thread.snapshot().error?.words).toMatch(/cannot be reached/);
    const again = thread.send("I quit");
    await jest.advanceTimersByTimeAsync(120_000);
    await again;
    const ids = sends(calls).map(({ body }) => (body.messages as { id: string }[])[0]?.id);
    expect(ids.length).toBeGreaterThan(2);
    expect(new Set(ids).size).toBe(1);
  } finally {
    jest.useRealTimers();
  }
});

it("says while it waits that there is no connection, and goes on at once when there is one again", async () => {
  jest.useFakeTimers();
  try {
    const calls = serve({
      [SEND]: [new TypeError("Failed to fetch"), written("a1", ["Yes."])],
      [MESSAGES]: [json([messageView("u1"), messageView("a1", { role: "assistant", content: "Yes." })])],
    });
    const thread = new Thread(SESSION, 7, []);
    const sending = thread.send("I quit");
    await jest.advanceTimersByTimeAsync(10);
    expect(thread.snapshot()).toMatchObject({ isCutOff: true, status: "submitted", error: null });
    expect(sends(calls)).toHaveLength(1);
    void thread.load();
    await jest.advanceTimersByTimeAsync(0);
    expect(sends(calls)).toHaveLength(2);
    await sending;
    expect(thread.snapshot()).toMatchObject({ isCutOff: false, status: "ready" });
    expect(texts(thread).at(-1)).toBe("Yes.");
  } finally {
    jest.useRealTimers();
  }
});

it("says that a conversation is not there, with the text that could not be said in it, and that one is signed out", async () => {
  serve({ [SEND]: [refusal(404, "Not found")], [MESSAGES]: [refusal(404, "Not found")] });
  const gone = new Thread(SESSION, 7, []);
  await gone.send("Are you there?");
  expect(gone.snapshot()).toMatchObject({ isMissing: true, returned: "Are you there?" });

  serve({ [SEND]: [refusal(401, "Please sign in")], [MESSAGES]: [refusal(401, "Please sign in")] });
  const expired = new Thread(SESSION, 7, []);
  await expired.send("Are you there?");
  expect(expired.snapshot()).toMatchObject({
    isMissing: false,
    returned: "Are you there?",
    error: { words: expect.stringContaining("signed out"), isSignedOut: true },
  });
});

it("goes on from the words that were seen when the connection breaks", async () => {
  const half = [messageView("u1"), messageView("a1", { role: "assistant", content: "You want ", state: "streaming" })];
  const whole = [messageView("u1"), messageView("a1", { role: "assistant", content: "You want to leave." })];
  const calls = serve({
    [SEND]: [written("a1", ["You want "], true)],
    [MESSAGES]: [json(half), json(whole)],
    "GET /api/chat/replies/a1": [written("a1", ["to leave."])],
  });
  const thread = new Thread(SESSION, 7, []);
  await thread.send("I quit");
  expect(texts(thread)).toEqual(["text of u1", "You want to leave."]);
  expect(calls.map(({ call }) => call)).toContain("GET /api/chat/replies/a1?offset=9");
});

it("follows a reply that another page has begun", async () => {
  serve({
    [MESSAGES]: [
      json([messageView("u1"), messageView("a1", { role: "assistant", content: "You ", state: "streaming" })]),
      json([messageView("u1"), messageView("a1", { role: "assistant", content: "You are heard." })]),
    ],
    "GET /api/chat/replies/a1": [written("a1", ["are heard."])],
  });
  const thread = new Thread(SESSION, 7);
  await thread.load();
  expect(texts(thread)).toEqual(["text of u1", "You are heard."]);
  expect(thread.snapshot().isLoading).toBe(false);
});

it("returns the text when another answer is being written", async () => {
  const stored = [messageView("u0"), messageView("a0", { role: "assistant" })];
  serve({ [SEND]: [refusal(409, "An answer is being written")], [MESSAGES]: [json(stored)] });
  const thread = new Thread(SESSION, 7, stored);
  await thread.send("One more thing");
  expect(thread.snapshot()).toMatchObject({
    returned: "One more thing",
    error: { words: "An answer is being written" },
  });
  expect(texts(thread)).toEqual(["text of u0", "text of a0"]);
});

it("says nothing twice when the reply itself says that it failed", async () => {
  const failed = messageView("a1", { role: "assistant", content: "", state: "failed", failure: "busy" });
  serve({ [SEND]: [refusal(503, "Busy")], [MESSAGES]: [json([messageView("u1", { content: "I quit" }), failed])] });
  const thread = new Thread(SESSION, 7, []);
  await thread.send("I quit");
  expect(thread.snapshot()).toMatchObject({ status: "error", error: null, returned: null });
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
  const calls = serve({ [SEND]: [written("a3", ["text of a3"])], [MESSAGES]: [json(after)] });
  const thread = new Thread(SESSION, 7, before);
  await thread.send("smaller", "u1");
  expect(texts(thread)).toEqual(["smaller", "text of a3"]);
  expect(sends(calls)[0]?.body).toMatchObject({ replaces: "u1" });
});

it("does one thing at a time", async () => {
  const calls = serve({
    [SEND]: [written("a1", ["Yes."])],
    [MESSAGES]: [json([messageView("u1"), messageView("a1", { role: "assistant" })])],
  });
  const thread = new Thread(SESSION, 7, []);
  await Promise.all([thread.send("I quit"), thread.send("I quit")]);
  expect(sends(calls)).toHaveLength(1);
});

it("puts earlier pages on top and knows when there are none", async () => {
  const tail = Array.from({ length: 60 }, (_, i) => messageView(`m${i + 60}`));
  const page = [messageView("m58"), messageView("m59")];
  const calls = serve({ [MESSAGES]: [json(page)] });
  const thread = new Thread(SESSION, 7, tail);
  expect(thread.snapshot().hasEarlier).toBe(true);
  await Promise.all([thread.loadEarlier(), thread.loadEarlier()]);
  expect(calls).toHaveLength(1);
  expect(calls[0]?.call).toContain("before=m60");
  expect(thread.snapshot().messages).toHaveLength(62);
  expect(thread.snapshot()).toMatchObject({ hasEarlier: false, isLoadingEarlier: false });
});

it("takes a thumb back when it could not be stored", async () => {
  serve({ "POST /api/chat/feedback": [refusal(500, "Not stored")] });
  const thread = new Thread(SESSION, 7, [messageView("u1"), messageView("a1", { role: "assistant" })]);
  const [, answer] = thread.snapshot().messages;
  if (!answer) throw new Error("no answer");
  await thread.rate(answer, "helpful");
  expect(thread.snapshot().messages[1]?.feedback).toBeNull();
  expect(thread.snapshot().error).toEqual({ words: "Not stored" });
});

describe("a sending whose answer was lost on the way", () => {
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

  it("is found among what is stored, and nothing is said or given back", async () => {
    const calls = serve({ [SEND]: [new TypeError("Failed to fetch")], [MESSAGES]: [json(stored)] });
    const thread = new Thread(SESSION, 7, []);
    const sending = thread.send("I quit");
    await jest.advanceTimersByTimeAsync(120_000);
    await sending;
    expect(texts(thread)).toEqual(["I quit", "You want to leave."]);
    expect(thread.snapshot()).toMatchObject({ status: "ready", error: null, returned: null });
    expect(new Set(sends(calls).map(({ body }) => (body.messages as { id: string }[])[0]?.id)).size).toBe(1);
  });

  it("is not taken for what another page has said in the meantime", async () => {
    const others = [messageView("u9", { content: "From my phone" }), messageView("a9", { role: "assistant" })];
    serve({ [SEND]: [refusal(429, "Too many")], [MESSAGES]: [json(others)] });
    const thread = new Thread(SESSION, 7, []);
    await thread.send("I quit");
    expect(thread.snapshot()).toMatchObject({ returned: "I quit", error: { words: "Too many" } });
  });

  it("is given back after a reload when the server does not have it, and sent again as the same", async () => {
    let isAway = true;
    const calls = serve({
      [SEND]: () => (isAway ? new TypeError("Failed to fetch") : written("a1", ["You want to leave."])),
      [MESSAGES]: () => json(sends(calls).length > 1 && !isAway ? stored : []),
    });
    void new Thread(SESSION, 7, []).send("I quit");
    await jest.advanceTimersByTimeAsync(0);
    isAway = false;
    const reloaded = new Thread(SESSION, 7, []);
    await reloaded.load();
    expect(reloaded.snapshot()).toMatchObject({ messages: [], returned: "I quit" });
    reloaded.takeReturned();
    await reloaded.load();
    expect(reloaded.snapshot().returned).toBeNull();
    await reloaded.send("I quit");
    const ids = sends(calls).map(({ body }) => (body.messages as { id: string }[])[0]?.id);
    expect([ids.length, new Set(ids).size]).toEqual([2, 1]);
    expect(texts(reloaded)).toEqual(["I quit", "You want to leave."]);
  });

  it("is not given back after a reload when the server has it, also when the same was said before", async () => {
    const before = [messageView("u0", { content: "I quit" }), messageView("a0", { role: "assistant" })];
    serve({ [SEND]: [new TypeError("Failed to fetch")], [MESSAGES]: [json(before), json([...before, ...stored])] });
    void new Thread(SESSION, 7, before).send("I quit");
    await jest.advanceTimersByTimeAsync(0);
    const early = new Thread(SESSION, 7, before);
    await early.load();
    expect(early.snapshot()).toMatchObject({ returned: "I quit", delivered: null });
    await early.load();
    expect(early.snapshot()).toMatchObject({ delivered: "I quit" });
    const late = new Thread(SESSION, 7, before);
    await late.load();
    expect(late.snapshot()).toMatchObject({ returned: null, delivered: null });
  });
});

it("waits with a message until a look at the rows is over, and gives it back when an answer is being written", async () => {
  const look = Promise.withResolvers<Response>();
  const rows = [messageView("u1", { content: "I quit" }), messageView("a1", { role: "assistant", content: "Yes." })];
  const calls = serve({ [SEND]: [written("a1", ["Yes."])], [MESSAGES]: () => look.promise.then((r) => r.clone()) });
  const thread = new Thread(SESSION, 7, []);
  void thread.load();
  const sending = thread.send("I quit");
  expect(sends(calls)).toHaveLength(0);
  look.resolve(json(rows));
  await sending;
  expect(sends(calls)).toHaveLength(1);

  const running = [messageView("u1"), messageView("a1", { role: "assistant", content: "", state: "streaming" })];
  const follow = Promise.withResolvers<Response>();
  serve({
    [MESSAGES]: [json(running), json(rows)],
    "GET /api/chat/replies/a1": () => follow.promise,
  });
  const other = new Thread(SESSION, 7);
  const loading = other.load();
  await other.send("Too early");
  expect(other.snapshot().returned).toBe("Too early");
  follow.resolve(written("a1", ["Yes."]));
  await loading;
});

it("stops an answer that was to be stopped before the server knew of it", async () => {
  const head = Promise.withResolvers<Response>();
  const stops = [json({ stopped: null }), json({ stopped: "a1" })];
  const calls = serve({
    [SEND]: () => head.promise,
    "POST /api/chat/stop": () => stops.shift() ?? new Error("once too often"),
    [MESSAGES]: [json([messageView("u1"), messageView("a1", { role: "assistant", content: "Y", state: "stopped" })])],
  });
  const thread = new Thread(SESSION, 7, []);
  const sending = thread.send("I quit");
  await thread.stop();
  head.resolve(written("a1", ["Y"]));
  await sending;
  expect(calls.filter(({ call }) => call === "POST /api/chat/stop")).toHaveLength(2);
  expect(thread.snapshot()).toMatchObject({ status: "ready", error: null });
});

describe("a connection that died without a word", () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());
  const half = [messageView("u1"), messageView("a1", { role: "assistant", content: "You want ", state: "streaming" })];
  const whole = [messageView("u1"), messageView("a1", { role: "assistant", content: "You want to leave." })];
  const open = () =>
    serve({
      [SEND]: ({ signal }) => dead("a1", ["You want "], signal),
      [MESSAGES]: [json(half), json(whole)],
      "GET /api/chat/replies/a1": [written("a1", ["to leave."])],
    });

  it("is given up when the page comes back from a sleep, and the answer is followed from there", async () => {
    const calls = open();
    const thread = new Thread(SESSION, 7, []);
    const sending = thread.send("I quit");
    await jest.advanceTimersByTimeAsync(1_000);
    await thread.comeBack();
    expect(calls).toHaveLength(1);
    await jest.advanceTimersByTimeAsync(6_000);
    await thread.comeBack();
    await sending;
    expect(texts(thread).at(-1)).toBe("You want to leave.");
    expect(calls.map(({ call }) => call)).toContain("GET /api/chat/replies/a1?offset=9");
  });

  it("is given up after 45 seconds in any case", async () => {
    open();
    const thread = new Thread(SESSION, 7, []);
    const sending = thread.send("I quit");
    await jest.advanceTimersByTimeAsync(46_000);
    await sending;
    expect(texts(thread).at(-1)).toBe("You want to leave.");
  });

  it("before the answer's head is sent again as the same message", async () => {
    let sent = 0;
    const calls = serve({
      [SEND]: ({ signal }) =>
        ++sent > 1
          ? written("a1", ["You want to leave."])
          : new Promise<Answer>((_, reject) => signal?.addEventListener("abort", () => reject(signal.reason as Error))),
      [MESSAGES]: [json(whole)],
    });
    const thread = new Thread(SESSION, 7, []);
    const sending = thread.send("I quit");
    await jest.advanceTimersByTimeAsync(50_000);
    await sending;
    expect(new Set(sends(calls).map(({ body }) => (body.messages as { id: string }[])[0]?.id)).size).toBe(1);
    expect(sent).toBe(2);
    expect(texts(thread).at(-1)).toBe("You want to leave.");
  });
});

it("shows at once that a reply was cut which gave nothing more when it was followed", async () => {
  const running = messageView("a1", { role: "assistant", content: "You want ", state: "streaming" });
  const calls = serve({
    [MESSAGES]: [json([messageView("u1"), running]), json([messageView("u1"), { ...running, state: "interrupted" }])],
    "GET /api/chat/replies/a1": [new TypeError("Failed to fetch")],
  });
  const thread = new Thread(SESSION, 7);
  const cutOff: boolean[] = [];
  thread.subscribe(() => cutOff.push(thread.snapshot().isCutOff));
  await thread.load();
  expect(thread.snapshot()).toMatchObject({ status: "error", error: null, isCutOff: false });
  expect([cutOff.includes(true), calls.length]).toEqual([false, 3]);
});

it("waits for a server that is started again, and asks no more than once a second for a reply that gives nothing", async () => {
  jest.useFakeTimers();
  try {
    const running = [messageView("u1"), messageView("a1", { role: "assistant", content: "", state: "pending" })];
    const calls = serve({
      [MESSAGES]: [json(running), refusal(503, "Starting"), refusal(502, "Bad gateway"), json(running)],
      "GET /api/chat/replies/a1": [refusal(500, "No")],
    });
    const thread = new Thread(SESSION, 7);
    void thread.load();
    await jest.advanceTimersByTimeAsync(10_000);
    expect(thread.snapshot()).toMatchObject({ status: "submitted", error: null });
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

it("takes no message while the server's own page already shows an answer that is being written", () => {
  expect(new Thread(SESSION, 7, running("You ")).snapshot().status).toBe("streaming");
  expect(new Thread(SESSION, 7, ended("You.")).snapshot().status).toBe("ready");
});

it("says at once that another answer is being written, shows it, and then says it no longer", async () => {
  serve({
    [SEND]: [refusal(409, "An answer is being written")],
    [MESSAGES]: [json(running("You ")), json(ended("You are heard."))],
    "GET /api/chat/replies/a1": [written("a1", ["are heard."])],
  });
  const thread = new Thread(SESSION, 7, []);
  const said: (string | undefined)[] = [];
  thread.subscribe(() => said.push(thread.snapshot().error?.words));
  await thread.send("One more thing");
  expect(said).toContain("An answer is being written");
  expect(thread.snapshot()).toMatchObject({ returned: "One more thing", error: null, status: "ready" });
  expect(texts(thread).at(-1)).toBe("You are heard.");
});

it("follows an answer however long the server is away", async () => {
  jest.useFakeTimers();
  try {
    let isAway = true;
    serve({
      [MESSAGES]: () => (isAway ? new TypeError("Failed to fetch") : json(ended("You are heard."))),
      "GET /api/chat/replies/a1": () => (isAway ? new TypeError("Failed to fetch") : written("a1", ["are heard."])),
    });
    const thread = new Thread(SESSION, 7, running("You "));
    const loading = thread.load();
    await jest.advanceTimersByTimeAsync(300_000);
    expect(thread.snapshot()).toMatchObject({ isCutOff: true, error: null, status: "streaming" });
    isAway = false;
    await jest.advanceTimersByTimeAsync(8_000);
    await loading;
    expect(thread.snapshot()).toMatchObject({ isCutOff: false, status: "ready" });
    expect(texts(thread).at(-1)).toBe("You are heard.");
  } finally {
    jest.useRealTimers();
  }
});

it("tells when the server has taken a message, and not before", async () => {
  const onTaken = jest.fn();
  serve({ [SEND]: [refusal(429, "Too many"), written("a1", ["Yes."])], [MESSAGES]: [json([]), json(ended("Yes."))] });
  const thread = new Thread(SESSION, 7, [], onTaken);
  await thread.send("I quit");
  expect(onTaken).not.toHaveBeenCalled();
  await thread.send("I quit");
  expect(onTaken).toHaveBeenCalledTimes(1);
});
