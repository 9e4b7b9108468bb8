// Greetings, sign-offs, signatures and notices: conventional words that say nothing about the writer. Every pattern is
// anchored and runs on one short line.

const GREETING_WORDS =
  "hi|hiya|hello|hey|(?:good )?(?:morning|afternoon|evening)|happy (?:mon|tues|wednes|thurs|fri)day|hej|hei|kære|kjære|bästa|god morgen|god morgon|dear|greetings|hallo|liebe|lieber|liebes|sehr geehrte|sehr geehrter|guten (?:tag|morgen|abend)|servus|moin|grüezi|grüß (?:gott|dich|sie|euch)|god dag|ladies and gentlemen|bonjour|bonsoir|salut|cher|chère|chers|hola|buenos días|buenas tardes|estimado|estimada|ciao|buongiorno|gentile|beste|olá|caro|cara";
const GREETING_START = new RegExp(`^(?:${GREETING_WORDS})(?=[\\s,!:.–-]|$)`, "iu");
const GREETING_INLINE = new RegExp(`^(?:${GREETING_WORDS})(?:\\s[\\p{L}.'-]{1,30}){0,3}\\s?[,!–-]\\s+(?=\\S)`, "iu");
const ADDRESSED = new Set(
  "all team everyone everybody there both folks guys colleagues friends and again und zusammen alle miteinander kollegen y et à tous toutes tout le monde a todos sir madam or mr mrs ms dr prof herr frau damen herren kolleginnen collègues colegas équipe equipo señor señora ladies gentlemen friends together to my you sammen samen og och dere jer allesammen alla beide allerseits kollegen good morning guten morgen beinand hi hej hei hello dear liebe lieber hallo".split(
    " ",
  ),
);
const NAME = /^\p{Lu}[\p{L}.'-]{0,24}$/u;
const MENTION = /^@\p{Lu}[\p{L}.'-]{0,24}(?: \p{Lu}[\p{L}.'-]{0,24}){0,2}\s?[,:–-]?$/u;

function areNames(text: string): boolean {
  const words = text.split(/\s+/).filter(Boolean);
  return words.length > 0 && words.length <= 3 && words.every((word) => NAME.test(word));
}

