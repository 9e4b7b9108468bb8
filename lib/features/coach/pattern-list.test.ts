import { HARMLESS, PHRASINGS } from "@/tests/evals/phrasings";
import { PatternList } from "./pattern-list";
import * as misconduct from "./misconduct-patterns";
import { normalizeText } from "./sensitive-matter";

const PATTERNS = Object.values(misconduct).flatMap((cue) => (cue instanceof RegExp ? [cue] : Object.values(cue)));
const TEXTS = ["", "ok", ...HARMLESS, ...PHRASINGS.map(({ said }) => said)].map(normalizeText);

it("finds in every text what each pattern by itself finds", () => {
  const alone = PATTERNS.map(({ source, flags }) => new RegExp(source, flags.replace("g", "")));
  const lists = alone.map((pattern) => ({ pattern, list: new PatternList(pattern) }));
  const differences = TEXTS.flatMap((text) =>
    lists.filter(({ pattern, list }) => list.first(text) !== (pattern.exec(text)?.[0] ?? null)).map(() => text),
  );
  expect(differences).toEqual([]);
});

it("looks through a text again for a list that is younger than the last look", () => {
  expect(new PatternList(/\bropes?\b/).test("two ropes")).toBe(true);
  expect(new PatternList(/\btwo\b/).test("two ropes")).toBe(true);
});

it("finds the words of the first pattern that matches", () => {
  const list = new PatternList(/\bropes?\b/, /\bbridge\b/, /\w/);
  expect(list.first("a bridge, two ropes")).toBe("ropes");
  expect(list.first("a bridge")).toBe("bridge");
  expect(list.first("?!")).toBeNull();
});

it("takes out what each pattern matches, and looks for the next one in what is left", () => {
  const list = new PatternList(/\bvery /g, /\bdead tired\b/g);
  expect(list.without("i am dead very tired and very dead")).toBe("i am dead  tired and  dead");
  expect(list.without("i am dead tired")).toBe("i am  ");
});
