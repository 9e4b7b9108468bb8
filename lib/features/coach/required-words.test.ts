import { requiredWords } from "./required-words";

it.each<[RegExp, string[][]]>([
  [/\bkill(?:ing)? myself\b/, [["kill myself", "killing myself"]]],
  [/\b(?:end|ending) it\b(?! with)/, [["end it", "ending it"]]],
  [/\b(?:wife|husband)\b.{0,20}\b(?:beats|hit) me/, [["husband", "wife"], ["beats me", "hit me"]]], // prettier-ignore
  [/\bsuicid(?:e|al)/, [["suicide", "suicidal"]]],
  [/organi[sz]e\w* (?:it )*now/, [["organise", "organize"], ["now"]]], // prettier-ignore
  [/^(?=[^.]*?\bpills\b)(?=[^.]*?\bwine\b)/, [["pills"], ["wine"]]],
  [/rope|\bgun\w+/, [["rope", "gun"]]],
  [/(?:drunk)?\s\d{3,}/, []],
  [/rope|.*/, []],
  [/Rope/i, []],
])("finds the words that %s requires", (pattern, lists) => {
  const sorted = (all: string[][]) => all.map((list) => list.toSorted()).toSorted();
  expect(sorted(requiredWords(pattern))).toEqual(sorted(lists));
});

it.each([/(?<word>rope)/, /rope\u2019s/, /(rope)\1/])("rejects %s, which it cannot parse", (pattern) => {
  expect(() => requiredWords(pattern)).toThrow(/does not support/);
});
