// What programs, gateways and lists add above, below or inside a message. Every pattern runs on one short line.

const PLACEHOLDER =
  /\((?:see attached file|embedded image moved to file): [^)\n]{1,120}\)|<<[^<>\n]{1,120}>>|\[(?:(?:inline )?image|attachment|cid)\b[^\]\n]{0,200}\]|<image\d{1,4}\.\w{2,5}>/gi;

export const withoutPlaceholders = (text: string): string => text.replace(PLACEHOLDER, " ");

const WARNING =
  /^\W{0,4}(?:(?:caution|warning|attention|achtung|attenzione|external)\b.{0,120}(?:originated|external (?:source|sender|e-?mail)|outside (?:of )?(?:the|your|our)|viruses|von extern|click (?:on )?links).{0,200}|external(?:e|er)?(?:[ :-]+(?:e-?mail|sender|mail))?\W{0,4}$|\[external[^\]]{0,30}\].{0,200})/i;

const FOOTER =
  /^\W{0,4}(?:any (?:views|opinions)(?: or opinions)? (?:presented|expressed)\b|(?:computer )?viruses can be\b|virus-?free\b|(?:this|diese) (?:e-?mail|message|nachricht|mail) (?:has been|was|wurde) (?:scanned|checked|auf viren)|scanned (?:by|for)\b|you (?:received|are receiving) this (?:message|e-?mail) because\b|to unsubscribe\b|to (?:post|view this discussion)\b.{0,40}(?:group|web)|(?:please )?(?:excuse|pardon|forgive) (?:my |any |the )?(?:brevity|typos?|typing|spelling|short)|(?:written|typed) on my (?:phone|mobile)\b|(?:mobil|vom handy) gesendet\b|kurz, (?:weil|da) vom handy\b|typed with (?:my )?(?:two )?thumbs?\b|sent (?:on the go|in haste)\W{0,2}$|my working hours may (?:not be|differ)\b|think before you print|save (?:a tree|trees|paper)\b|disclaimer\s?:|der austausch von nachrichten\b|von unterwegs (?:gesendet|geschrieben)|microsoft teams[ -](?:meeting|besprechung)|join on your computer\b|join (?:the )?(?:zoom|teams|microsoft teams|webex) meeting\b|join the meeting now\b|avis de confidentialité|aviso legal|avviso di riservatezza|deze e-?mail\b.{0,80}(?:vertrouwelijk|bestemd))|^[\w.-]{2,40} mailing list$|^.{2,60} is a (?:limited )?company (?:registered|incorporated) in\b|^.{2,80}\b(?:handelsgericht|registergericht)\b|^.{2,60}\b(?:HRB|FN) \d{4,}/i;

const isShort = (line: string): boolean => line.length <= 400;
export const isGatewayWarning = (line: string): boolean => isShort(line) && WARNING.test(line);
export const isProgramFooter = (line: string): boolean => isShort(line) && FOOTER.test(line);

const PUBLISHED = /^(?:copyright|©|\(c\))\s.{0,40}\d{4}|\ball rights reserved\b/i;
export const isPublished = (line: string): boolean => line.length <= 200 && PUBLISHED.test(line);

export const isRule = (line: string): boolean => /^[-_=*]{4,}$/.test(line);
