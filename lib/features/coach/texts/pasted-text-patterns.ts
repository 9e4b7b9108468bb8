// How quoted and forwarded mail is recognised in a message, and the person's own words below it.

export const QUOTED = /^\s{0,3}(?:>|\|)|^on .{4,80} wrote:$/i;
export const HEADER = /^\s{0,3}(?:from|to|cc|subject|sent|date|von|an|betreff|gesendet):\s/i;
export const FORWARDED = /^\s{0,3}(?:-{3,}|_{3,})|^\s{0,3}begin forwarded/i;
export const SIGN_OFF =
  /^(?:(?:best|kind|warm|many) (?:regards|wishes|thanks)|(?:best|regards|thanks|thank you|thx|cheers|sincerely|yours|br|vg|mfg|lg)|(?:mit )?(?:freundliche|beste|viele|liebe)n? gr(?:ü|ue)(?:ß|ss)en?)[\s,.!]*$/i;
export const SENDER = /^\s{0,3}(?:from|von|de):\s*["']?(\p{L}+)/imu;
export const CONTACT =
  /[@|]|https?:|www\.|\+?\d[\d ()/-]{6,}|^\s*(?:p\.? ?s\b|sent from|this (?:e-?mail|message)|confidential)/i;
export const OWN_VOICE = /\b(?:i|i'm|i've|i'd|me|my|we|us|our)\b|\?\s*$/i;
export const ASKS_WITH_IT =
  /\bhow (?:do|should|can|could|would) i (?:best )?(?:answer|reply|respond|react|handle|deal|take|read)\b|\bwhat (?:do|should|would|can|could|shall) i (?:even )?(?:do|say|answer|reply|write|make)\b|\bwhat do you (?:think|make)\b|\bhelp me (?:to )?(?:answer|reply|respond|think)\b|^(?:he|she|they) (?:just )?(?:sent|wrote)\b|\b(?:sent|wrote|forwarded|got|received) (?:me )?(?:this|that) (?:to me|from|yesterday|today|this|last|on|at|out)\b/i;
