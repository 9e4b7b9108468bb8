import { wordsOf } from "./text";

const GROUP_WEIGHTS = { words: 1, concepts: 0.6, letters: 0.4, together: 0.3 };
type Group = keyof typeof GROUP_WEIGHTS;

const COMMON_WORDS = new Set(
  "a an the is are was be it this that to of in on at for with i you do does did can my me so and or ?".split(" "),
);

function visitFeatures(text: string, concepts: Map<string, string>, visit: (name: string, group: Group) => void): void {
  const words = ["^", ...wordsOf(text), "$"];
  const conceptsOfWords = words.map((word) => concepts.get(word) ?? (/^\d/.test(word) ? "#" : word));
  const visitPairs = (list: string[], group: Group) => {
    for (let at = 0; at + 1 < list.length; at += 1) {
      const [before = "", word = "", gap] = list.slice(at, at + 3);
      visit(`${group} ${word}`, group);
      visit(`${group} ${before} ${word}`, group);
      if (gap) visit(`${group} ${before} _ ${gap}`, group);
    }
  };
  visitPairs(words, "words");
  visitPairs(conceptsOfWords, "concepts");
  for (const word of words.slice(1, -1)) {
    const padded = `<${word}>`;
    for (const size of [3, 4])
      for (let from = 0; from + size <= padded.length; from += 1) visit(padded.slice(from, from + size), "letters");
  }
  const telling = [...new Set(conceptsOfWords.slice(1, -1).filter((word) => !COMMON_WORDS.has(word)))].sort();
  telling.forEach((one, at) => {
    for (let next = at + 1; next < telling.length; next += 1) visit(`${one} + ${telling[next] ?? ""}`, "together");
  });
}

interface TextVector {
  ids: Int32Array;
  unknownSquares: number;
}

export class TextFeatures {
  private readonly idOf = new Map<string, number>();
  private readonly shares: number[] = [];
  private readonly learned = new Map<string, Int32Array>();
  private readonly concepts: Map<string, string>;
  private last: { text: string; vector: TextVector } | undefined;

  constructor(concepts: Map<string, string>) {
    this.concepts = concepts;
  }

  get size(): number {
    return this.shares.length;
  }

  shareOf(id: number): number {
    return this.shares[id] ?? 0;
  }

  learn(text: string): Int32Array {
    const before = this.learned.get(text);
    if (before) return before;
    const ids = new Set<number>();
    visitFeatures(text, this.concepts, (name, group) => {
      let id = this.idOf.get(name);
      if (id === undefined) {
        id = this.shares.push(GROUP_WEIGHTS[group]) - 1;
        this.idOf.set(name, id);
      }
      ids.add(id);
    });
    const list = Int32Array.from(ids);
    this.learned.set(text, list);
    return list;
  }

  read(text: string): TextVector {
    if (this.last?.text === text) return this.last.vector;
    const ids = new Set<number>();
    const unknown = new Set<string>();
    let unknownSquares = 0;
    visitFeatures(text, this.concepts, (name, group) => {
      const id = this.idOf.get(name);
      if (id !== undefined) ids.add(id);
      else if (!unknown.has(name)) {
        unknown.add(name);
        unknownSquares += GROUP_WEIGHTS[group] ** 2;
      }
    });
    const vector = { ids: Int32Array.from(ids), unknownSquares };
    this.last = { text, vector };
    return vector;
  }
}
