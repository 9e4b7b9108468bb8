import { findWays } from "./find-ways";

it.each([
  ["should i report him or just ask for another van mate", ["report him", "just ask for another van mate"]],
  [
    "Honestly I just want to know: chase the invoice hard, write it off, or sell it",
    ["chase the invoice hard", "write it off", "sell it"],
  ],
  [
    "I could give Tomas the account. I could also keep it myself until the new year.",
    ["give Tomas the account", "keep it myself until the new year"],
  ],
  [
    "It's between being honest in my exit interview and keeping it sweet for the reference.",
    ["being honest in my exit interview", "keeping it sweet for the reference"],
  ],
  [
    "Two routes:\n- promote from the floor\n- advertise the job outside",
    ["promote from the floor", "advertise the job outside"],
  ],
  [
    "Plan A is to let the lease run out. Plan B is to sublet half the workshop.",
    ["let the lease run out", "sublet half the workshop"],
  ],
])("finds the ways in '%s'", (text, ways) => expect(findWays(text)).toEqual(ways));

it.each([
  "He's getting that feedback on Monday whether he likes it or not.",
  "quick one is it the 14th or the 15th that the appraisal forms are due",
  "My team lead can't choose between React and Vue and we've lost five weeks to it.",
  "Please make it shorter or simpler, my people are not readers",
  "how do i say no to extra shifts without sounding rude or lazy",
])("finds none in '%s'", (text) => expect(findWays(text)).toEqual([]));
