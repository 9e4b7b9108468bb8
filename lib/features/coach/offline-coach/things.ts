import { flipPerson } from "./mirror";
import { trimEndOf } from "./text";

// What a clause is about, as the person named it: `my first board call` is `your first board call`.

type Kind = "people" | "family" | "event" | "thing";

export interface Thing {
  kind: Kind;
  name: string;
}

const DETERMINER = /^(?:my|our|the|this|his|her|their)$/i;
const OTHERS = /^(?:his|her|their)$/i;
/** Behind these somebody brings something up: `there is a rumour`. */
const BRINGS_UP = /^(?:there's|there|offered|got|received)$/i;
const PREPOSITION =
  /^(?:of|in|on|at|by|for|from|with|without|to|into|onto|over|under|about|after|before|during|between|against|around|behind|through|within|across|off|than|as|like)$/i;
const VERB =
  /^(?:am|is|are|was|were|be|been|being|has|have|had|do|does|did|will|would|can|could|should|shall|may|might|must|says?|said|thinks?|thought|knows?|knew|wants?|wanted|needs?|keeps?|kept|gets?|got|goes|went|comes?|came|makes?|made|takes?|took|gives?|gave|tells?|told|tell|sees?|saw|feels?|felt|looks?|finds?|found|leaves?|left|lost|lose|runs?|ran|sits?|sat|stands?|stood|fell|failed|moves?|means?|meant|works?|worked|hates?|loves?|likes?|cut|put|hit|hold|held|bring|brought|build|built|sign|send|sent|hear|heard|run|lead|led|read|wrote|write|present|show|miss|fix|sell|sold|buy|bought|hand|ask|face|stop|start|change|isn't|aren't|wasn't|weren't|won't|wouldn't|can't|cannot|couldn't|doesn't|don't|didn't|hasn't|haven't|hadn't|shouldn't|\w+'(?:ll|d|ve|re))$/i;
/** With a verb or a preposition these cannot stand in a name, so that the word before them was its last. */
const OTHER_WORDS =
  /^(?:i|me|we|us|you|he|him|she|her|they|them|it|its|who|which|that|this|these|those|there|what|when|where|how|why|and|or|but|nor|so|if|because|since|while|until|unless|though|although|up|down|out|away|back|not|never|always|also|still|just|only|already|again|now|then|today|tomorrow|tonight|yesterday|here|too|very|really|all|both|each|every|any|some|no|a|an|the|my|our|your|his|their|last|next|ago|two|three|four|five|six|seven|eight|nine|ten|myself|himself|herself|themselves)$/i;
const IS_VERBAL = /(?:\w{2}ed|\w{2}ing|ly)$/i;
const NO_HEAD =
  /^(?:thing|things|way|ways|fact|point|one|ones|same|time|times|day|days|week|weeks|month|months|year|years|quarter|moment|minute|end|beginning|rest|first|second|third|other|others|whole|truth|morning|evening|afternoon|night|weekend|guy|man|woman|kind|sort|lot|bit|most|more|best|worst|right|wrong|middle|side|part|reason|idea|hell|name|own|head|mind|face|eyes|hands?|back|voice|heart|gut|room|door|table|past|present|future|world|life|words?|person|opinion|problem|question|answer|issue|matter|situation|case|size|amount|english|patience|temper|nerves?|mood|confidence|fault|top|bottom|line|level|competitors?|secret|clear|open|alive|together|simple|quiet|happy|safe|ready|private|alone|empty|public|short|free|low|high|down)$/i;
const PEOPLE =
  /(?:^|-)(?:team|board|boss|manager|directors?|ceo|cfo|coo|cto|cmo|chro|chair(?:man|woman)?|investors?|clients?|customers?|suppliers?|vendors?|stand-in|replacement|juniors|seniors|interns|users|members|colleagues?|peers?|co-?founders?|partners?|staff|lawyers?|engineers?|managers?|recruiters?|employees|deputy|successor|predecessor|mentor|assistant|friends?|acquirer|buyer|vp|svp|evp|head|chief|regulator|auditors?|founders?|owners?|shareholders?|council|union)$/i;
const FAMILY =
  /^(?:family|wife|husband|kids|children|parents|mother|father|mum|mom|dad|brother|sister|sons?|daughters?)$/i;
const EVENT =
  /^(?:meetings?|calls?|reviews?|sessions?|off-?site|presentation|announcement|interviews?|conversation|talk|vote|deadline|launch|dinner|audit|workshop|demo|hearing|retreat|appraisal|town-?hall|all-?hands|keynote|negotiation|negotiations|handover|closing|raise|fundraise)$/i;

const kindOf = (head: string): Kind => {
  if (FAMILY.test(head)) return "family";
  if (PEOPLE.test(head)) return "people";
  return EVENT.test(head) ? "event" : "thing";
};

const MAX_WORDS = 3;
const LEADS_TEAMS = /^(?:vp|svp|evp|head|chief|director)$/i;
const bareOf = (word: string) => trimEndOf(word, ".,;:!?…)”\"'");
const isVerb = (word: string) => VERB.test(word) || IS_VERBAL.test(word);

/** True where a name is what something is done to, so that no verb of its own follows it. */
const isObject = (words: string[], at: number) => {
  const before = words[at - 1];
  return before !== undefined && bareOf(before) === before && (PREPOSITION.test(before) || isVerb(before));
};

/** What one is oneself: `since I became the CEO`. */
const IS_SELF = /^(?:i'm|am|as|became|become|becoming|be|being|weren't|wasn't)$/i;
/** What is gone has no more to be asked of it. */
const GONE = /^(?:lost|lose|losing|killed|cancell?ed|missed)$/i;
/** Where something is, and no matter of its own: `I went to the garage`. */
const PLACES = /^(?:in|at|on|to|into|from|onto|off|behind|through|across)$/i;

/** The name that begins with the determiner at this place; null when it may hold a verb. */
function nameAt(words: string[], at: number): Thing | null {
  const name: string[] = [];
  let next = at + 1;
  for (let isOpen = true; isOpen && name.length <= MAX_WORDS && next < words.length; next++) {
    const word = words[next] ?? "";
    const bare = bareOf(word);
    if (
      PREPOSITION.test(bare) ||
      isVerb(bare) ||
      OTHER_WORDS.test(bare) ||
      !/^[\p{L}\p{N}][\p{L}\p{N}&'’-]*$/u.test(bare)
    )
      break;
    name.push(bare);
    isOpen = bare === word;
  }
  const head = name.at(-1) ?? "";
  const follower = bareOf(words[next] ?? "");
  const isSafe = name.length === 1 || isObject(words, at) || isVerb(follower);
  const of = LEADS_TEAMS.test(head) && follower === "of" ? bareOf(words[next + 1] ?? "") : "";
  const isName =
    isSafe &&
    name.length >= 1 &&
    name.length <= MAX_WORDS &&
    !name.some((word) => /['’]s$/.test(word)) &&
    head.length > 1 &&
    (of !== "" || !NO_HEAD.test(head)) &&
    !/^\d+$/.test(head) &&
    !name.slice(0, -1).some((word) => PEOPLE.test(word));
  if (!isName) return null;
  // 'My stand-in, Priya, is good'.
  const [called] = /^\p{Lu}\p{Ll}{2,}(?=,|$)/u.exec(words[next] ?? "") ?? [];
  if (called && /,$/.test(words[next - 1] ?? "")) return { kind: "people", name: called };
  const whole = [words[at]?.toLowerCase(), ...name, ...(of ? ["of", of] : [])].join(" ");
  return { kind: kindOf(head), name: flipPerson(whole) };
}

/** What a clause names, in its order. */
export function thingsIn(clause: string): Thing[] {
  const words = clause.replace(/[‘’]/g, "'").split(/\s+/);
  return words.flatMap((word, at) => {
    const before = words[at - 1] ?? "";
    if (DETERMINER.test(word)) {
      const thing = nameAt(words, at);
      // What belongs to others is theirs to decide.
      if (thing?.kind === "people" && IS_SELF.test(before)) return [];
      if (thing?.kind === "family" && OTHERS.test(word)) return [];
      const isOpen =
        thing?.kind !== "thing" || ![OTHERS.test(word), GONE.test(before), PLACES.test(before)].some(Boolean);
      return thing && isOpen ? thing : [];
    }
    const opener = /^(?:is|was)$/i.test(before) ? words[at - 2] : before;
    const brought = /^an?$/i.test(word) && BRINGS_UP.test(opener ?? "") ? nameAt(words, at) : null;
    return brought && (brought.kind === "thing" || brought.kind === "event")
      ? { ...brought, name: brought.name.replace(/^an? /, "that ") }
      : [];
  });
}
