import lexicons from "@/content/mailbox/lexicons.json";

export type Category = Exclude<keyof typeof lexicons, "note">;

const CATEGORIES = Object.keys(lexicons).filter((key): key is Category => key !== "note");

interface Node {
  next: Map<string, Node>;
  /** Indexes in CATEGORIES of the phrases that end here. */
  ends: number[];
}

const newNode = (): Node => ({ next: new Map(), ends: [] });

/** A trie of all phrases, so that one pass over a sentence finds every match. */
function buildTree(): Node {
  const root = newNode();
  for (const [index, category] of CATEGORIES.entries()) {
    for (const phrase of lexicons[category]) {
      let node = root;
      for (const word of phrase.split(" ")) {
        const next = node.next.get(word) ?? newNode();
        node.next.set(word, next);
        node = next;
      }
      node.ends.push(index);
    }
  }
  return root;
}

const TREE = buildTree();

interface Match {
  category: Category;
  /** Position of its first word in the sentence. */
  at: number;
}

/** The longest phrase of each category that begins at a position, as [category index, length]. */
function phrasesAt(words: string[], at: number): Map<number, number> {
  const longest = new Map<number, number>();
  let node: Node | undefined = TREE;
  for (let length = 1; node; length++) {
    node = node.next.get(words[at + length - 1] ?? "");
    for (const category of node?.ends ?? []) longest.set(category, length);
  }
  return longest;
}

/** Lexicon phrases in a sentence: longest first within a category, never overlapping within it. */
export function matchesIn(words: string[]): Match[] {
  const matches: Match[] = [];
  const freeFrom = new Map<number, number>();
  for (let at = 0; at < words.length; at++) {
    if (!TREE.next.has(words[at] ?? "")) continue;
    for (const [index, length] of phrasesAt(words, at)) {
      const category = CATEGORIES[index];
      if (!category || at < (freeFrom.get(index) ?? 0)) continue;
      freeFrom.set(index, at + length);
      matches.push({ category, at });
    }
  }
  return matches;
}
