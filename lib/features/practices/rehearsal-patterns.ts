import type { LineAct } from "./practice-file";

export const WAITING =
  /^[\s(["'*]*(?:…|\.{2,}|silence|(?:i |just )?(?:wait|say nothing|stay silent|keep silent)|take your time)/i;

export const ACT_PATTERNS: Record<Exclude<LineAct, "asks" | "waits">, RegExp> = {
  acknowledges:
    /\b(?:i|we) (?:can |do )?(?:see|hear|understand|notice|get|know)\b|\b(?:you are|you're|this is|that is|that's|it is|it's) (?:\w+ )?(?:angry|upset|hurt|disappointed|hard|a shock|difficult|painful|frustrated)\b|\b(?:right|reason) to be (?:angry|upset|hurt|disappointed)\b|\bsorry (?:that )?(?:this|it) (?:hurts|is hard)\b/i,
  separates:
    /\b(?:think well of|think highly of|value|respect|appreciate|count on|good work|trust)\b|\b(?:not|n't) (?:about|a judgement (?:of|on)|against) (?:you\b|your (?:work|person))|\b(?:this|it) is (?:only )?about (?:the|one|two)\b/i,
  grants:
    /^(?:yes|true|granted|agreed)\b|\b(?:fair|good) point\b|\b(?:you're|you are|that's|that is) (?:right|true|fair)\b|\bi (?:should have|shouldn't have|was wrong|did that|accept that|take that)\b|\bmy (?:mistake|fault|part)\b/i,
  declines:
    /\b(?:no|not|won't|can't|cannot)\b|\b(?:it|that|this|my (?:no|answer)) (?:stays|remains|stands|is the same)\b/i,
  "names-promise":
    /\b(?:promised?|my word|committed|commitment|agreed with|i owe|booked|is mine|belongs to|comes first)\b/i,
  "offers-other":
    /\b(?:another|other|instead|different|later|earlier|next (?:year|quarter)|terms?|duration|payment|bonus|in kind|something else|leave the price|put the price aside)\b/i,
  "names-their-interest":
    /^(?:because |so that )?(?:you|your)\b|\b(?:because|so that) (?:then )?(?:you|your)\b|\bfor you\b/i,
};

/** What takes an act back: a 'but' after a concession, a further reason after a no. */
export const ACT_REVERSALS: Partial<Record<LineAct, RegExp>> = {
  acknowledges: /\b(?:but|however|calm down|overreact\w*|i(?:'ll| will| can) (?:do|take|join|look|help|try))\b/i,
  separates: /\b(?:but|however|sorry)\b/i,
  grants: /\b(?:but|however)\b/i,
  declines: /\b(?:because|since|as i|sorry|maybe|perhaps|not yet|not sure|no problem|why not)\b/i,
};
