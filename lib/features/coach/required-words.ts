/** What a text must contain to match a part of a pattern. */
interface Requirement {
  /** All strings that the part matches; null when there are too many. */
  exact: string[] | null;
  /** Of each list, at least one string. */
  lists: string[][];
}

const MAX_EXACT = 64;
const MIN_LENGTH = 3;
const NOTHING: Requirement = { exact: [""], lists: [] };
const ANYTHING: Requirement = { exact: null, lists: [] };
const CLASSES = /^[wdsWDS]$/;
const SMALL_SET = /^-?[^\\^-]{1,5}$/u;
const QUANTIFIER = /[?*+]|\{\d+(?:,\d*)?\}/y;
const GROUP = /\((?:\?(?<kind>:|=|!|<=|<!))?/y;

const areLongEnough = (strings: string[]) => strings.every(({ length }) => length >= MIN_LENGTH);
const matchChance = (strings: string[]) => strings.reduce((sum, { length }) => sum + 12 ** -length, 0);
const listsOf = ({ exact, lists }: Requirement) => [...lists, ...(exact ? [exact] : [])].filter(areLongEnough);

function applyQuantifier(piece: Requirement, quantifier: string): Requirement {
  if (quantifier === "?") return piece.exact ? { exact: ["", ...piece.exact], lists: [] } : ANYTHING;
  return quantifier === "*" || quantifier.startsWith("{0") ? ANYTHING : { exact: null, lists: listsOf(piece) };
}

function alternate(pieces: Requirement[]): Requirement {
  const [only] = pieces;
  if (only && pieces.length === 1) return only;
  const exact = pieces.flatMap((piece) => piece.exact ?? []);
  if (pieces.every((piece) => piece.exact) && exact.length <= MAX_EXACT) return { exact, lists: [] };
  const best = pieces.map((piece) => listsOf(piece).toSorted((a, b) => matchChance(a) - matchChance(b))[0]);
  return best.every((list) => list !== undefined) ? { exact: null, lists: [best.flat()] } : ANYTHING;
}

function concatenate(pieces: Requirement[]): Requirement {
  const lists: string[][] = [];
  let open = [""];
  let isExact = true;
  for (const { exact, lists: own } of pieces) {
    lists.push(...own);
    const longer = exact?.flatMap((end) => open.map((start) => start + end));
    if (longer && longer.length <= MAX_EXACT) {
      open = longer;
      continue;
    }
    lists.push(open);
    isExact = false;
    open = exact ?? [""];
  }
  return isExact ? { exact: open, lists } : { exact: null, lists: [...lists, open].filter(areLongEnough) };
}

class PatternParser {
  private at = 0;
  private readonly source: string;

  constructor(source: string) {
    this.source = source;
  }

  readAlternatives(): Requirement {
    const branches = [this.readSequence()];
    while (this.source[this.at] === "|") {
      this.at += 1;
      branches.push(this.readSequence());
    }
    return alternate(branches);
  }

  get isDone(): boolean {
    return this.at === this.source.length;
  }

  private readSequence(): Requirement {
    const pieces: Requirement[] = [];
    while (!this.isDone && this.source[this.at] !== "|" && this.source[this.at] !== ")") {
      const piece = this.readPiece();
      const quantifier = this.match(QUANTIFIER)?.[0];
      if (quantifier && this.source[this.at] === "?") this.at += 1;
      pieces.push(quantifier ? applyQuantifier(piece, quantifier) : piece);
    }
    return concatenate(pieces);
  }

  private readPiece(): Requirement {
    const group = this.match(GROUP);
    if (group) return this.readGroup(group.groups?.kind);
    const character = this.source[this.at] ?? "";
    this.at += 1;
    if (character === "[") return this.readSet();
    if (character === "\\") return this.readEscape();
    if (character === ".") return ANYTHING;
    if (/[?*+{}]/.test(character)) throw new Error(`PatternParser does not support ${character}: ${this.source}`);
    return character === "^" || character === "$" ? NOTHING : { exact: [character], lists: [] };
  }

  private readGroup(kind: string | undefined): Requirement {
    const inner = this.readAlternatives();
    this.at += 1;
    if (kind === "!" || kind === "<!") return NOTHING;
    return kind === "=" || kind === "<=" ? { exact: [""], lists: listsOf(inner) } : inner;
  }

  private readSet(): Requirement {
    const start = this.at;
    while (this.source[this.at] !== "]") this.at += this.source[this.at] === "\\" ? 2 : 1;
    const inside = this.source.slice(start, this.at);
    this.at += 1;
    return SMALL_SET.test(inside) ? { exact: Array.from(inside), lists: [] } : ANYTHING;
  }

  private readEscape(): Requirement {
    const character = this.source[this.at] ?? "";
    this.at += 1;
    if (character === "b" || character === "B") return NOTHING;
    if (character === "p") this.at = this.source.indexOf("}", this.at) + 1;
    if (character === "p" || CLASSES.test(character)) return ANYTHING;
    if (/\w/.test(character)) throw new Error(`PatternParser does not support \\${character}: ${this.source}`);
    return { exact: [character], lists: [] };
  }

  private match(pattern: RegExp): RegExpExecArray | null {
    pattern.lastIndex = this.at;
    const found = pattern.exec(this.source);
    if (found) this.at = pattern.lastIndex;
    return found;
  }
}

/**
 * Derives lists of strings from a pattern, the most selective one first: every text that matches contains one string of
 * each list. Empty when nothing can be derived. @throws Error for syntax that the parser does not support.
 */
export function requiredWords({ source, flags }: RegExp): string[][] {
  if (flags.includes("i")) return [];
  const parser = new PatternParser(source);
  const lists = listsOf(parser.readAlternatives());
  if (!parser.isDone) throw new Error(`PatternParser stopped before the end: ${source}`);
  return lists.toSorted((a, b) => matchChance(a) - matchChance(b));
}
