import type { ChatMessageView } from "@/lib/features/chat/schema";
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

const row = (id: string, role: "user" | "assistant", change: Partial<ChatMessageView> = {}): ChatMessageView => ({
  id,
  role,
  content: `text of ${id}`,
  state: "complete",
  created_at: "2026-01-05T09:00:00.000Z",
  failure: null,
  versions: [],
  feedback: null,
  ...change,
});

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
      json([row("u1", "user", { content: "I quit" }), row("a1", "assistant", { content: "You want to leave." })]),
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

it("goes on from the words that were seen when the connection breaks", async () => {
  const half = [row("u1", "user"), row("a1", "assistant", { content: "You want ", state: "streaming" })];
  const whole = [row("u1", "user"), row("a1", "assistant", { content: "You want to leave." })];
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
      json([row("u1", "user"), row("a1", "assistant", { content: "You ", state: "streaming" })]),
      json([row("u1", "user"), row("a1", "assistant", { content: "You are heard." })]),
    ],
    "GET /api/chat/replies/a1": [written("a1", ["are heard."])],
  });
  const thread = new Thread(SESSION, 7);
  await thread.load();
  expect(texts(thread)).toEqual(["text of u1", "You are heard."]);
  expect(thread.snapshot().isLoading).toBe(false);
});

it("returns the text when another answer is being written", async () => {
  const stored = [row("u0", "user"), row("a0", "assistant")];
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
  const failed = row("a1", "assistant", { content: "", state: "failed", failure: "busy" });
  serve({ [SEND]: [refusal(503, "Busy")], [MESSAGES]: [json([row("u1", "user", { content: "I quit" }), failed])] });
  const thread = new Thread(SESSION, 7, []);
  await thread.send("I quit");
  expect(thread.snapshot()).toMatchObject({ status: "error", error: null, returned: null });
});

it("replaces an edited message and what followed it", async () => {
  const before = [row("u1", "user"), row("a1", "assistant"), row("u2", "user"), row("a2", "assistant")];
  const after = [row("u3", "user", { content: "smaller", versions: ["u1", "u3"] }), row("a3", "assistant")];
  const calls = serve({ [SEND]: [written("a3", ["text of a3"])], [MESSAGES]: [json(after)] });
  const thread = new Thread(SESSION, 7, before);
  await thread.send("smaller", "u1");
  expect(texts(thread)).toEqual(["smaller", "text of a3"]);
  expect(sends(calls)[0]?.body).toMatchObject({ replaces: "u1" });
});

it("does one thing at a time", async () => {
  const calls = serve({
    [SEND]: [written("a1", ["Yes."])],
    [MESSAGES]: [json([row("u1", "user"), row("a1", "assistant")])],
  });
  const thread = new Thread(SESSION, 7, []);
  await Promise.all([thread.send("I quit"), thread.send("I quit")]);
  expect(sends(calls)).toHaveLength(1);
});

it("puts earlier pages on top and knows when there are none", async () => {
  const tail = Array.from({ length: 60 }, (_, i) => row(`m${i + 60}`, "user"));
  const page = [row("m58", "user"), row("m59", "user")];
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
  const thread = new Thread(SESSION, 7, [row("u1", "user"), row("a1", "assistant")]);
  const [, answer] = thread.snapshot().messages;
  if (!answer) throw new Error("no answer");
  await thread.rate(answer, "helpful");
  expect(thread.snapshot().messages[1]?.feedback).toBeNull();
  expect(thread.snapshot().error).toEqual({ words: "Not stored" });
});
