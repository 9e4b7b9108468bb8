import { beginPractice, lastReply } from "@/tests/support/practice-run";

const ANSWERS = [
  "Iris wants me to chair the board until summer",
  "Two days a week; Lyon would wait until autumn.",
  "Somebody whom both teams trust",
  "1",
  "I will not take the chair, because Lyon has my word for May.",
];

it("asks again for a rehearsed line that draws a remark, and keeps it only when asked to", async () => {
  const session = await beginPractice("say-no");
  for (const answer of ANSWERS) await session.say(answer);
  expect(lastReply(session)).toContain("1 of 3: the other side flatters");
  await session.say("Sorry, maybe it is just that I would perhaps need to check");
  expect(lastReply(session)).toContain("Write it again, or keep it as it is.");
  expect(lastReply(session)).not.toContain("2 of 3");
  await session.say("That is kind. My answer stands.");
  expect(lastReply(session)).toContain("2 of 3");
  await session.say("I would just maybe, possibly, think about it");
  await session.act({ act: "keep" });
  expect(lastReply(session)).toContain("3 of 3");
});
