import { randomPeople } from "@/tests/evals/model/random-people";
import { shortenInsight } from "./insight-gist";

const gist = (text: string, title = "Operating Mode") => shortenInsight({ title, text });

it("keeps the tendency and its cost", () => {
  expect(
    gist(
      "You have a strong tendency to run on plans, lists and finished things: dates are met, details are checked. " +
        "People like that. The cost is that everything can start to deserve the same care, and that work comes back to your desk.",
    ),
  ).toBe(
    "Strong tendency to run on plans, lists and finished things. The cost: everything can start to deserve the same care.",
  );
});

it("keeps both readings of a reframe", () => {
  expect(gist("Saying little is often taken for having little to say. It can work as a signal: rare.", "Reframe")).toBe(
    "Saying little is often taken for having little to say. It can work as a signal: rare.",
  );
});

it("omits the figures of the evidence", () => {
  expect(gist("Hedges such as 'perhaps' come at 224 in 12,835 words (1.7 per 100, likely 1.5 to 1.9), upward.")).toBe(
    "Hedges such as 'perhaps' come at 224 in 12,835 words, upward.",
  );
});

it("gives a complete sentence for every insight of 300 random people, with all brackets and quotations closed", () => {
  const details = randomPeople(300, 5).flatMap(({ report }) => report?.details ?? []);
  for (const insight of details) {
    const short = shortenInsight(insight);
    expect(short).toMatch(/^[^a-z].{20,230}[.?!]['”"]?$/);
    expect(short).not.toMatch(/^(?:It|They|This|That|A score there|Try|Turn)\b/);
    expect(short.split("(").length).toBe(short.split(")").length);
  }
});
