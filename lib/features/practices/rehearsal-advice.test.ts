import { adviceFor } from "./rehearsal-advice";
import { practices } from "./store";

async function adviceIn(practiceId: string, round: number, line: string): Promise<string> {
  const step = (await practices()).get(practiceId)?.steps.find(({ kind }) => kind === "rehearsal");
  const found = step?.kind === "rehearsal" ? step.rounds[round] : undefined;
  if (!found) throw new Error(`${practiceId} has no round ${round}`);
  return adviceFor(found, line);
}

const GENERAL = /^What often works here: /;

it.each([
  ["hard-conversation", 0, "What would you need to see to change it?", /^You asked/],
  ["hard-conversation", 1, "take your time", /^You let the silence be/],
  ["hard-conversation", 1, "…", /^You let the silence be/],
  ["hard-conversation", 1, "What is going through your mind?", /^One open question/],
  ["hard-conversation", 2, "I hear you are angry. It is about the two agendas, nothing else.", /^You took the anger/],
  ["hard-conversation", 2, "You have every right to be angry. I was wrong in the summer.", /^You took the anger/],
  ["hard-conversation", 3, "I think well of how you run finance. This is about the agenda.", /^You kept the person/],
  ["hard-conversation", 4, "Fair point about September, let's talk about that after.", /^You granted/],
  ["negotiate", 0, "Which part of it does not work for you?", /^You asked and did not lower/],
  ["negotiate", 1, "Then let us look at payment terms and duration.", /^You left the budget alone/],
  ["negotiate", 2, "Because you keep the team that knows your systems.", /^You began with/],
  ["say-no", 0, "Thanks. It's still no.", /^The no is still standing/],
  ["say-no", 1, "March is the integration, and I've given my word.", /^You held up/],
  ["say-no", 2, "I see that. I won't join.", /^You saw the disappointment/],
])("in %s, round %i, says what '%s' did well", async (practice, round, line, expected) => {
  expect(await adviceIn(practice, round, line)).toMatch(expected);
});

it.each([
  ["hard-conversation", 0, "No, you are wrong."],
  ["hard-conversation", 0, "You should know better, ok?"],
  ["hard-conversation", 2, "I understand, but you are overreacting."],
  ["hard-conversation", 2, "That is not true."],
  ["hard-conversation", 3, "I respect you, but it was bad."],
  ["hard-conversation", 4, "That's right, but you do it too."],
  ["hard-conversation", 4, "Das stimmt, reden wir morgen darüber."],
  ["negotiate", 0, "Then 1,380."],
  ["negotiate", 2, "Because I need it."],
  ["say-no", 0, "No, because I have no time and my team is small."],
  ["say-no", 2, "I see that. I'll do it."],
  ["say-no", 2, "Sorry, maybe I can look at it again."],
])("in %s, round %i, gives the advice after '%s'", async (practice, round, line) => {
  expect(await adviceIn(practice, round, line)).toMatch(GENERAL);
});
