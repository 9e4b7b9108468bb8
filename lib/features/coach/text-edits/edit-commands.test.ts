import { listCommands, runCommands } from "./edit-commands";
import { readMail, writePlain } from "./held-text";

const MAIL = readMail(
  "Hi team,\n\nI am back on 1 September, and in the first week I mainly want to listen. Jonas stays in charge.\n\nBest,\nDana",
);
const EARLIER = readMail("Hi all,\n\nI am back. Jonas stays in charge.\n\nBest,\nDana");

const run = (message: string) => runCommands(MAIL, listCommands(message), () => EARLIER);
const bodyAfter = (message: string) => {
  const edited = run(message);
  return edited && writePlain(edited.held).split("\n\n")[1];
};

it.each([
  [
    "The mail to the team. Take out 'mainly' and add: He does it very well.",
    "I am back on 1 September, and in the first week I want to listen. Jonas stays in charge. He does it very well.",
  ],
  [
    "Add: Thank you for the months. And add: I look forward to you.",
    "I am back on 1 September, and in the first week I mainly want to listen. Jonas stays in charge. Thank you for the months. I look forward to you.",
  ],
  [
    'You lost the thanks. Put "Thank you for the months." at the beginning.',
    "Thank you for the months. I am back on 1 September, and in the first week I mainly want to listen. Jonas stays in charge.",
  ],
  [
    "Please add: Jonas stays until May, because he does it well.",
    "I am back on 1 September, and in the first week I mainly want to listen. Jonas stays in charge. Jonas stays until May, because he does it well.",
  ],
  ["Undo, and then put the sentence about Jonas in front.", "Jonas stays in charge. I am back."],
])("carries out '%s'", (message, expected) => expect(bodyAfter(message)).toBe(expected));

it("names what it could not carry out", () => {
  expect(run("Take out 'mainly'. And suggest a call on Thursday at 10.")?.left).toEqual([
    "suggest a call on Thursday at 10.",
  ]);
});

it.each(["We hired two people and cut costs.", "He asked me to add a page.", "I see."])(
  "hears no command in '%s'",
  (message) => expect(listCommands(message).commands).toEqual([]),
);

it("changes nothing where no command finds its place", () =>
  expect(run("Replace the budget with the plan.")).toBeNull());
