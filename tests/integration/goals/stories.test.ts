import { buildCoachContext } from "@/lib/features/chat/coach-context";
import { changeCoachSettings } from "@/lib/features/coach/settings/change-coach-settings";
import { prepareReply } from "@/lib/features/coach/coach-reply";
import type { CoachTurn } from "@/lib/features/coach/schema";
import { saveCommitment } from "@/lib/features/goals/commitments/save-commitment";
import { markAsked } from "@/lib/features/goals/commitments/mark-asked";
import { offerPlan } from "@/lib/features/goals/plans/offer-plan";
import { saveCommitmentInput, outcomeInput } from "@/lib/features/goals/schema";
import { recordOutcome } from "@/lib/features/goals/commitments/record-outcome";
import { db } from "@/lib/server/db";
import type { Ctx, UserActor } from "@/lib/shared/actor";
import { instantOf, plusDays } from "@/lib/shared/time/zoned-time";
import { createUser } from "@/tests/support/factories/create-user";
import { type FakeOpenAi, startFakeOpenAi } from "@/tests/support/fakes/fake-openai";
import { changeSettings, restoreSettings } from "@/tests/support/settings";

// Forty people, each in five conversations over three weeks; the clock is advanced instead of waiting.

const ZONES = ["America/New_York", "Europe/Berlin", "Asia/Kolkata", "Pacific/Auckland"];
/** Mondays before clock changes in these zones, and one without a change. */
const STARTS = ["2026-03-02", "2026-03-23", "2026-09-21", "2026-10-19", "2026-10-26"];
const WHATS = [
  "call Jo about the budget",
  "send the offer to Hensel",
  "tell Marco that his project ends",
  "write the first page of the board paper",
  "ask Lena what she needs",
];
const SAYINGS: ((what: string) => string)[] = [
  (what) => `It was a long talk. I'll ${what} on Thursday at 9.`,
  (what) => `I will ${what} on Thursday.`,
  (what) => `Then it is settled: I'm going to ${what} on Thursday at 14:30. We will see.`,
  (what) => `If nothing comes up on Thursday, then I will ${what}.`,
];
const ENDINGS = ["done", "moved", "dropped"] as const;
const ASKING = "What did I promise to do?";

interface Story {
  zone: string;
  start: string;
  said: string;
  what: string;
  ending: (typeof ENDINGS)[number];
}

const STORIES: Story[] = Array.from({ length: 40 }, (_, n) => {
  const what = WHATS[n % WHATS.length] ?? "";
  return {
    zone: ZONES[n % ZONES.length] ?? "UTC",
    start: STARTS[n % STARTS.length] ?? "",
    what,
    said: SAYINGS[Math.floor(n / 2) % SAYINGS.length]?.(what) ?? "",
    ending: ENDINGS[n % ENDINGS.length] ?? "done",
  };
});

interface Heard {
  text: string;
  raised: string[];
}

async function converse(ctx: Ctx<UserActor>, said: string): Promise<Heard & { messageId: string }> {
  const { userId } = ctx.actor;
  const { id } = await db().conversation.create({ data: { userId, title: said.slice(0, 40) } });
  const message = await db().chatMessage.create({
    data: { userId, conversationId: id, role: "user", content: said, createdAt: ctx.now },
  });
  const turns: CoachTurn[] = [{ role: "user", content: said, id: message.id, at: ctx.now }];
  const context = await buildCoachContext(ctx, id);
  const reply = (await prepareReply({ context, turns, wordIntervalMs: 0 }))(new AbortController().signal);
  let text = "";
  for await (const piece of reply) text += piece;
  if (reply.raised.length > 0) await markAsked(ctx, { ids: reply.raised, conversationId: id });
  return { text, raised: reply.raised, messageId: message.id };
}

interface StoryTally {
  recalled: boolean[];
  raised: boolean[];
  raisedInVain: number;
  offered: boolean;
  invented: number;
}

