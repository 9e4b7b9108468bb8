import { changeConversation } from "@/lib/features/chat/conversations/change-conversation";
import { listConversations } from "@/lib/features/chat/conversations/list-conversations";
import { listUnfinished } from "@/lib/features/practice-runs/list-unfinished";
import { getPage } from "@/lib/features/practices/pages/get-page";
import { beginPractice, lastReply, type PracticeSession } from "@/tests/support/practice-run";

const WHEN = { act: "answer", value: { date: "2031-03-04", time: "09:30", note: "" } } as const;

async function delegate(session: PracticeSession): Promise<void> {
  await session.say("The customer survey, to Amira");
  await session.say("By 15 April the board knows the three reasons why customers leave.");
  await session.say("We set the prices in May on it, and you know the customers.");
  await session.say("skip");
  await session.say("skip");
  await session.act({ act: "answer", value: "6" });
  await session.act({ act: "answer", value: [["6 March: the questions"]] });
  await session.say("I no longer read the answers as they come in.");
  await session.say("When I want to rewrite her draft, I ask one question instead.");
  await session.act(WHEN);
}

const titleOf = async ({ ctx, last }: PracticeSession) =>
  (await listConversations(ctx, {})).find(({ id }) => id === last.run.conversationId)?.title;

it("copies a brief without what is for the person alone", async () => {
  const session = await beginPractice("delegate");
  await delegate(session);
  const page = await getPage(session.ctx, { id: session.last.page?.id ?? "" });
  for (const text of [page.shared, page.text]) {
    expect(text).toContain("the three reasons why customers leave");
    expect(text).toContain("Tuesday, 4 March 2031, 09:30");
    expect(text).not.toMatch(/for me alone|no longer read|rewrite her draft/i);
  }
  expect(page.content).toContain("I no longer read the answers");
  expect(page.html).toMatch(/<div class="practice-own">[\s\S]*I no longer read/);
});

it("names the conversation after its matter, but not over a name that the person chose", async () => {
  const session = await beginPractice("delegate");
  expect(await titleOf(session)).toBe("Delegate");
  await session.say("the customer survey, to Amira");
  expect(await titleOf(session)).toBe("The customer survey, to Amira");
  await session.act({ act: "back" });
  await session.say("the staff survey, to Amira");
  expect(await titleOf(session)).toBe("The staff survey, to Amira");
  await changeConversation(session.ctx, { id: session.last.run.conversationId, title: "Survey" });
  await session.act({ act: "back" });
  await session.say("the pulse survey, to Amira");
  expect(await titleOf(session)).toBe("Survey");
});

it("lists an unfinished practice with its matter, once that is known", async () => {
  const session = await beginPractice("delegate");
  expect(await listUnfinished(session.ctx)).toMatchObject([{ title: "Delegate" }]);
  await session.say("the customer survey, to Amira");
  expect(await listUnfinished(session.ctx)).toMatchObject([{ title: "Delegate: The customer survey, to Amira" }]);
});

it("takes the typed label of a choice, also one that is a command elsewhere", async () => {
  const session = await beginPractice("say-no");
  await session.say("Iris wants me to chair the board until summer");
  await session.say("Two days a week; Lyon would wait until autumn.");
  await session.say("Somebody whom both teams trust");
  const { run } = await session.say("not now");
  expect(run).toMatchObject({ paused: false, step: { id: "part" } });
  expect(lastReply(session)).toContain("Which part, or when?");
});
