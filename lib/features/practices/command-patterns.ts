// Commands that a person types instead of an answer, matched against lower-case text with straight apostrophes.

export type Command = "why" | "example" | "skip" | "back" | "keep" | "stop";

export const COMMAND_PATTERNS: [Command, RegExp][] = [
  [
    "why",
    /^(?:but )?(?:why\??|why (?:this|that|do you (?:ask|want to know|need (?:this|that|to know)))(?: question)?|why (?:are you asking|is that important|does (?:this|that|it) matter)|what(?:'s| is) (?:this|that) for)[?!. ]*$/,
  ],
  [
    "example",
    /^(?:(?:can|could) (?:you|i) (?:give|show|see|get|have) (?:me )?)?(?:an? )?examples?(?:,? please)?[?!. ]*$|^(?:what do you mean|like what|such as|for example)[?!. ]*$/,
  ],
  [
    "skip",
    /^(?:skip|pass|next|skip (?:this|that|it)(?: (?:one|question|step))?|next (?:one|question|step)|can (?:i|we) skip(?: (?:this|that|it))?(?: one)?)(?:,? please)?[?!. ]*$/,
  ],
  [
    "back",
    /^(?:back|go back|one back|previous(?: (?:one|question|step))?|undo|wait,? (?:go )?back|can (?:i|we) go back)(?:,? please)?[?!. ]*$/,
  ],
  [
    "keep",
    /^(?:keep (?:it|that|this)(?: (?:like that|as it is|as is))?|leave (?:it|that)(?: (?:like that|as it is|as is))?|it(?:'s| is) fine(?: as it is)?|fine as (?:it )?is)[!. ]*$/,
  ],
  [
    "stop",
    /^(?:stop|pause|quit|exit|enough|stop (?:it|this|here)|(?:let's|let us) stop|i(?:'ll| will) (?:finish|do (?:this|it)) later|later|not now)(?:,? (?:please|thanks))?[!. ]*$/,
  ],
];
