import { HARMLESS, PHRASINGS } from "@/tests/evals/phrasings";
import { PatternList } from "./pattern-list";
import * as misconduct from "./misconduct-patterns";
import { normalizeText } from "./sensitive-matter";

const PATTERNS = Object.values(misconduct).flatMap((each) => (each instanceof RegExp ? [each] : Object.values(each)));
const TEXTS = ["", "ok", ...HARMLESS, ...PHRASINGS.map(({ said }) => said)].map(normalizeText);

it("finds in every text what each pattern finds by itself", () => {
  const alone = PATTERNS.map(({ source, flags }) => new RegExp(source, flags.replace("g", "")));
  const lists = alone.map((pattern) => ({ pattern, list: new PatternList(pattern) }));
  const differences = TEXTS.flatMap((text) =>
    lists.filter(({ pattern, list }) => list.first(text) !== (pattern.exec(text)?.[0] ?? null)).map(() => text),
  );
  expect(differences).toEqual([]);
});

it("scans a text again for a list that is newer than the last scan", () => {
  expect(new PatternList(/\bropes?\b/).test("two ropes")).toBe(true);
  expect(new PatternList(/\btwo\b/).test("two ropes")).toBe(true);
});

it("returns the match of the first pattern that matches", () => {
  const list = new PatternList(/\bropes?\b/, /\bbridge\b/, /\w/);
  expect(list.first("a bridge, two ropes")).toBe("ropes");
  expect(list.first("a bridge")).toBe("bridge");
  expect(list.first("?!")).toBeNull();
});

it("removes the matches of each pattern before the next one runs", () => {
  const list = new PatternList(/\bvery /g, /\bdead tired\b/g);
  expect(list.without("i am dead very tired and very dead")).toBe("i am dead  tired and  dead");
  expect(list.without("i am dead tired")).toBe("i am  ");
});
