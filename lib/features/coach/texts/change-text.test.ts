import { addUnits, findAdded, replaceNamed, strikeNamed, strikes } from "./change-text";
import { readHeldText, writePlain } from "./held-text";

const MAIL =
  "Hi Marek,\n\nThe lift is out on Friday. The client wants to look at the gutters, because it rained.\n\nBest,\nDana";
const LIST = "- count the float\n- smile at the door\n- write the numbers down";

const plain = (text: ReturnType<typeof strikeNamed>) => text && writePlain(text);

describe("replaceNamed", () => {
  it.each([
    ["change Friday to Monday", "out on Monday."],
    ["Monday, not Friday", "out on Monday."],
    ['not "Friday", Monday please', "out on Monday."],
    ["say crane instead of lift", "The crane is out"],
    ["it's Mark, not Marek. again", "Hi Mark,"],
    ["begin with Dear members", "Dear members,\n\nThe lift"],
  ])("'%s'", (message, expected) => {
    expect(plain(replaceNamed(readHeldText(MAIL), message))).toContain(expected);
  });

  it("drops what stands behind the words already", () => {
    expect(plain(replaceNamed(readHeldText("It takes about twenty minutes."), "its thirty minutes, not twenty"))).toBe(
      "It takes about thirty minutes.",
    );
  });

  it("leaves the text where the words do not stand in it", () => {
    expect(replaceNamed(readHeldText(MAIL), "I'm not angry, just tired")).toBeNull();
  });
});

describe("strikeNamed", () => {
  it.each([
    ["take out the line about the client", "The lift is out on Friday.\n"],
    ["without the last sentence please", "The lift is out on Friday.\n"],
    ["leave out that it rained", "The client wants to look at the gutters.\n"],
  ])("'%s'", (message, expected) => {
    expect(plain(strikeNamed(readHeldText(MAIL), message))).toContain(expected);
  });

  it("takes an item from a list", () => {
    expect(plain(strikeNamed(readHeldText(LIST), "smile can go, we are no circus"))).toBe(
      "- count the float\n- write the numbers down",
    );
  });

  it("takes nothing out where several sentences may be meant, or the only one", () => {
    expect(strikeNamed(readHeldText(MAIL), "take out one of them")).toBeNull();
    expect(strikeNamed(readHeldText("Hi all,\n\nThe lift is out.\n\nBest,\nDana"), "take out the lift")).toBeNull();
  });
});

it("takes out quoted words, and the ending that is named by its words", () => {
  const speech = readHeldText("I have news that you will not like, and I want you to hear it from me.");
  expect(plain(strikeNamed(speech, "leave out 'that you will not like'"))).toBe(
    "I have news, and I want you to hear it from me.",
  );
  expect(plain(strikeNamed(readHeldText(MAIL), "leave out best dana"))).toMatch(/rained\.$/);
});

it("knows who takes something out of the text from who tells of it", () => {
  expect(strikes("leave my rent out of it")).toBe(true);
  expect(strikes("he will take out his phone")).toBe(false);
  expect(strikes("we dropped the supplier")).toBe(false);
});

it("adds what can stand there, and not what is only named", () => {
  expect(findAdded("with one sentence added. This is the third time.")).toEqual(["This is the third time."]);
  expect(findAdded("one more point: no chewing gum")).toEqual(["No chewing gum."]);
  expect(findAdded("can you add something about the weather?")).toEqual([]);
  expect(findAdded("add to that my boss is away")).toEqual([]);
  expect(addUnits(readHeldText(LIST), ["Lock up."]).items.at(-1)).toBe("Lock up");
});
