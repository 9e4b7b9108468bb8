import { applyPracticeAct } from "@/lib/features/practice-runs/apply-practice-act";
import { getConversationPractices } from "@/lib/features/practice-runs/get-conversation-practices";
import { startPractice } from "@/lib/features/practice-runs/start-practice";
import { getPage } from "@/lib/features/practices/pages/get-page";
import { db } from "@/lib/server/db";
import { beginPractice, lastReply, newPracticeUser } from "@/tests/support/practice-run";

const TOLD = "The line was down for two days. Martin had promised me one hour.";
const STANDS = "What you wrote stands in the message field";

it("begins 'What do they have to know?' with what the person told, which is no answer until it is sent", async () => {
  const ctx = await newPracticeUser();
  const { userId } = ctx.actor;
  const { id: conversationId } = await db().conversation.create({ data: { userId, title: "Talk" } });
  const own = { userId, conversationId, createdAt: ctx.now };
  const { id: parentId } = await db().chatMessage.create({ data: { ...own, role: "user", content: TOLD } });
  await db().chatMessage.create({ data: { ...own, role: "assistant", content: "I see.", parentId } });

  const { run } = await startPractice(ctx, { practiceId: "say-it", conversationId });
  const asked = await applyPracticeAct(ctx, {
    id: run.id,
    at: run.version,
    do: { act: "say", text: "Martin", offset: 0 },
  });
  expect(asked.messages.at(-1)?.content).toContain(STANDS);
  const { run: reloaded } = await getConversationPractices(ctx, { conversation: conversationId });
  expect(reloaded?.step).toMatchObject({ id: "fact", value: TOLD });
  const stored = await db().practiceRun.findUniqueOrThrow({ where: { id: run.id }, select: { state: true } });
  expect(stored.state).toMatchObject({ answers: { person: { value: "Martin" } }, pending: null });
  expect(stored.state).not.toHaveProperty("answers.fact");

  const sent = await applyPracticeAct(ctx, {
    id: run.id,
    at: asked.run.version,
    do: { act: "say", text: "The line was down for two days.", offset: 0 },
  });
  const back = await applyPracticeAct(ctx, { id: run.id, at: sent.run.version, do: { act: "back" } });
  expect(back.run.step).toMatchObject({ id: "fact", value: "The line was down for two days." });
});

it("begins with an empty field in a new conversation", async () => {
  const session = await beginPractice("say-it");
  const { run } = await session.say("Martin");
  expect(run.step).toMatchObject({ id: "fact", value: "" });
  expect(lastReply(session)).not.toContain(STANDS);
});

it("signs the mail of the page with the person's first name", async () => {
  const person = await newPracticeUser();
  const session = await beginPractice("say-it", {
    ...person,
    actor: { ...person.actor, name: "Ada Lovelace" },
  });
  await session.say("Martin, account director at the hosting vendor");
  await session.say("the line was down for two days");
  await session.act({ act: "skip" });
  await session.say("Please send me the cause by Friday");
  const { content } = await getPage(session.ctx, { id: session.last.page?.id ?? "" });
  expect(content).toMatch(
    /> Hello Martin,\n>\n> The line was down for two days\.\n>\n> Please send me the cause by Friday\.\n>\n> Thank you\.\n>\n> Ada$/,
  );
});
