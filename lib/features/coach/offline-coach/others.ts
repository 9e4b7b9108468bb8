// The person somebody is dealing with.

const ROLES =
  "boss|manager|ceo|cfo|coo|cto|cmo|director|supervisor|chair|chairman|chairwoman|colleague|peer|co-?founder|partner|mentor|team|client|customer|assistant|successor|predecessor|direct report|deputy|vp|head of \\w+|investor|counterpart|wife|husband|board";
const ROLE_NAMED = new RegExp(
  `\\b(?:my|our|a new) (?:new |old |former |own |direct |senior |most senior )?(${ROLES})\\b`,
  "i",
);
const ACTING_NAME =
  /(?<![.!?]\s|^)\b(\p{Lu}\p{Ll}{2,14}) (?:says?|said|keeps?|kept|thinks?|wants?|wanted|told|took|takes|never|always|refuses?|ignores?|interrupts?|gets|feels|doesn't|didn't|won't|isn't|is (?:not|always|never|the|my|a)|was|has|left|asked)\b/u;
const NAMED_PERSON =
  /\b(?:with|to|told|tell|asked|ask|from|about|meet|call|confront|thank) (\p{Lu}\p{Ll}{2,14})(?!\p{L})(?= (?:about|today|tomorrow|on|directly|for|that|before|after|in|yesterday|again|again\.)|[.,!]|$)/u;
const INTRODUCED =
  /\b(?:report|boss|manager|colleague|coworker|co-worker|peer|ceo|cfo|coo|cto|partner|co-?founder|friend|employee|teammate|deputy|assistant|counterpart|director|chair),? (\p{Lu}\p{Ll}{2,14})(?!\p{L})|\b(?:[Mm]y|[Oo]ur) [\w-]+, (\p{Lu}\p{Ll}{2,14})(?=,)|\b(\p{Lu}\p{Ll}{2,14}), (?:my|our|who|the (?:head|new|cfo|ceo))\b/u;
const NOT_PEOPLE = new Set(
  "Monday Tuesday Wednesday Thursday Friday Saturday Sunday January February March April May June July August September October November December The This That These Those There They She He His Her It Its We Our My And But Because When While What Why How Nobody Everybody Everyone Someone People Sales Finance Marketing Engineering Legal Product Operations Management Leadership Slack Teams Zoom Excel Google Microsoft Amazon Apple Europe Asia London York Germany France India China America English German French Spanish Christmas Easter Linkedin Gmail Outlook".split(
    " ",
  ),
);

/** Whom a text is about, as the coach names them: `your boss`, `Dana`; null when nobody is named. */
export function otherIn(text: string): string | null {
  const introduced = INTRODUCED.exec(text);
  const name = [
    introduced?.[1],
    introduced?.[2],
    introduced?.[3],
    ACTING_NAME.exec(text)?.[1],
    NAMED_PERSON.exec(text)?.[1],
  ].find((found) => found && !NOT_PEOPLE.has(found));
  if (name) return name;
  const role = ROLE_NAMED.exec(text)?.[1];
  if (!role) return null;
  return /^(?:ceo|cfo|coo|cto|cmo|vp)$/i.test(role) ? `your ${role.toUpperCase()}` : `your ${role.toLowerCase()}`;
}
