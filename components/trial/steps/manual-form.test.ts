import { TRAITS } from "@/lib/features/hexaco/schema";
import { checkManualForm, EMPTY_FORM, scoresOf, type ManualValues } from "./manual-form";

const filled: ManualValues = {
  email: "mira@example.com",
  password: "correct horse",
  honesty_humility: "62",
  emotionality: "41",
  extraversion: "77",
  agreeableness: "38",
  conscientiousness: "70",
  openness: "55",
};
const check = (changes: Partial<ManualValues>, asks: "account" | "scores" = "account") =>
  checkManualForm({ ...filled, ...changes }, asks);

test("a complete form has no problem", () => {
  expect(check({})).toBeNull();
  expect(check({ honesty_humility: "0", openness: "100" })).toBeNull();
});

test.each([{ email: "" }, { email: "   " }, { password: "" }, { email: "", password: "" }])(
  "email and password are required: %p",
  (missing) => {
    expect(check(missing)?.notice).toEqual({
      title: "Missing information",
      description: "Please enter both email and password.",
      variant: "destructive",
    });
    expect(Object.keys(check(missing)?.fields ?? {})).toEqual(Object.keys(missing));
  },
);

test("what is missing is named before the scores are looked at", () => {
  expect(checkManualForm(EMPTY_FORM, "account")?.notice.title).toBe("Missing information");
});

test("names what is missing before it checks the scores", () => {
  const problem = check({ honesty_humility: "", openness: " " });
  expect(problem?.notice).toEqual({
    title: "Missing HEXACO scores",
    description: "Please enter scores for: Honesty-Humility, Openness",
    variant: "destructive",
  });
  expect(Object.keys(problem?.fields ?? {})).toEqual(["honesty_humility", "openness"]);
});

test.each(["101", "-1", "50.5", "1e2", "abc", "0x10", "1000", "５０"])("a score of %s is refused", (score) => {
  const problem = check({ agreeableness: score });
  expect(problem?.notice).toEqual({
    title: "Invalid scores",
    description: "All HEXACO scores must be between 0 and 100.",
    variant: "destructive",
  });
  expect(Object.keys(problem?.fields ?? {})).toEqual(["agreeableness"]);
});

test("names an invalid address and a short password last", () => {
  expect(check({ email: "mira.example.com" })?.notice.title).toBe("Invalid email address");
  expect(check({ password: "short" })?.notice.title).toBe("Password must be at least 6 characters");
});

test("marks all invalid fields and shows the notice of the first", () => {
  const problem = check({ email: "mira.example.com", password: "short", emotionality: "3.4", openness: "" });
  expect(problem?.notice.title).toBe("Missing HEXACO scores");
  expect(problem?.fields).toEqual({
    openness: "Please enter a score.",
    emotionality: "A whole number from 0 to 100.",
    email: "Invalid email address",
    password: "Password must be at least 6 characters",
  });
});

test("asks a known person for scores alone", () => {
  expect(check({ email: "", password: "" }, "scores")).toBeNull();
  expect(check({ email: "", password: "", openness: "" }, "scores")?.notice.title).toBe("Missing HEXACO scores");
});

test("scores are sent as numbers, all six", () => {
  expect(Object.keys(scoresOf(filled))).toEqual([...TRAITS]);
  expect(scoresOf(filled).honesty_humility).toBe(62);
});
