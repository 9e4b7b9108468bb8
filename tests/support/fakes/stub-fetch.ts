interface StubbedAnswer {
  status?: number;
  body?: unknown;
}

type Answer = StubbedAnswer | "unreachable";

interface StubbedCall {
  call: string;
  body: unknown;
}

/**
 * Answers fetch in component tests by "METHOD /path"; a list is used in order, and its last entry repeats. An unlisted
 * call fails like a lost network. Returns the calls so far, oldest first.
 */
export function stubFetch(answers: Record<string, Answer | Answer[]>): StubbedCall[] {
  const calls: StubbedCall[] = [];
  const queues = new Map(Object.entries(answers).map(([call, answer]) => [call, [answer].flat()]));
  globalThis.fetch = (async (input: string, init: RequestInit = {}) => {
    const call = `${init.method ?? "GET"} ${input}`;
    calls.push({ call, body: typeof init.body === "string" ? JSON.parse(init.body) : undefined });
    const queue = queues.get(call) ?? [];
    const answer = queue.length > 1 ? queue.shift() : queue[0];
    if (!answer || answer === "unreachable") throw new TypeError("Failed to fetch");
    const { status = 200, body } = answer;
    const text = body === undefined ? "" : JSON.stringify(body);
    return { ok: status >= 200 && status < 300, status, statusText: "", text: async () => text };
  }) as unknown as typeof fetch; // apiClient reads no other member of a response.
  return calls;
}
