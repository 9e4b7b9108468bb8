import { changeCoachSettings } from "@/lib/features/coach/settings/change-coach-settings";
import { beginPractice, lastReply, newPracticeUser } from "@/tests/support/practice-run";

const OBLIQUE = "Everyone would be better off without me.";
const PLAIN = "I want to kill myself.";

describe("a practice answer that may be about a danger", () => {
  it("is accepted, and the question stands beside the next step", async () => {
    const session = await beginPractice("wish-to-plan");
    const { run } = await session.say(OBLIQUE);
    expect(run).toMatchObject({ paused: false, progress: { step: 2 } });
    expect(run.check?.text).toMatch(/ending your life\?/);
    expect(run.check?.directory).toBe("findahelpline.com");
    expect(lastReply(session)).not.toMatch(/ending your life/);
  });

  it("lets one press continue", async () => {
    const session = await beginPractice("wish-to-plan");
    await session.say(OBLIQUE);
    const { run } = await session.act({ act: "check", isMeant: false });
    expect(run).toMatchObject({ check: null, paused: false, progress: { step: 2 } });
    const next = await session.say("Dinner with the kids.");
    expect(next.run).toMatchObject({ check: null, progress: { step: 3 } });
  });

  it("leads to the safety reply after a yes, by button or in words", async () => {
    for (const answer of [
      { act: "check", isMeant: true },
      { act: "say", text: "Yes", offset: 0 },
    ] as const) {
      const session = await beginPractice("wish-to-plan");
      await session.say(OBLIQUE);
      const { run } = await session.act(answer);
      expect(run).toMatchObject({ check: null, paused: true, progress: { step: 2 } });
      expect(lastReply(session)).toMatch(/people can, now/);
    }
  });

  it("does not count text of a later step as an answer to the question", async () => {
    const session = await beginPractice("wish-to-plan");
    await session.say(OBLIQUE);
    const { run } = await session.say("Often I would eat with the kids and not look at my phone.");
    expect(run).toMatchObject({ paused: false, progress: { step: 3 } });
    expect(run.check).not.toBeNull();
  });

  it("withdraws the question after three answers without another sign", async () => {
    const session = await beginPractice("wish-to-plan");
    await session.say(OBLIQUE);
    await session.say("Dinner with the kids.");
    await session.act({ act: "answer", value: 4 });
    await session.say("I look into the mail at ten to five.");
    expect(session.last.run.check).not.toBeNull();
    const { run } = await session.say("When it is ten to five, I shut the laptop.");
    expect(run).toMatchObject({ check: null, progress: { step: 6 } });
  });

  it("asks in the conversation when it was the last answer", async () => {
    const session = await beginPractice("wish-to-plan");
    await session.say("Leave at six twice a week");
    await session.say("Dinner with the kids.");
    await session.act({ act: "answer", value: 4 });
    await session.say("I look into the mail at ten to five.");
    await session.say("When it is ten to five, I shut the laptop.");
    await session.act({ act: "answer", value: 6 });
    await session.act({ act: "skip" });
    const { run } = await session.act({
      act: "answer",
      value: { date: "2031-03-04", time: null, note: OBLIQUE },
    });
    expect(run.status).toBe("finished");
    expect(lastReply(session)).toMatch(/ending your life\?/);
  });
});

describe("a practice answer about a plain danger", () => {
  it("leads to the safety reply and waits in its step", async () => {
    const session = await beginPractice("wish-to-plan");
    const { run } = await session.say(PLAIN);
    expect(run).toMatchObject({ paused: true, canKeep: true, progress: { step: 1 }, step: { value: PLAIN } });
    expect(lastReply(session)).toMatch(/people can, now/);
  });

  it("keeps the coach on the subject until it is addressed", async () => {
    const session = await beginPractice("wish-to-plan");
    await session.say(PLAIN);
    const { run } = await session.act({ act: "resume" });
    expect(run.paused).toBe(true);
    expect(lastReply(session)).toMatch(/can't go on as if/);
  });

  it("names the numbers of the country of the person's time zone", async () => {
    const ctx = await newPracticeUser();
    await changeCoachSettings(ctx, { timeZone: "Europe/Vienna" });
    const session = await beginPractice("wish-to-plan", ctx);
    await session.say(PLAIN);
    expect(lastReply(session)).toMatch(/142/);
  });
});

it("does not combine answers to different steps", async () => {
  const session = await beginPractice("feedback");
  await session.say("Amira, the board paper");
  await session.say("1");
  await session.say("Last Thursday, the draft of the board paper");
  await session.say("You put the decision into the first line and the risks on one page.");
  await session.say("The chairman decided in ten minutes; the last time it took an hour.");
  const { run } = await session.say("How did you find the one sentence?");
  expect(run).toMatchObject({ paused: false, check: null });
});

describe("an answer that only resembles a danger", () => {
  it("does not interrupt: a line of a rehearsal is meant for another person", async () => {
    const session = await beginPractice("say-no");
    await session.say("Iris wants me to chair the integration board");
    await session.say("Two days a week. Lyon would wait until autumn.");
    await session.say("Somebody the two teams trust.");
    await session.act({ act: "answer", value: "never" });
    await session.say("I will not take the chair, because Lyon has my word for May.");
    await session.say("You have every right to be angry. I said nothing would change, and I was wrong.");
    const { run } = await session.say("That is a lot for one day. It stays a no.");
    expect(run).toMatchObject({ paused: false, check: null, step: { kind: "rehearsal", round: 3 } });
  });

  it("reads the entries of a list one by one", async () => {
    const session = await beginPractice("negotiate");
    await session.say("The 30 % of my partner Wolfgang");
    await session.act({ act: "answer", value: [["Full control by July"]] });
    const { run } = await session.act({
      act: "answer",
      value: [
        ["A price he does not have to be ashamed of before his family"],
        ["His name stays on the door"],
        ["Something for his daughter, who works with us"],
      ],
    });
    expect(run).toMatchObject({ check: null, progress: { step: 4 } });
  });
});
