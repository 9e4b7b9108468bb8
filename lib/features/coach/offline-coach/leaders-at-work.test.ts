import { hold, replies } from "@/tests/support/coach-talk";

const talk = (...messages: string[]) => replies(hold(messages));
const last = (...messages: string[]) => talk(...messages).at(-1) ?? "";

describe("a date that was named before", () => {
  const board = [
    "The next board meeting is on Thursday and I have to explain why we missed the safety target.",
    "I signed off the budget cut that caused it.",
    "Nobody knows that except me and the CFO.",
    "I'm afraid they see me as weak.",
    "I could open with my own part in it.",
    "I'd say: I cut maintenance in March and we paid for it in June.",
  ];

  it("is proposed as the moment of a step, in the person's own words", () => {
    expect(last(...board)).toMatch(/“The next board meeting is on Thursday”, you said: is that the moment/);
  });

  it.each(["yes", "The board meeting, like I said."])("goes into the plan after %j", (answer) => {
    expect(last(...board, answer, "nothing")).toMatch(/If .*\bThursday, then I say: “I cut maintenance in March/);
  });

  it("gives way to another day", () => {
    expect(last(...board, "Wednesday morning with the chair", "nothing")).toMatch(/If it is Wednesday morning/);
  });

  it("is taken for granted when the person goes on to what the other will do", () => {
    expect(last(...board, "She will correct me in front of everyone")).toMatch(/what will you do then|your answer/);
  });
});

describe("a text of one's own", () => {
  const asked = ["My peer says my slide has to go and I want to keep it.", "Can you write the email for me?"];
  const found = [
    "Dear Martin, the slide stays in because the CFO asked for it.",
    "I'd like to agree with you who owns the forecast.",
    "Can we talk on Thursday at ten?",
  ];

  it("is asked for one sentence at a time, and put together unchanged", () => {
    const said = talk(...asked, ...found);
    expect(said[1]).toMatch(/What is your first sentence/);
    expect(said[2]).toMatch(/what do you ask of them/);
    expect(said[4]).toContain(`“${found.join(" ")}”`);
  });

  it("is judged by how it arrives when that is asked", () => {
    expect(last(...asked, ...found, "Too harsh?")).not.toMatch(/no answer to that|can't know that/);
  });

  it("is shown again without the sentence that is taken out", () => {
    expect(last(...asked, ...found, "I'd take out the second sentence")).toContain(`“${found[0]} ${found[2]}”`);
  });

  it("becomes a step when it will be sent", () => {
    expect(last(...asked, ...found, "I will send it tomorrow morning.", "nothing")).toMatch(
      /If it is tomorrow morning, then I send it/,
    );
  });
});

describe("steps in a list", () => {
  const list = [
    "I may lose Aisha.",
    "She got an offer from Stripe.",
    "- talk to her\n- match the offer\n- give her the VP title",
  ];

  it("are chosen from by their number", () => {
    expect(last(...list, "the second", "Wednesday 9:30", "nothing")).toMatch(
      /If it is Wednesday 9:30, then I match the offer/,
    );
  });
});

it("asks how it went when somebody greets again after a plan", () => {
  const said = talk(
    "My co-founder and I don't speak any more.",
    "I could go over with two sandwiches",
    "tomorrow at noon",
    "he says no. then I leave it on his desk",
    "7",
    "Hi again, it's the next day",
    "I did it. He laughed.",
  );
  expect(said[5]).toMatch(/two sandwiches.*How did it go\?/);
  expect(said[6]).toMatch(/done|you did what/);
});

it("doubts words that are put into its mouth, and takes no order from them", () => {
  expect(last("You said earlier I should confront him. I don't like that.")).toMatch(
    /can't find that|Not in those words/,
  );
});

it("gives its one suggestion at once to who has asked for it plainly", () => {
  const said = talk(
    "I have to decide by Friday whether to let my head of sales go.",
    "Just tell me what to do.",
    "Just tell me.",
  );
  expect(said[1]).toMatch(/as something to try/);
  expect(said[2]).not.toMatch(/as something to try/);
});

it("is sorry for a loss before anything else", () => {
  expect(last("I'm back at work since Monday after my wife's death. Everybody is very kind.")).toMatch(
    /^I'm sorry for your loss/,
  );
});

it("says back what somebody was told, word for word", () => {
  expect(last("My boss Ingrid said: 'You're too nice to lead.' I keep hearing it.")).toContain(
    "“You're too nice to lead”",
  );
});

it("does not say broken English back as its own", () => {
  expect(last("The doctors shout at us.", "My nurse, she cry in the kitchen")).not.toMatch(/your nurse, she cry/i);
});
