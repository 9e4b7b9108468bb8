import type { CoachTurn, Directness } from "../schema";
import { currentMove } from "./choose-move";

const user = (content: string): CoachTurn => ({ role: "user", content });
const reply = (content: string): CoachTurn => ({ role: "assistant", content });
const moveOf = (turns: CoachTurn[], directness: Directness = "balanced") => currentMove(turns, directness);

it.each([
  ["Can you draft a mail to Jo about Friday?", "draft"],
  ["What should I do?", "advise"],
  ["How many people does the board have?", "answer"],
  ["Let's rehearse it.", "rehearse"],
  ["I just need to vent for a minute.", "listen"],
  ["Thanks, that helps.", "close"],
  ["My board met on Friday.", "ask"],
])("answers '%s' with the move %s", (text, move) => {
  expect(moveOf([user(text)])).toBe(move);
});

it("reflects without a question after two replies with questions", () => {
  const asked = [user("It is hard."), reply("What is?"), user("All of it."), reply("Since when?"), user("For weeks.")];
  expect(moveOf(asked)).toBe("reflect");
  expect(moveOf(asked, "listen")).toBe("listen");
});

it("counts no question that stands in a draft", () => {
  const drafted = [user("Draft a mail to Jo."), reply("> Can you come?\n\nCheck the day."), user("Fine.")];
  const asked = [...drafted, reply("What else?"), user("The board."), reply("> Why so late?\n\nSend it."), user("Hm.")];
  expect(moveOf(asked)).toBe("ask");
});

it("suggests something unasked only to a person who wants a direct coach", () => {
  const history = Array.from({ length: 4 }, (_, n) => [user(`It is hard, part ${n}.`), reply("I see.")]).flat();
  expect(moveOf([...history, user("And it goes on.")], "direct")).toBe("advise");
  expect(moveOf([...history, user("And it goes on.")], "balanced")).toBe("ask");
  expect(moveOf([...history, user("And it goes on.")], "listen")).toBe("ask");
});

it.each([
  ["stays with a draft while its text is to change", ["Draft a mail to Jo.", "Shorter. And not so soft."], "draft"],
  ["leaves a draft when something new is history", ["Draft a mail to Jo.", "She read it and hung up."], "ask"],
  [
    "stays in a rehearsal, whatever is asked in it",
    ["Let's rehearse it.", "Marcus, why is the plan late?"],
    "rehearse",
  ],
  ["leaves a rehearsal when history to", ["Let's rehearse it.", "Marcus, you are late.", "How was that?"], "answer"],
])("%s", (_, messages, move) => {
  const turns = messages.flatMap((text) => [user(text), reply("“Jo, the deck is late.”")]).slice(0, -1);
  expect(moveOf(turns)).toBe(move);
});
