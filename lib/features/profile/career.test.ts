import { careerFacts, currentPosition, monthsIn, isLeadershipTitle, formatSpan } from "./career";
import { frequentWords } from "./frequent-words";

const NOW = new Date("2026-11-21T00:00:00Z");
const position = (from: string | null, to: string | null, title = "Engineer", company = "Acme") => ({
  title,
  company,
  from,
  to,
  isCurrent: to === null,
});

describe("career", () => {
  it.each([
    ["2024-03", null, 32],
    ["2020", "2022", 24],
    ["2020-11", "2020-11", 0],
    [null, null, null],
    ["2024-03", "2020-01", null],
  ])("counts the months from %s to %s", (from, to, months) => {
    expect(monthsIn(position(from, to), NOW)).toBe(months);
  });

  it.each([
    [0, true, "less than a month"],
    [1, true, "1 month"],
    [12, true, "1 year"],
    [29, true, "2 years and 5 months"],
    [29, false, "about 2 years"],
    [5, false, "less than a year"],
  ])("formats %i months", (months, isExact, words) => {
    expect(formatSpan(months, isExact)).toBe(words);
  });

  it.each([
    ["Engineering Manager", true],
    ["VP, Sales", true],
    ["Co-Founder & CEO", true],
    ["Product Manager", false],
    ["Senior Engineer", false],
    ["Misleading Indicators Analyst", false],
  ])("detects whether '%s' implies responsibility for people", (title, expected) => {
    expect(isLeadershipTitle(title)).toBe(expected);
  });

  it("returns the current position with the latest start", () => {
    const board = position("2019-01", null, "Board Member");
    const job = position("2024-03", null, "Director");
    expect(currentPosition([board, job])?.title).toBe("Director");
    expect(currentPosition([position("2010", "2012")])).toBeNull();
  });

  it("handles an empty career", () => {
    expect(careerFacts([], NOW)).toEqual({
      roles: 0,
      organizations: 0,
      firstYear: null,
      longest: null,
      firstLeading: null,
    });
  });
});

describe("frequentWords", () => {
  it("returns words that occur at least three times and are not stop words", () => {
    expect(frequentWords("People people people. Trust, trust and trust; trust. Once.")).toEqual([
      { word: "trust", count: 4 },
    ]);
  });
});
