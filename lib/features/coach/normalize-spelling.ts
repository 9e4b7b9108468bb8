import { capitalize } from "@/lib/shared/text/text";

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
  hed: "he'd",
  theyd: "they'd",
};
// Chat abbreviations.
const ABBREVIATIONS: Record<string, string> = {
  anythin: "anything",
  cos: "because",
  coz: "because",
  cuz: "because",
  doin: "doing",
  everythin: "everything",
  feelin: "feeling",
  freakin: "freaking",
  fri: "Friday",
  goin: "going",
  gonna: "going to",
  kinda: "kind of",
  livin: "living",
  lookin: "looking",
  mon: "Monday",
  nothin: "nothing",
  ppl: "people",
  somethin: "something",
  sorta: "sort of",
  talkin: "talking",
  thinkin: "thinking",
  thu: "Thursday",
  thur: "Thursday",
  thurs: "Thursday",
  tmr: "tomorrow",
  tmrw: "tomorrow",
  tryin: "trying",
  tue: "Tuesday",
  tues: "Tuesday",
  wanna: "want to",
  wed: "Wednesday",
  weds: "Wednesday",
  yr: "year",
  yrs: "years",
};
// The most frequent typing errors in chats; none is an English word.
const TYPING_ERRORS: Record<string, string> = {
  abuot: "about",
  alot: "a lot",
  alwyas: "always",
  anythign: "anything",
  atleast: "at least",
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
  lookign: "looking",
  maneger: "manager",
  mayb: "maybe",
  meetign: "meeting",
  mnager: "manager",
  peopel: "people",
  presentaion: "presentation",
  prezentation: "presentation",
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
  wednsday: "Wednesday",
  wensday: "Wednesday",
  wich: "which",
  wiht: "with",
  wihtout: "without",
  wnats: "wants",
  woud: "would",
  wrok: "work",
};
const CORRECTIONS = new Map(Object.entries({ ...CONTRACTIONS, ...ABBREVIATIONS, ...TYPING_ERRORS }));
const CORRECTABLE = new RegExp(
  `(?<![\\p{L}\\p{N}'’-])(?:${[...CORRECTIONS.keys()].join("|")})(?![\\p{L}\\p{N}'’-])`,
  "giu",
);
const SHORT_WILL =
  /(?<![\p{L}'’])(i)(ll|d) (?=(?:ask|be|call|do|get|give|go|have|like|love|make|need|rather|say|send|set|take|talk|tell|try|want|write)\b)/giu;
const ITS =
  /(?<![\p{L}'’])(its) (?=(?:a|all|also|always|been|fine|hard|in|just|like|my|never|not|ok|on|only|really|so|still|the|too|very|weird)\b)/giu;
const UR = /(?<![\p{L}'’])ur (?=(?:a|good|great|just|not|really|right|so|the|wrong)\b)/giu;
const ARE = /(?<=\p{L} )r (?=\p{L})/giu;
const WITH = /(?<=\s)w(?:\/ ?(?=\p{L})| (?=(?:the|my|him|her|them|our|a)\b))/giu;
const LETS = /(?<=^|[.!?,;] )(let)s (?=(?:be|do|get|go|leave|look|move|say|see|start|stop|take|talk|try|wrap)\b)/giu;
const CAPITALS =
  /(?<![\p{L}\p{N}'’-])(?:(?:mon|tues|wednes|thurs|fri|satur|sun)day|january|february|april|june|july|august|september|october|november|december)(?=s?\b)/gu;
const INITIALS = /(?<![\p{L}\p{N}'’-])(?:ceo|cfo|chro|cmo|coo|cro|cto|evp|svp|vp|hr|crm|erp|kpi|okr|q[1-4])(?=s?\b)/gu;
const LONE_I = /(?<![\p{L}\p{N}'’.-])i(?=$|[\s,.!?;]|['’](?:m|ve|d|ll)\b)/gu;

function normalizeSpelling(text: string): string {
  return text
    .replace(UR, "you're ")
    .replace(CORRECTABLE, (word) => {
      const whole = CORRECTIONS.get(word.toLowerCase()) ?? word;
      return /^\p{Lu}/u.test(word) ? capitalize(whole) : whole;
    })
    .replace(ITS, (its) => `${its.slice(0, 2)}'${its.slice(2)}`)
    .replace(SHORT_WILL, "I'$2 ")
    .replace(ARE, "are ")
    .replace(WITH, "with ")
    .replace(LETS, "$1's ")
    .replace(CAPITALS, capitalize)
    .replace(INITIALS, (name) => name.toUpperCase())
    .replace(LONE_I, "I");
}

const MAX_CHARS = 8_000;

/** The text as patterns of whole words expect it: usual spelling, small letters, straight apostrophes, single spaces. */
export const normalizeForPatterns = (text: string): string =>
  normalizeSpelling(text.slice(0, MAX_CHARS))
    .toLowerCase()
    .replace(/[‘’ʼ`]/g, "'")
    .replace(/\s+/g, " ")
    .trim();