const SIGN_OFF =
  /^(?:(?:with )?(?:(?:best|kind|kindest|warm|warmest|many|sincere) )?(?:regards|wishes)|(?:all the |with )?best|cheers|thanks?(?: (?:again|so much|in advance|a lot|a bunch|a ton|a million))?|(?:with )?many thanks(?: in advance)?|with thanks|thank you(?: (?:again|so much|very much|in advance))?|thx|sincerely(?: yours)?|all best|as (?:ever|always)|best to (?:all|you|everyone)|(?:best|greetings|(?:viele|liebe|beste|schöne) grüße) (?:from|aus) \p{Lu}\p{L}{1,20}|gratefully|ta|ciao|xx|have an? (?:great|good|nice|lovely|wonderful) (?:day|evening|weekend|week|afternoon|one)|yours(?: (?:truly|sincerely|faithfully))?|respectfully|cordially|warmly|take care|talk soon|speak soon|br|kr|rgds|(?:mit )?(?:freundlichem?|freundlichen?|besten?|vielen?|liebe[nr]?|herzliche[nr]?|schöne[nr]?) (?:grüßen?|grüssen?|gruß|gruss|dank)|mfg|lg|vg|gruß|gruss|grüße|danke(?: (?:dir|ihnen|euch|vielmals|im voraus))?|vielen dank(?: im voraus)?|(?:mit )?(?:\p{L}{3,14}en? )?(?:grüße|grüßen|grüsse|grüssen)(?: (?:aus|nach) \p{L}{2,20})?|dank und gruß|glück auf|danke (?:vorab|(?:und|&) (?:gruß|grüße|lg|vg))|herzlich(?:st)?|schöne[sn] (?:wochenende|abend|tag|feierabend)|(?:bien )?cordialement|bien à (?:vous|toi)|merci(?: (?:beaucoup|d'avance))?|bonne (?:journée|soirée)|amicalement|amitiés|bon week-end|salutations|saludos(?: cordiales)?|un (?:cordial )?saludo|un abrazo|gracias|atentamente|cordiali saluti|saluti|grazie|met vriendelijke groet(?:en)?|(?:hartelijke )?groet(?:en)?|groetjes|mvh|vh|(?:med )?(?:de )?(?:venlig|vennlig|vänlig|bedste|beste|bästa|mange|hjertelig)e?a? (?:hilsen|hilsner|hilsener|hälsning|hälsningar|tak|takk)|hilsen|hälsningar|tak|takk|tack|på forhånd tak|atenciosamente|obrigad[oa])(?:\s?(?:and|&|\+|und) (?:best |kind |warm |many )?(?:regards|wishes|thanks|grüße))?\s?[,.!–-]*$/iu;
const CLOSING_THANKS =
  /^(?:many )?(?:thank|thx|danke|vielen dank|besten dank|herzlichen dank|merci|gracias|grazie|obrigad)/iu;

const MOBILE =
  /^(?:sent (?:from|via|with) (?:my |a |the )?.{1,60}|get outlook for .{1,30}|von meinem .{1,40} gesendet|gesendet (?:von|mit|aus) .{1,60}|sendt (?:fra|med) (?:min |mit )?.{1,60}|skickat från .{1,60}|lähetetty .{1,60}|hent outlook (?:til|for) .{1,30}|hämta outlook för .{1,30}|outlook für .{1,20} beziehen|diese nachricht wurde von meinem .{1,80}|envoyé (?:de|depuis|à partir de) .{1,60}|télécharger outlook pour .{1,30}|enviado desde .{1,60}|inviato da .{1,60}|verzonden vanaf .{1,60}|verstuurd vanaf .{1,60})$/iu;
const SIGNATURE_MARK = /^(?:-- ?|—|__)$/;

const NOTICE_START =
  /^\W{0,4}(?:p\s)?(?:confidential(?:ity)?(?: notice)?\b|disclaimer\b|legal notice\b|notice\s?:|important\s?:|this (?:e-?mail|message|communication|transmission)\b|the (?:information|contents?) (?:contained )?(?:in|of) this\b|the information transmitted\b|if you (?:are|have) (?:not the intended|received this)|please consider the environment|diese (?:e-?mail|nachricht|mail)\b|der inhalt dieser\b|vertraulichkeitshinweis|ce (?:message|courriel|mail)\b|denne (?:e-?mail|e-?post|meddelelse)\b|detta (?:meddelande|mejl)\b|este (?:mensaje|correo)\b|sitz der gesellschaft|registergericht|handelsregister|amtsgericht|geschäftsführ|vorstand\s?:|registered (?:office|in england)|company (?:number|registration))/iu;
const NOTICE_PROOF =
  /confidential|privileged|intended (?:only|solely|for|recipient)|unauthori[sz]ed|environment before|received this|vertraulich|rechtlich geschützt|empfänger|irrtümlich|confidentiel|destinataire|fortrolig|konfidentiell|mottagare|modtager|confidencial|destinatario|sitz der|registergericht|handelsregister|amtsgericht|geschäftsführ|vorstand|registered|company (?:number|registration)/iu;
const CONTACT_LINE =
  /^(?:(?:t|m|p|f|e|tel|mob|mobile|mobil|phone|fon|fax|cell|office|direct|e-?mail|web|w)\s?[.:|]|\+?[\d(][\d\s()./-]{6,}$|(?:https?:\/\/|www\.)\S+$|\S{1,60}@\S{1,80}$)/iu;

export function isGreeting(line: string): boolean {
  if (line.length > 80) return false;
  if (MENTION.test(line)) return true;
  const bare = line.replace(/[,!:.–\s-]{1,4}$/u, "");
  const start = GREETING_START.exec(bare);
  if (!start)
    return bare.length < line.trimEnd().length && /[,:–-]\s*$/.test(line) && areNames(bare.replace(/[,/&]/g, " "));
  const rest = bare
    .slice(start[0].length)
    .split(/[\s,&()@]+/)
    .filter(Boolean);
  if (rest.length <= 2 && /[,!]\s*$/.test(line) && rest.every((word) => /^\p{Ll}{2,24}$/u.test(word))) return true;
  return rest.length <= 6 && rest.every((word) => NAME.test(word) || ADDRESSED.has(word.toLowerCase()));
}

export const withoutInlineGreeting = (line: string): string => line.replace(GREETING_INLINE, "");

export const isSignOff = (line: string): boolean =>
  line.length <= 80 &&
  line
    .split(/\s[/|–-]\s|\/(?=\p{L})/u)
    .slice(0, 3)
    .every((part) => SIGN_OFF.test(part.trim()));
export const isClosingThanks = (line: string): boolean => CLOSING_THANKS.test(line);
export function isSignOffWithName(line: string): boolean {
  const comma = line.search(/[,–-]\s/);
  return line.length <= 60 && comma > 0 && SIGN_OFF.test(line.slice(0, comma)) && areNames(line.slice(comma + 1));
}

export const isSignatureMark = (line: string): boolean => SIGNATURE_MARK.test(line);
export const isMobileFooter = (line: string): boolean => line.length <= 140 && MOBILE.test(line);

export function isNotice(lines: string[], index: number): boolean {
  const line = (lines[index] ?? "").trim().slice(0, 400);
  if (!NOTICE_START.test(line)) return false;
  return NOTICE_PROOF.test(
    lines
      .slice(index, index + 4)
      .join(" ")
      .slice(0, 1_200),
  );
}

export const isContactLine = (line: string): boolean => line.length <= 120 && CONTACT_LINE.test(line);

export const isNameLine = (line: string): boolean => line.length <= 40 && areNames(line.replace(/^[-–~]\s?/, ""));

export const signedName = (line: string): string | null => /\p{L}[\p{L}'’-]*/u.exec(line)?.[0].toLowerCase() ?? null;

const POSTSCRIPT = /^p\.?\s?(?:p\.?\s?)?s\.?\s?(?:[:.)–-]\s?|\s)\S/i;
export const isPostscript = (line: string): boolean => POSTSCRIPT.test(line);

export const isSignatureLine = (line: string): boolean =>
  isContactLine(line) || (line.length <= 70 && !/[.!?:]$/.test(line.replace(/\b(?:inc|ltd|corp|co|jr|no)\.$/i, "")));
