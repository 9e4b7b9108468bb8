import { noExclusions } from "@/tests/support/factories/mailbox-patterns";
import { toMbox } from "@/tests/support/mail/mail-factory";
import { countsOf } from "../messages/counts";
import { sentencesOf } from "../messages/text";
import { collectMailFiles } from "../parse";
import { COUNTS, type Count, USUAL_HOURS } from "../schema";
import { composeCounts } from "./composites";

const OWNER = "nora@acme.example";

interface Mail {
  id: string;
  from?: string;
  to?: string;
  hour: number;
  answers?: string;
  root?: string;
  subject?: string;
  body?: string;
}

const raw = ({ id, from = OWNER, to = "sam@example.com", hour, answers, root, subject = "Plan", body }: Mail) =>
  [
    `From: <${from}>`,
    `To: <${to}>`,
    `Date: Tue, 3 Mar 2026 ${String(hour).padStart(2, "0")}:00:00 +0000`,
    `Subject: ${subject}`,
    `Message-ID: <${id}@x.example>`,
    ...(answers ? [`In-Reply-To: <${answers}@x.example>`, `References: <${root ?? answers}@x.example>`] : []),
    "",
    body ?? "We keep the date and tell the others about it today.",
  ].join("\r\n");

const read = (mails: Mail[]) =>
  collectMailFiles([new Blob([toMbox(mails.map(raw))])], {
    now: new Date("2026-11-21T00:00:00Z"),
    hours: USUAL_HOURS,
    timeZone: "UTC",
    addresses: [OWNER],
    onProgress: () => undefined,
  });

const countsIn = async (mails: Mail[]) => {
  const { messages, summary } = await read(mails);
  return composeCounts(messages, summary);
};

describe("how a request is worded", () => {
  it.each<[string, Partial<Record<Count, number>>]>([
    ["Send me the list before the call.", { plainRequests: 1 }],
    ["Could you send me the list before the call?", { askedRequests: 1 }],
    ["Maybe you could just have a look, would you mind checking it?", { softenedRequests: 1 }],
    ["Perhaps send me the list before the call.", { softenedRequests: 1 }],
    ["The list is here.", {}],
  ])("is counted once for '%s'", (text, expected) => {
    const counts = countsOf(sentencesOf(text), false);
    const kinds = ["plainRequests", "askedRequests", "softenedRequests"] as const;
    const found = Object.fromEntries(kinds.map((kind) => [kind, counts[COUNTS.indexOf(kind)]]).filter(([, n]) => n));
    expect(found).toEqual(expected);
  });
});

describe("second tries", () => {
  const first: Mail = { id: "a", hour: 8, body: "Here is the plan for the spring, in two pages and a table." };
  const second = (body: string): Mail => ({ id: "b", hour: 9, answers: "a", body });

  it.each([
    ["I forgot the table, and it belongs to page two of the plan.", { clarified: 1, repeated: 0, apologized: 0 }],
    ["Have you had a chance to read the plan, and what is missing?", { clarified: 0, repeated: 1, apologized: 0 }],
    ["Sorry, the table was the one of last year, here is the new one.", { clarified: 0, repeated: 0, apologized: 1 }],
  ])("are distinguished by their function: '%s'", async (body, expected) => {
    const filler = Array.from({ length: 4 }, (_, index): Mail => ({
      id: `f${index}`,
      hour: 10 + index,
      body: "The board wants a shorter paper that has one decision on the first page and the numbers below it, which they will read.",
    }));
    expect((await countsIn([first, second(body), ...filler])).seconds).toEqual(expected);
  });

  it("exclude answers to others", async () => {
    const { seconds } = await countsIn([
      { id: "in", from: "sam@example.com", to: OWNER, hour: 8 },
      { id: "b", hour: 9, answers: "in", body: "Sorry, I forgot the table, and it belongs to page two." },
    ]);
    expect(seconds).toEqual({ clarified: 0, repeated: 0, apologized: 0 });
  });
});

it("counts forwards, including those without a comment, and separates the five closest readers from others", async () => {
  const close = Array.from({ length: 10 }, (_, index): Mail => ({
    id: `c${index}`,
    hour: 8,
    to: `p${index % 5}@x.example`,
  }));
  const others = [1, 2].map((index): Mail => ({
    id: `o${index}`,
    hour: 9,
    to: `q${index}@x.example`,
    body: "Shall we meet before the summer, or is that too early for your team?",
  }));
  const { messages } = await read([
    ...close,
    ...others,
    { id: "fw", hour: 10, to: "p1@x.example", subject: "Fwd: Plan" },
  ]);
  const counts = composeCounts(messages, {
    seen: 20,
    excluded: noExclusions({ forwarded: 6 }),
    allWords: 0,
    invitesPerWeek: [],
    inbound: null,
    conversations: null,
  });
  expect(counts.forwards).toEqual({ seen: 7, of: 19 });
  expect(counts.questions).toEqual({ circle: { seen: 0, of: 11 }, others: { seen: 2, of: 2 } });
});

describe("first and last words", () => {
  it("are counted by who began, answered first and ended a conversation", async () => {
    const sam = { from: "sam@example.com", to: OWNER };
    const kit = { from: "kit@example.com", to: OWNER };
    const { summary } = await read([
      // Begun by the owner, ended by Sam.
      { id: "a1", hour: 8 },
      { id: "a2", hour: 9, answers: "a1", ...sam },
      // Begun by Sam, answered by the owner before Kit, ended by the owner.
      { id: "b1", hour: 8, ...sam },
      { id: "b2", hour: 9, answers: "b1" },
      { id: "b3", hour: 10, answers: "b1", ...kit },
      { id: "b4", hour: 11, answers: "b3", root: "b1" },
      // Begun by Sam, answered by Kit first.
      { id: "c1", hour: 8, ...sam },
      { id: "c3", hour: 11, answers: "c1" },
      { id: "c2", hour: 9, answers: "c1", ...kit },
      // Never answered.
      { id: "d1", hour: 8, ...sam },
    ]);
    expect(summary.conversations).toEqual({
      begun: { count: 1, last: 0 },
      joined: { count: 2, last: 2 },
      contested: { count: 2, first: 1 },
    });
  });

  it("use Gmail's conversation id where there is one", async () => {
    const thread = (mail: string) => `X-GM-THRID: 42\r\n${mail}`;
    const file = new Blob([
      toMbox([
        thread(raw({ id: "x1", from: "sam@example.com", to: OWNER, hour: 8 })),
        thread(raw({ id: "x2", hour: 9, subject: "Other subject" })),
      ]),
    ]);
    const { summary } = await collectMailFiles([file], {
      now: new Date("2026-11-21T00:00:00Z"),
      hours: USUAL_HOURS,
      timeZone: "UTC",
      addresses: [OWNER],
      onProgress: () => undefined,
    });
    expect(summary.conversations?.joined).toEqual({ count: 1, last: 1 });
  });

  it("are unknown in a mailbox without mail by others", async () => {
    expect((await read([{ id: "a", hour: 8 }])).summary.conversations).toBeNull();
  });
});