async function tell(story: Story, heard: (text: string) => string): Promise<StoryTally> {
  const { zone, start, said, what, ending } = story;
  const { id, email, name } = await createUser();
  const at = (days: number, time = "08:00"): Ctx<UserActor> => ({
    actor: { type: "user", userId: id, sessionId: "s", email, name },
    requestId: "story",
    now: instantOf({ date: plusDays(start, days), time }, zone),
    network: "test",
  });
  await changeCoachSettings(at(0), { timeZone: zone });
  const told: StoryTally = { recalled: [], raised: [], raisedInVain: 0, offered: false, invented: 0 };

  // Monday: the person states a plan, the coach offers it verbatim, and it is saved.
  const first = await converse(at(0, "23:30"), said);
  told.raisedInVain += first.raised.length;
  const plan = await offerPlan(at(0, "23:30"), { id: first.messageId, text: said, at: at(0, "23:30").now });
  told.offered = plan !== null && said.includes(plan.text) && plan.due?.date === plusDays(start, 3);
  const kept = await saveCommitment(
    at(0, "23:31"),
    saveCommitmentInput.parse({
      text: plan?.text,
      due: plan?.due && { date: plan.due.date, time: plan.due.time },
      timeZone: zone,
      source: { kind: "message", id: first.messageId },
    }),
  );

  // Wednesday: the coach knows the plan but does not ask about it yet.
  const second = await converse(at(2, "23:50"), ASKING);
  told.recalled.push(heard(second.text).includes(what));
  told.raisedInVain += second.raised.length;

  // Friday: the first reply asks how it went.
  const third = await converse(at(4, "00:10"), "My week was full.");
  told.raised.push(third.raised.includes(kept.id));
  const answer =
    ending === "moved"
      ? { answer: ending, outcome: "No time.", due: { date: plusDays(start, 10) }, timeZone: zone }
      : { answer: ending, outcome: "It went well." };
  const settled = await recordOutcome(at(4), { id: kept.id, ...outcomeInput.parse(answer) });

  // The next Tuesday: the coach does not ask about it again.
  const fourth = await converse(at(8), ASKING);
  told.raisedInVain += fourth.raised.length;
  const isThere = heard(fourth.text).includes(what);
  if (ending === "moved") told.recalled.push(isThere);
  else if (ending === "dropped" && isThere) told.invented += 1;

  // Three weeks later: the coach asks once, and only about what was moved.
  const fifth = await converse(at(20), "Hello");
  if (ending === "moved") told.raised.push(fifth.raised.includes(settled.id));
  else told.raisedInVain += fifth.raised.length;
  return told;
}

async function tellAll(heard: (text: string) => string): Promise<Record<string, number>> {
  const all: StoryTally[] = [];
  for (const story of STORIES) all.push(await tell(story, heard));
  const share = (values: boolean[]) => values.filter(Boolean).length / values.length;
  return {
    offered: share(all.map(({ offered }) => offered)),
    recalled: share(all.flatMap(({ recalled }) => recalled)),
    raised: share(all.flatMap(({ raised }) => raised)),
    raisedInVain: all.reduce((sum, { raisedInVain }) => sum + raisedInVain, 0),
    invented: all.reduce((sum, { invented }) => sum + invented, 0),
  };
}

const ALL = { offered: 1, recalled: 1, raised: 1, raisedInVain: 0, invented: 0 };

it("the offline coach recalls what was agreed, asks once when it is due, and invents nothing", async () => {
  expect(await tellAll((text) => text)).toEqual(ALL);
}, 300_000);

describe("with a language model", () => {
  let model: FakeOpenAi;
  beforeAll(async () => {
    model = await startFakeOpenAi();
    changeSettings({ OPENAI_BASE_URL: model.url, OPENAI_MODEL: "some-model", OPENAI_API_KEY: "test" });
  });
  afterAll(async () => {
    restoreSettings();
    await model.close();
  });

  it("its prompt has what was agreed, asks once when it is due, and has no dropped commitment", async () => {
    const promptOf = () => String(model.calls.at(-1)?.body.messages[0]?.content);
    expect(await tellAll(promptOf)).toEqual(ALL);
  }, 300_000);
});
