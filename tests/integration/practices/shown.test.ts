import { beginPractice, lastReply } from "@/tests/support/practice-run";

it("shows the totals above the question about the runner-up", async () => {
  const session = await beginPractice("decide");
  expect(lastReply(session)).toContain("15 minutes and 10 short steps");
  await session.say("Who takes over Lyon in June?");
  await session.act({ act: "skip" });
  await session.say("Sofia\nOutside search\nDo nothing");
  await session.say("Ready on day one\nTrusted on site");
  await session.say("5 5\n3 4\n1 1");
  const reply = lastReply(session);
  expect(reply).toMatch(/\| Sofia \| \*\*100\u00a0%\*\* \| 5 \| 5 \|/);
  expect(reply.indexOf("100\u00a0%")).toBeLessThan(reply.indexOf("Look at the runner-up"));
});
