import { estimateTokens, USES } from "@/lib/providers/llm/models";
import { prefixShare } from "@/tests/evals/model/prompt-bars";
import { randomPeople } from "@/tests/evals/model/random-people";
import { startFakeOpenAi, type FakeOpenAi } from "@/tests/support/fakes/fake-openai";
import { changeSettings, restoreSettings } from "@/tests/support/settings";
import { TEST_SETTINGS } from "@/tests/support/test-settings";
import { prepareReply } from "./coach-reply";
import type { CoachMessage } from "./prompt/compile-prompt";
import { insightLines } from "./prompt/person-lines";
import type { CoachContext, CoachTurn } from "./schema";

const TURNS = 30;
const WINDOW = 3_300;
const NOTES_AT = 14;
const NOTES = "They swap Sofia and Peter on Thursday. Legal wants silence until Wednesday.";
const SAID = [
  "The reorg lands on Thursday and two of my directors do not know yet that they swap teams.",
  "Legal wants it quiet until the works council has signed.",
  "What would you do first?",
  "Sofia will be the angrier one. She built that team from nothing.",
  "Can you draft the first two sentences for her?",
  "Shorter. And not so soft.",
  "ok",
  "How many days are left until Thursday?",
  "I keep rewriting the slide instead of calling her.",
  "Thanks, that helps.",
];
const REPLIES = [
  "So you carry what they will wish they had known. What keeps you from telling them today?",
  "The order you tell them in may matter more than the words.",
  "One thing to try: ring Sofia before the calendar invite goes out.",
];

let server: FakeOpenAi;
beforeAll(async () => {
  Object.assign(process.env, TEST_SETTINGS, { DATABASE_URL: "postgresql://nowhere/none" });
  server = await startFakeOpenAi();
  changeSettings({ OPENAI_BASE_URL: server.url, OPENAI_MODEL: "some-model", LLM_CONTEXT_WINDOW: WINDOW });
});
afterAll(async () => {
  restoreSettings();
  await server.close();
});

const start = new Date("2026-11-21T08:00:00.000Z").getTime();
const HOUR = 3_600_000;
const timeOf = (turn: number) => new Date(start + Math.floor(turn / 10) * 24 * HOUR + (turn % 10) * 4 * 60_000);

async function converse(person: CoachContext): Promise<CoachMessage[][]> {
  const turns: CoachTurn[] = [];
  for (let turn = 0; turn < TURNS; turn++) {
    const at = timeOf(turn);
    const hasNotes = turn >= NOTES_AT;
    const context: CoachContext = {
      ...person,
      now: at,
      summary: hasNotes ? NOTES : null,
      summaryBlocks: hasNotes ? [{ text: NOTES, until: 2 * (NOTES_AT - 5) }] : [],
    };
    turns.push({ role: "user", content: SAID[turn % SAID.length] ?? "", id: `u${turn}`, seq: turns.length + 1, at });
    const reply = REPLIES[turn % REPLIES.length] ?? "";
    server.next({ text: reply });
    let text = "";
    const open = await prepareReply({ context, turns: [...turns], wordIntervalMs: 0 });
    for await (const piece of open(new AbortController().signal)) text += piece;
    expect(text).toBe(reply);
    turns.push({ role: "assistant", content: text, id: `a${turn}`, seq: turns.length + 1, at });
  }
  return server.calls.map(({ body }) => body.messages as CoachMessage[]); // The prompts of this conversation.
}

describe("a conversation of thirty turns with a report, a dispute and memories", () => {
  let person: CoachContext;
  let prompts: CoachMessage[][];
  beforeAll(async () => {
    person = randomPeople(50).find(
      ({ disputes, memories }) => disputes.length > 0 && memories.length > 1,
    ) as CoachContext; // There are such people.
    prompts = await converse(person);
  });

  it("sends the report, the dispute and the memories with every message", () => {
    expect(prompts).toHaveLength(TURNS);
    for (const [system] of prompts) {
      for (const line of insightLines(person)) expect(system?.content).toContain(line);
      for (const { quote } of person.memories) expect(system?.content).toContain(quote);
      for (const { text } of person.disputes) expect(system?.content).not.toContain(text);
      expect(system?.content).toContain("What the report said about");
    }
  });

  it("states the day of each message, and the time after a night", () => {
    for (const [turn, messages] of prompts.entries()) {
      const day = ["Saturday 21", "Sunday 22", "Monday 23"][Math.floor(turn / 10)];
      expect(messages.at(-1)?.content).toContain(`Today is ${day} November 2026.`);
    }
    const last =
      prompts
        .at(-1)
        ?.map(({ content }) => content)
        .join("\n") ?? "";
    expect(last).toContain("[22 Nov 2026, 08:00]");
    expect(last).toContain("[23 Nov 2026, 08:00]");
  });

  it("chooses the move that fits each message", () => {
    const moves = prompts.map((messages) => /Move: (\w+)/.exec(messages.at(-1)?.content ?? "")?.[1]);
    expect(moves.slice(0, 10)).toEqual([
      "ask",
      "ask",
      "advise",
      "ask",
      "draft",
      "draft",
      "ask",
      "answer",
      "ask",
      "close",
    ]);
  });

  it("replaces early turns by notes once they no longer fit", () => {
    const sizes = prompts.map((messages) => messages.length);
    const replaced = sizes.findIndex((size, turn) => turn > 0 && size < (sizes[turn - 1] ?? 0));
    expect(replaced).toBeGreaterThan(NOTES_AT);
    for (const [turn, messages] of prompts.entries()) {
      expect(messages[0]?.content.includes("They swap Sofia and Peter on Thursday.")).toBe(turn >= replaced);
    }
  });

  it("shares at least 90 % of each prompt with the previous one, also after notes were written, but for the turn that sends them", () => {
    const shares = prompts.slice(1).map((after, index) => prefixShare(prompts[index] ?? [], after));
    expect(shares[NOTES_AT - 1]).toBeGreaterThanOrEqual(0.9);
    expect(shares.filter((share) => share < 0.9)).toHaveLength(1);
  });

  it("stays within the model's window", () => {
    for (const messages of prompts) {
      const tokens = messages.reduce((sum, { content }) => sum + estimateTokens(content), 0);
      expect(tokens).toBeLessThanOrEqual(WINDOW - USES["coach-chat"].maxOutputTokens);
    }
  });
});
