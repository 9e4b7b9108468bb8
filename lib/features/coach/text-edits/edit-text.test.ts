import { editText } from "./edit-text";
import { findHeldText, readMail, toList, writeHeldText, writePlain } from "./held-text";

const MAIL = [
  "Hi [name],",
  "The audit starts on [day], as agreed. Could your team send the figures by [time]? I will check them myself.",
  "If something is missing, please call me.",
  "Best,\nDana",
].join("\n\n");
const mail = readMail(MAIL);
const list = toList(["Keys", "Alarm codes", "Open orders", "Who signs what"]);

const edit = (act: string, message: string, text = list) => {
  const edited = editText(text, act, message);
  return edited && (text.marker ? writeHeldText(edited) : writePlain(edited));
};
const items = (...texts: string[]) => texts.map((text) => `- ${text}`).join("\n");

it("reads a mail and a list out of a reply, and writes them as they were", () => {
  const quoted = MAIL.replace(/^/gm, "> ").replace(/^> $/gm, ">");
  const [held] = findHeldText(`Here is a draft.\n\n${quoted}\n\nSay "shorter".`);
  expect(held?.parts).toHaveLength(4);
  expect(held && writeHeldText(held)).toBe(quoted);
  const steps = "1. Call.\n2. Write.";
  const [numbered] = findHeldText(`In this order.\n\n${steps}\n\nWhich first?`);
  expect(numbered && writeHeldText(numbered)).toBe(steps);
  expect(findHeldText("No list, no mail.")).toEqual([]);
});

it.each([
  ["f-remove", "take out the second one", items("Keys", "Open orders", "Who signs what")],
  ["f-remove", "Lose the bit about the orders.", items("Keys", "Alarm codes", "Who signs what")],
  ["f-remove", "drop 2 and 3", items("Keys", "Who signs what")],
  ["f-remove", "everything after the alarm codes can go", items("Keys", "Alarm codes")],
  ["f-remove", "take out 2", items("Keys", "Open orders", "Who signs what")],
  ["f-replace", "replace 2: badges", items("Keys", "Badges", "Open orders", "Who signs what")],
  ["f-add", "add after 1: badges", items("Keys", "Badges", "Alarm codes", "Open orders", "Who signs what")],
  ["f-order", "move 3 to the top", items("Open orders", "Keys", "Alarm codes", "Who signs what")],
  ["f-replace", "change open orders to open invoices", items("Keys", "Alarm codes", "Open invoices", "Who signs what")],
  ["f-replace", "say badges, not keys", items("Badges", "Alarm codes", "Open orders", "Who signs what")],
  ["f-replace", "last point: who pays", items("Keys", "Alarm codes", "Open orders", "Who pays")],
  ["f-add", "Add: parking space.", items("Keys", "Alarm codes", "Open orders", "Who signs what", "Parking space")],
  [
    "f-add",
    "after the keys put in the cleaning staff",
    items("Keys", "The cleaning staff", "Alarm codes", "Open orders", "Who signs what"),
  ],
  ["f-order", "swap 1 and 4", items("Who signs what", "Alarm codes", "Open orders", "Keys")],
  ["f-order", "move open orders to the top", items("Open orders", "Keys", "Alarm codes", "Who signs what")],
])("changes a list by %s: '%s'", (act, message, expected) => {
  expect(edit(act, message)).toBe(expected);
});

it.each([
  ["f-remove", "without 'as agreed', please", MAIL.replace(", as agreed", "")],
  ["f-remove", "leave the greeting out", MAIL.replace("Hi [name],\n\n", "")],
  ["f-replace", "instead of figures say numbers", MAIL.replace("figures", "numbers")],
  ["f-fill", "Friday. It goes to Ines", MAIL.replace("[day]", "Friday").replace("[name]", "Ines")],
  ["f-fill", "Day is the 3rd.", MAIL.replace("[day]", "the 3rd")],
  [
    "f-replace",
    "'as agreed' is wrong. Should be: as promised. And it is late.",
    MAIL.replace("as agreed", "as promised"),
  ],
  ["f-add", "'as agreed' is no good. Should be: as promised", MAIL.replace("as agreed", "as promised")],
  [
    "f-remove",
    "take out the third sentence and write instead: 'I check them.'",
    MAIL.replace("I will check them myself.", "I check them."),
  ],
  ["f-fill", "the time is 3 pm", MAIL.replace("[time]", "3 pm")],
  ["f-fill", "day: 14 December", MAIL.replace("[day]", "14 December")],
  ["f-add", "mention that we need no paper", MAIL.replace("call me.", "call me. We need no paper.")],
])("changes a mail by %s: '%s'", (act, message, expected) => {
  expect(edit(act, message, mail)).toBe(expected);
});

it.each([
  ["f-remove", "take out the sentence about Lisbon"],
  ["f-replace", "change Lisbon to Porto"],
  ["f-fill", "I do not know the day yet, I'll tell you later"],
  ["f-add", "put in the contract number"],
])("leaves the mail alone where it does not understand: %s '%s'", (act, message) => {
  expect(edit(act, message, mail)).toBeNull();
});

it("makes a clause of a thing that stops", () => {
  const held = readMail("Hi Tobias,\n\nI need it, because without it [what stops].\n\nBest,\nDana");
  const fill = (message: string) => edit("f-fill", message, held);
  expect(fill("what stops is the board report")).toContain("without it the board report stops.");
  expect(fill("what stops: the line will stand still")).toContain("without it the line will stand still.");
});
