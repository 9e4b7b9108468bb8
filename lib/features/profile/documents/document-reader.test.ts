import { rangeIn } from "./document-dates";
import { headingOf } from "./document-headings";
import { parseProfileArchive, parseProfilePages, parseProfileText } from "../parse";
import { documentCases, pagesOf, wordDocument } from "@/tests/support/documents/document-cases";

const cases = documentCases();

describe("documents of different layout", () => {
  it.each(cases)("reads every fact of $id, and none that is not in it", (document) => {
    const { facts: expected, word } = document;
    const { profile } = word
      ? parseProfileArchive(wordDocument(word))
      : { profile: parseProfilePages(pagesOf(document)).facts };
    const study = ({ degree, field }: { degree: string | null; field: string | null }) =>
      [degree, field].filter(Boolean).join(", ");
    expect(profile.name).toBe(expected.name);
    expect(profile.headline).toBe(expected.headline);
    expect(profile.positions.map(({ title, company, from, to }) => [title, company, from, to])).toEqual(
      expected.positions,
    );
    expect(profile.education.map((entry) => [entry.school, study(entry), entry.from, entry.to])).toEqual(
      expected.education,
    );
    expect(profile.skills).toEqual(expected.skills);
  });

  it("does not understand a letter and the minutes of a meeting", () => {
    const others = cases.filter(({ id }) => /^(?:letter|minutes)/.test(id));
    expect(others).toHaveLength(2);
    for (const document of others) {
      const { isUnderstood } = document.word
        ? parseProfileArchive(wordDocument(document.word))
        : parseProfilePages(pagesOf(document));
      expect(isUnderstood).toBe(false);
    }
  });
});

it("keeps languages out of the skills where one line holds both", () => {
  const { profile } = parseProfileText(
    "Jane Doe\nExperience\nBuyer, Acme Ltd 2018 – 2020\nSkills\nPython, R, SQL. Languages: English, French",
  );
  expect(profile.skills).toEqual(["Python", "R", "SQL"]);
});

it.each([
  ["Head of Marketing 2015 – 2019", { from: "2015", rest: "Head of Marketing" }],
  ["Graphiste junior 2011 – 2014", { from: "2011", rest: "Graphiste junior" }],
  ["Novartis 2012 – 2015", { from: "2012", rest: "Novartis" }],
  ["Sales Director (interim) 2019 – 2020", { from: "2019", rest: "Sales Director (interim)" }],
  ["Jänner 2014 - Juni 2018", { from: "2014-01", to: "2018-06" }],
  ["1. Januar 2015 bis 31. März 2019", { from: "2015-01", to: "2019-03" }],
  ["02/2021 – Actualmente", { from: "2021-02", to: null, isCurrent: true }],
])("reads the dates of '%s' and leaves its words", (text, range) => {
  expect(rangeIn(text)).toMatchObject(range);
});

it.each([
  ["WORKHISTORY", "experience"],
  ["Selected publications", "other"],
  ["Besondere Kenntnisse", "skills"],
  ["Education and courses", "education"],
  ["Skills & interests", "other"],
  ["Worked in skills", null],
])("takes '%s' for the heading of %s", (text, section) => {
  expect(headingOf(text)).toBe(section);
});
