import { hold, replies } from "@/tests/support/coach-talk";
import { thingsIn } from "./things";

const names = (clause: string) => thingsIn(clause).map(({ name }) => name);

describe("what a clause is about", () => {
  it.each([
    ["Lead investor pulled the term sheet two days before signing", ["the term sheet"]],
    ["our head of marketing quit", ["your head of marketing"]],
    ["his roadmap keeps slipping and the churn numbers scare me", []],
    ["I'm back from the Berlin offsite", ["the Berlin offsite"]],
    ["there's a rumour going round", ["that rumour"]],
    ["my stand-in, Priya, is good", ["Priya"]],
    ["I still have to tell my sales team", ["your sales team"]],
    ["my co-founder wants to hire his brother", ["your co-founder"]],
  ])("of '%s' is %j", (clause, expected) => {
    expect(names(clause)).toEqual(expected);
  });

  it.each([
    "my coach quit so now I have nobody",
    "my visa depends on it",
    "I went to the garage",
    "he keeps the roadmap secret",
    "since I became the CEO",
    "the fact is plain",
    "my team's numbers",
  ])("is not made of half a sentence or a place: '%s'", (clause) => {
    expect(names(clause)).toEqual([]);
  });
});

it("asks about the thing itself where no situation fits", () => {
  const [first = ""] = replies(hold(["Our acquirer keeps loading overhead onto my earn-out target."]));
  expect(first).toMatch(/\bthe acquirer|your acquirer|your earn-out target/i);
});

it("does not ask for what the person has just used the word for", () => {
  const said = replies(
    hold(["They gave the COO job to Henrik.", "I told the chairman twice.", "It cost me two years of saying no."]),
  );
  expect(said[2]).not.toMatch(/cost you\?/);
});
