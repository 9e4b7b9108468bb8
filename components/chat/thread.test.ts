import { messageView } from "@/tests/support/factories/message-view";
import { Thread } from "./thread";

type Answer = Response | Error;
/** Answers by the beginning of "METHOD path", in order; the last one again and again. */
type Server = Record<string, Answer[] | ((body: Record<string, unknown>) => Answer)>;

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
    const answer =
      typeof answers === "function" ? answers(body) : answers && (answers.length > 1 ? answers.shift() : answers[0]);
    if (!answer || answer instanceof Error) throw answer ?? new TypeError("Failed to fetch");
    return answer.clone();
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
