import type { Guess } from "../../classification/classifier";
import { actKindOf, PROTEST_ACTS } from "../acts";

/** Of both acts that reject together. Right after a text, who goes on telling is hardly ever as near to them. */
const MIN_CHANCE = 0.14;

/** 'No, I did not make a mistake', 'Forgive me, nothing new is being announced', where nothing was asked. */
const SAYS_NO = new RegExp(
  String.raw`^(?:(?:forgive me|sorry|well|but|hm+|excuse me|good heavens|actually)[,.]? )*` +
    String.raw`(?:(?:no+|nope|nah|what|huh)\b ?[,.!?]|nothing (?!else|more)|nobody |not (?!bad|now|yet|sure|really|quite|much|only|so))`,
);

/** 'The trouble is not the supplier. It is the CFO.' */
const CONTRASTS = /\bnot (?:about|the|my|an?)\b[^.?!;]{2,40}[.,;] (?:it is|it was|but)\b/;

/** 'Not a warning. I want to thank him, can you make a note?' rejects and asks. */
const mayReject = (act: string): boolean => ["ask", "dialogue"].includes(actKindOf(act));

interface Reaction {
  normal: string;
  act: string;
  /** What the whole message is like, without the state of the conversation. */
  guesses: Guess[];
  /** Whether the reply before asked something. */
  isQuestionOpen: boolean;
}

/** Whether a message right below a text or advice rejects it or its matter, whatever else it says. */
export function rejects({ normal, act, guesses, isQuestionOpen }: Reaction): boolean {
  if (CONTRASTS.test(normal) || (!isQuestionOpen && SAYS_NO.test(normal))) return true;
  const ofProtests = guesses.filter(({ label }) => PROTEST_ACTS.has(label));
  return mayReject(act) && ofProtests.reduce((sum, { chance }) => sum + chance, 0) >= MIN_CHANCE;
}
