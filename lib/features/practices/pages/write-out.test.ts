import { spell, writeOut } from "./write-out";

it("writes the capitals that people leave out in haste", () => {
  expect(writeOut("the shop was down on friday. we still have no cause, and i'm asked for it in december")).toBe(
    "The shop was down on Friday. We still have no cause, and I'm asked for it in December.",
  );
});

it.each([
  ["a spelling of its own", "iPhone sales fell, and the e-mail to them was late.", null],
  ["an abbreviation", "We need a date, e.g. the 5th, i.e. before mr. keller is back.", null],
  ["words that are also months", "They may march on without us.", null],
  [
    "another language",
    "ich sage es am friday. und dann gehe ich nicht mehr hin.",
    "Ich sage es am friday. und dann gehe ich nicht mehr hin.",
  ],
  ["a list", "I need this:\n- a date\n- a name", null],
  ["an end in quotation marks", 'He said "this is not for you."', null],
])("leaves %s", (_, typed, begin) => {
  expect(writeOut(typed)).toContain(begin ?? typed);
  expect(writeOut(typed)).not.toMatch(/\.["”]?\.$/);
});

it("spells a label without making it a sentence", () => {
  expect(spell("who gets it, and when i say it on monday")).toBe("who gets it, and when I say it on Monday");
});
