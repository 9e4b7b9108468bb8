import { applyPracticeAct } from "@/lib/features/practice-runs/apply-practice-act";
import { startPractice } from "@/lib/features/practice-runs/start-practice";
import { db } from "@/lib/server/db";
import { newPracticeUser } from "@/tests/support/practice-run";

it("begins the options of Decide with the ways that the person named in the conversation", async () => {
  const ctx = await newPracticeUser();
  const { userId } = ctx.actor;
  const { id: conversationId } = await db().conversation.create({ data: { userId, title: "Talk" } });
  const own = { userId, conversationId, createdAt: ctx.now };
  const content = "Should I pay, push back, or go find somebody else?";
  const { id: parentId } = await db().chatMessage.create({ data: { ...own, role: "user", content } });
  await db().chatMessage.create({ data: { ...own, role: "assistant", content: "I see.", parentId } });
  const { run } = await startPractice(ctx, { practiceId: "decide", conversationId });
  const asked = await applyPracticeAct(ctx, {
    id: run.id,
    at: run.version,
    do: { act: "say", text: "Who supplies us?", offset: 0 },
  });
  const { run: next } = await applyPracticeAct(ctx, { id: run.id, at: asked.run.version, do: { act: "skip" } });
  expect(next.step).toMatchObject({ id: "options", value: [["Pay"], ["Push back"], ["Go find somebody else"]] });
});
