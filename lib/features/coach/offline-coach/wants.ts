import { flipPerson } from "./mirror";
import { countWords, sentencesOf, trimEndOf } from "./text";

// What people say they want, as a phrase of the coach: `to be heard`, `your team to decide`, `that nobody panics`.

const END =
  /[.;:!?,\n]| (?:but|because|although|though|so that|so i|and then|and i|and he|and she|and they|and we|and nobody|while|without having)\b/i;
const MAX_WANT_WORDS = 16;

const WANTS: [RegExp, string][] = [
  [
    /\bi(?:'d| would)? (?:really |just |only |also |still |do |actually |now )*(?:want|like|love|need|hope|wish|am trying|'m trying|am hoping|'m hoping|intend|long) to (?!(?:talk (?:to you|about|through)|ask you|know|vent|discuss|start (?:with|by)|wring|strangle|scream|cry|punch|kill|throw up|tell you|say that|be (?:clear|honest,|fair)|admit|go now|run now|die)\b)/gi,
    "to ",
  ],
  [
    /\bi (?:really |just )?want (?=(?:speak|talk|tell|ask|be|become|know|find|make|change|leave|stay|say|do|show|learn|work)\b)/gi,
    "to ",
  ],
  [
    /\b[Ii](?:'d| would)? (?:really |just )?(?:want|need|like) (?=(?:him|her|them|my \w+|the \w+|people|everyone|[A-Z][a-z]+) to )/g,
    "",
  ],
  [/\bi(?:'d| would)? (?:really |just )?(?:want|need|like) us to /gi, "both of you to "],
  [/\bi(?:'m| am) (?:trying|hoping|aiming|looking|working) to /gi, "to "],
  [
    /\bmy (?:main |real |biggest |long-term |personal )?(?:goal|aim|hope|ambition|dream|plan) (?:here |this year |for this year |for today |today )?is to /gi,
    "to ",
  ],
  [/\bhelp me (?:to )?(?!(?:decide|choose|think|understand|please|out|here|with)\b)/gi, "to "],
  [
    /\bhow (?:do|can|could|should|would) (?:i|we) (?:best )?(?!(?:know|tell if|feel|do (?:it|that|this)|handle (?:it|this|that))\b)/gi,
    "to ",
  ],
  [
    /\bi(?:'d)? (?:really |just )?(?:want|need|like) (?=(?:one|a|an|the|more|less|my|better|some|respect|clarity|recognition|time|support|peace|out)\b)/gi,
    "",
  ],
  [/\bi wish i (?:could|were able to) /gi, "to "],
  [/\b(?:a|my|the) plan (?:to|for) (?=get|become|be|win|grow|leave|move|make|find|build|change|fix|stop)\b/gi, "to "],
  [/\bwhat (?:do )?i (?:really |actually )?want\? (?=that )/gi, ""],
  [/\bwhat i (?:really |actually )?(?:want|need) is (?=that )/gi, ""],
  [
    /\b(?:what matters(?: most)?|the main thing|success|(?:a )?good (?:result|outcome)) (?:here |to me |for me )?(?:is|would be) (?=that )/gi,
    "",
  ],
  [/\bwhat i (?:really |actually )?(?:want|need|would like|hope for) (?:here )?is (?!that\b|not\b|for\b)/gi, ""],
];

// 'My boss told me I need more presence' is the boss's wish.
const REPORTED = /\b(?:told me|tells me|says?|said|thinks?|that|if|when|because|believes?) ?$/i;

/** What the person says they want first, as a phrase that fits after 'you want'. */
export function wantIn(message: string): string | null {
  const text = message.replace(/[‘’]/g, "'");
  const found = WANTS.flatMap(([pattern, lead]) =>
    [...text.matchAll(pattern)].flatMap((match) => {
      const rest =
        text
          .slice(match.index + match[0].length)
          .split(END)[0]
          ?.trim()
          .replace(/ please$/i, "") ?? "";
      const words = countWords(rest);
      const isSomebodyElses = REPORTED.test(text.slice(0, match.index));
      const isPhrase = !isSomebodyElses && words >= 1 && words <= MAX_WANT_WORDS && !/\byou(?:r)?\b|["“”]/i.test(rest);
      return isPhrase ? [{ at: match.index, want: `${lead}${flipPerson(rest)}` }] : [];
    }),
  );
  return found.toSorted((x, y) => x.at - y.at)[0]?.want ?? null;
}

/** A question that was asked back, and what an answer begins with. */
const ANSWER_LEAD = /^(?:(?:well|honestly|ideally|simply|mostly|just|only|first|hm+|ok|okay)[,.]? )+/i;
const WISHED =
  /^(?:that (?=(?:[Ii]|we|he|she|they|it|nobody|no one|everybody|everyone|people|somebody|someone|my|our|the|this|\p{Lu}\p{Ll}+)\b)|to (?=\w))/u;
const GOODS =
  /^(?:(?:a|some|more|my|real|the|less|just) )*(?:peace|clarity|respect|time|money|security|freedom|recognition|calm|quiet|sleep|trust|control|balance|rest|space|autonomy|fairness|honesty|stability|certainty|closure|revenge|stress|a decision|decision|raise|promotion|title)(?: (?:and|or) \w+| of mind| back)?$/i;

/** What is wanted, in an answer to the question for it: `That nobody panics.` `To be asked first.` `Peace.` */
export function answeredWant(text: string): string | null {
  const [first = ""] = sentencesOf(text).filter((sentence) => !sentence.endsWith("?"));
  const answer = first.replace(/[‘’]/g, "'").replace(ANSWER_LEAD, "");
  const bare = trimEndOf(answer, " .!…");
  if (GOODS.test(bare)) return flipPerson(bare.charAt(0).toLowerCase() + bare.slice(1));
  const lowered = answer.charAt(0).toLowerCase() + answer.slice(1);
  const lead = WISHED.exec(lowered)?.[0];
  const rest = lead && trimEndOf(lowered.slice(lead.length).split(END)[0]?.trim() ?? "", " .!");
  if (!rest || countWords(rest) < 2 || countWords(rest) > MAX_WANT_WORDS || /\byou(?:r)?\b|["“”]/i.test(rest))
    return null;
  return `${lead}${flipPerson(rest)}`;
}

/** A want as a clause: `you want to be heard`, `what you want is that nobody panics`. */
export const asWish = (want: string): string =>
  want.startsWith("that ") ? `what you want is ${want}` : `you want ${want}`;
