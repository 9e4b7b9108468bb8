import lexicons from "@/content/mailbox/lexicons.json";

export type Category = Exclude<keyof typeof lexicons, "note">;

const CATEGORIES = Object.keys(lexicons).filter((key): key is Category => key !== "note");

interface Node {
  next: Map<string, Node>;
  ends: number[];
}

const newNode = (): Node => ({ next: new Map(), ends: [] });

function buildTrie(): Node {
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

const TRIE = buildTrie();

interface Match {
  category: Category;
  at: number;
}

/** The longest phrase of each category that begins at a position, as [category index, length]. */
function phrasesAt(words: string[], at: number): Map<number, number> {
  const longest = new Map<number, number>();
  let node: Node | undefined = TRIE;
  for (let length = 1; node; length++) {
    node = node.next.get(words[at + length - 1] ?? "");
    for (const category of node?.ends ?? []) longest.set(category, length);
  }
  return longest;
}

export function matchesIn(words: string[]): Match[] {
  const matches: Match[] = [];
  const nextFree = new Map<number, number>();
  for (let at = 0; at < words.length; at++) {
    if (!TRIE.next.has(words[at] ?? "")) continue;
    for (const [index, length] of phrasesAt(words, at)) {
      const category = CATEGORIES[index];
      if (!category || at < (nextFree.get(index) ?? 0)) continue;
      nextFree.set(index, at + length);
      matches.push({ category, at });
    }
  }
  return matches;
}
