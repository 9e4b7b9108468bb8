import { toCsv } from "./csv";

const cell = (value: string) => toCsv([[value]]).slice(1, -2);

it.each([
  ["=1+1", "'=1+1"],
  ["+44 20", "'+44 20"],
  ["-2", "'-2"],
  ["@SUM(A1)", "'@SUM(A1)"],
  ["\t=1", "'\t=1"],
  ["\r=1", '"\'\r=1"'],
  ['=HYPERLINK("x","y")', '"\'=HYPERLINK(""x"",""y"")"'],
  [" =1", "' =1"],
  ['"=1"', '"\'""=1"""'],
  ["'=1", "''=1"],
  ["\u00a0@x", "'\u00a0@x"],
  ["＝1", "'＝1"],
  ["＋1", "'＋1"],
  ["－1", "'－1"],
  ["＠x", "'＠x"],
  ["ada@example.com", "ada@example.com"],
  ["a, b", '"a, b"'],
  ['say "x"', '"say ""x"""'],
  ["two\nlines", '"two\nlines"'],
  ["", ""],
])("writes %j so that no spreadsheet runs it", (value, written) => expect(cell(value)).toBe(written));

it("begins with a byte order mark and ends each row", () => {
  expect(toCsv([["a", "b"], ["c"]])).toBe("\ufeffa,b\r\nc\r\n");
});
