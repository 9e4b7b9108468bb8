const CONTRACTIONS: Record<string, string> = {
  im: "I'm",
  ive: "I've",
  dont: "don't",
  doesnt: "doesn't",
  didnt: "didn't",
  cant: "can't",
  couldnt: "couldn't",
  wont: "won't",
  wouldnt: "wouldn't",
  shouldnt: "shouldn't",
  isnt: "isn't",
  arent: "aren't",
  wasnt: "wasn't",
  werent: "weren't",
  hasnt: "hasn't",
  havent: "haven't",
  hadnt: "hadn't",
  hes: "he's",
  shes: "she's",
  theyre: "they're",
  theyll: "they'll",
  youre: "you're",
  thats: "that's",
  u: "you",
  ur: "your",
  whats: "what's",
  theres: "there's",
};
// The slips that hands make most often in a chat, and none that is a word of its own.
const SLIPS: Record<string, string> = {
  abuot: "about",
  alot: "a lot",
  atleast: "at least",
  anythign: "anything",
  becasue: "because",
  becuase: "because",
  beleive: "believe",
  chaning: "changing",
  collegue: "colleague",
  culd: "could",
  definately: "definitely",
  evry: "every",
  frustrted: "frustrated",
  jsut: "just",
  knwo: "know",
  maneger: "manager",
  meetign: "meeting",
  mnager: "manager",
  peopel: "people",
  priorites: "priorities",
  projct: "project",
  realy: "really",
  recieve: "receive",
  seperate: "separate",
  shoud: "should",
  somethign: "something",
  teh: "the",
  thier: "their",
  thign: "thing",
  thnk: "think",
  tommorow: "tomorrow",
  tomorow: "tomorrow",
  waht: "what",
  wensday: "Wednesday",
  wednsday: "Wednesday",
  wich: "which",
  wihtout: "without",
  wiht: "with",
  woud: "would",
  wrok: "work",
};
const MENDED = new Map(Object.entries({ ...CONTRACTIONS, ...SLIPS }));
const MENDABLE = new RegExp(`(?<![\\p{L}\\p{N}'’-])(?:${[...MENDED.keys()].join("|")})(?![\\p{L}\\p{N}'’-])`, "giu");
const SHORT_WILL =
  /(?<![\p{L}'’])(i)(ll|d) (?=(?:ask|be|call|do|get|give|go|have|like|love|make|need|rather|say|send|set|take|talk|tell|try|want|write)\b)/giu;
const ITS = /(?<![\p{L}'’])(its) (?=(?:a|all|been|fine|hard|just|like|my|not|ok|really|so|the|too|very|weird)\b)/giu;
const UR = /(?<![\p{L}'’])ur (?=(?:a|good|great|just|not|really|right|so|the|wrong)\b)/giu;
const LONE_I = /(?<![\p{L}\p{N}'’.-])i(?=$|[\s,.!?;]|['’](?:m|ve|d|ll)\b)/gu;

/** A text with the apostrophes that quick typing leaves out, the commonest slips mended and a large I. */
export function mended(text: string): string {
  return text
    .replace(UR, "you're ")
    .replace(MENDABLE, (word) => {
      const whole = MENDED.get(word.toLowerCase()) ?? word;
      return /^\p{Lu}/u.test(word) ? whole.charAt(0).toUpperCase() + whole.slice(1) : whole;
    })
    .replace(ITS, (its) => `${its.slice(0, 2)}'${its.slice(2)}`)
    .replace(SHORT_WILL, "I'$2 ")
    .replace(LONE_I, "I");
}
