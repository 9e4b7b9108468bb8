import { findValues } from "./find-values";

const LABELS = ["name", "the news", "the reason", "next step, with its day", "what you offer", "day"];
const NOTHING = { values: {}, unwanted: [], name: null, signature: null };

it("finds each value behind the name of its bracket, up to the next one", () => {
  const said = "The news is the shop closes, the reason is the rent and next step: a talk with the landlord. Thanks";
  expect(findValues(said, LABELS).values).toEqual({
    "the news": "the shop closes",
    "the reason": "the rent",
    "next step, with its day": "a talk with the landlord",
  });
});

it("knows a bracket by the word for it from the person's side", () => {
  expect(findValues("What I offer is two extra weeks.", LABELS).values).toEqual({
    "what you offer": "two extra weeks",
  });
  expect(findValues("My offer is two extra weeks", LABELS).values).toEqual({ "what you offer": "two extra weeks" });
});

it("puts the only day of a message into the only bracket for a day", () => {
  expect(findValues("We need it by Thursday the 14th", LABELS).values).toEqual({ day: "Thursday the 14th" });
  expect(findValues("Not on Monday, on Friday", LABELS).values).toEqual({});
});

it.each([
  ["She is called Mrs Brandt.", { name: "Mrs Brandt" }],
  ["The letter goes to the parents", { name: "parents" }],
  ["sign it Marek", { signature: "Marek" }],
  ["no offer please", { unwanted: ["what you offer"] }],
])("hears in '%s' whom it is for, who signs or what is not wanted", (said, found) => {
  expect(findValues(said, LABELS)).toEqual({ ...NOTHING, ...found });
});

it.each(["Is that too harsh?", "I am fed up with it", "Mrs Brandt never answers anyway", "Thank you, that helps."])(
  "finds nothing in '%s'",
  (said) => {
    expect(findValues(said, LABELS)).toEqual(NOTHING);
  },
);

it("reads a blank that a person wrote themselves letter by letter", () => {
  expect(findValues("a.* is 4, and abc is 5", ["((", "a.*"])).toEqual({ ...NOTHING, values: { "a.*": "4" } });
});
