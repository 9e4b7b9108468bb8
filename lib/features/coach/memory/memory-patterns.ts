import { ownLines } from "../texts/pasted-text";
import { normalizeForPatterns } from "../text";
import { isSensitive } from "../sensitive-matter";
import { MAX_MEMORY } from "../schema";

const MAX_PER_MESSAGE = 3;
const MIN_WORDS = 3;
const MAX_WORDS = 45;

const PAST =
  "(?:\\w+ed|thought|said|told|knew|had|was|were|got|went|did|saw|heard|met|made|took|gave|felt|found|came|wrote|meant|spoke|left|kept|lost)\\b";

const GERMAN_START = "^(?:und |aber |also |übrigens )?";
const GERMAN_ROLE =
  "(?:ceo|cfo|coo|cto|cio|chro|vp|[\\p{L}-]{0,30}(?:chef|leiter|führer|vorstand|direktor|manager|inhaber|gründer|partner|ingenieur|berater|entwickler|jurist|anwalt|controller|referent|prokurist)(?:in)?)";
// Role, responsibility and aim only: the rest of the language is left to a model.
const GERMAN = [
  `ich bin (?:seit .{2,20} )?(?:(?:der|die|ein|eine|jetzt|stellvertretende[rn]?) ){0,2}${GERMAN_ROLE}(?!\\p{L})`,
  "ich (?:leite|führe|verantworte) (?:seit .{2,20} )?(?:ein|eine|einen|das|die|den|unser|unsere|unseren|zwei|drei|vier|fünf|sechs|\\d+|rund|etwa|ca\\.) ?[\\p{L}\\d]",
  "ich berichte an (?:den|die|das|unsere[nr]?|meine[nr]?) \\w",
  "ich arbeite (?:seit .{2,20} )?(?:als|bei|für) \\w",
  "mein(?:e)? (?:\\p{L}+ )?(?:ziel|aufgabe|rolle|stärke|schwäche)\\b.{0,20} (?:ist|sind) \\w",
].map((statement) => new RegExp(`${GERMAN_START}${statement}`, "u"));

// Statements of a person about themselves that will still matter in a month; matched at the start of a statement.
const DURABLE = [
  /^(?:please )?(?:remember|note|keep in mind|bear in mind|don't forget)(?: that|:)?\s(?!(?:to|what|when|how|where|who|me|this|that|it)\b).*\b(?:i|i'm|i've|my|me|mine|we|our)\b/,
  /^(?:so |and |but |well, |honestly, |long term, |ultimately, )?(?:my (?:main |biggest |real |personal |long[- ]term |career )?(?:goal|aim|ambition|dream|priority|mission|role|title|job|weakness|strength|challenge|values?)(?: \w+){0,4} (?:is|are)\b)(?! (?:being|about to|going to be|gone|at risk|up|under))/,
  /^(?:so |and |but |well, |honestly, |ultimately, |in (?:two|three|five|\d+) years,? )?i(?:'d| would)? (?:really )?(?:want|like|love|hope|intend|aim|plan) to (?:be (?!left|fair|honest|clear|heard|careful|sure|quick|brief|direct|open about|here|there|done|alone|polite|nice|safe|ready|prepared|a fly|able to (?:say|tell|talk))|become|get better|grow|learn (?!what|why|how you)|lead|build|move into|step into|be known|have more|spend more|spend less|stop (?!here|now|this|it|there|for|crying|shaking|talking|laughing|thinking)|start my|run (?!away|something|it|this|that|late)|retire|found|reach|earn|be promoted|get promoted|get to (?:the next|a bigger|director|vp|svp|partner|c-level|board)|make it (?:to|as|into)|work (?!on|out|this|with (?:him|her|them|you)))/,
  /^(?:so |and |but |well, |honestly, )?i(?:'ve| have) decided (?:to|that|on)\b(?! (?:ignore|wait|call|ask|tell|write|send|talk|go now|sleep on|think|leave it|let it|do it))/,
  /^(?:so |and |but |well, |honestly, )?i (?:don't|do not|never) (?:ever )?want to (?:be|become|manage|lead|move|relocate|travel|work) (?!(?:that|this|it|here|him|her|them)\b)/,
  /^(?:so |and |but |well, |just so you know,? |for context,? |fyi,? )?i(?:'m| am|'ve been| have been) (?:a|an|the|our) (?:\w+[ -]){0,4}(?:vp|svp|evp|ceo|cto|cfo|coo|cmo|chro|cio|cpo|director|manager|head(?! of the (?:table|line|queue|class|pack))|lead|leader|founder|partner|principal|engineer|designer|lawyer|consultant|president|officer|executive|owner|doctor|nurse|teacher|professor|scientist|analyst|architect|recruiter|introvert|extrovert|perfectionist|parent|mother|father|single)\b/,
  /^(?:so |and |but |well, |just so you know,? |for context,? |fyi,? )?i(?:'m| am) (?:(?:now |currently )?(?:(?:chief|senior|deputy|managing|executive|group|global|regional) ){0,2}(?:vp|svp|evp|ceo|cto|cfo|coo|cmo|chro|cio|cpo|officer|director|president|chair(?:man|woman)?|general counsel|co-?founder|founder)|head) (?:of|at|for|in) (?!the (?:table|line|queue|class|pack)\b)\w/,
  ...GERMAN,
  /^(?:so |and |but |well, |just so you know,? |for context,? |fyi,? )?i (?:lead|manage|run|head|own|oversee|am responsible for) (?:a|an|the|our|my|two|three|four|five|\d+|about|around) \w/,
  /^(?:so |and |but |well, |for context,? )?i (?:report to|work (?:as|at|for|in)|was (?:just |recently )?promoted to|just became|started as|took over)\b/,
  new RegExp(
    `^(?:so |and |but |well, |honestly, )?i (?:(?:tend to|always|never|usually) (?!${PAST})|(?:prefer(?: to)?|value|care (?:most|deeply) about|work best|think best|learn best|need (?:time(?! off)|quiet|structure)|struggle with|avoid|hate|can't stand|get (?:defensive|impatient|nervous|quiet)) (?!(?:this|that|these|those|it|him|her|them|you|to think about|to say|when (?:he|she|they)|how|what|the (?:fact|idea|thought))\\b))`,
  ),
  /^(?:so |and |but |well, |for context,? )?i(?:'ve| have) (?:got )?(?:a|an|one|two|three|four|five|\d+) (?:\w+ )?(?:kids?|children|sons?|daughters?|siblings?|brothers?|sisters?)\b/,
  /^(?:so |and |but |for context,? )?i(?:'ve| have) been (?:at|with|in) (?!touch|charge|a\b|meetings|bed|hospital|trouble|contact)\w.{2,40} for (?:\w+ ){1,3}years\b/,
  /^(?:so |and |but |for context,? )?i live in \w/,
  /^(?:so |and |but |honestly, )?i(?:'m| am) not an? (?:\w+ )?(?:morning|night|people|numbers|details?|big[- ]picture|small[- ]talk|phone|paper) person\b/,
  /^(?:so |and |but )?i don't (?:eat|drink|smoke|fly|drive|take calls|answer (?:mails?|e-?mails?|calls)|work on) /,
  /^(?:so |and |but |for context,? )?my team (?:is (?:spread|split|remote|based|distributed|\d)|has (?:\d|about|around|two|three|four|five|six|seven|eight|nine|ten|twelve|twenty))/,
  /^\w+ is my (?:first|second|third|mother) (?:language|tongue)\b/,
  /^(?:so |and |but )?what (?:matters|is) (?:most )?(?:important )?to me\b/,
];

// Private facts; stored only when the person asks for it.
const PRIVATE =
  /\b(?:alcohol\w*|addict\w*|sober|autis\w+|adhd|depress\w*|anxiety|bipolar|ptsd|cancer|disab\w+|diabet\w+|pregnan\w+|miscarriage|ivf|therap(?:y|ist)|gay|lesbian|bisexual|transgender|queer|muslim|jew(?:ish)?|christian|catholic|hindu|buddhist|atheist|religio\w+|church|union|vot(?:e|ed|es|er)|democrat|republican|salary|earn \d|net worth|debts?|divorc\w+|affair|immigra\w+|visa|prison|jail|arrest\w*|convicted|suicid\w+|burn-?out)\b/;
// The same in German, French and Spanish, without \b, which knows no letters beyond ASCII.
const PRIVATE_ELSEWHERE =
  /(?<!\p{L})(?:alkohol\p{L}*|süchtig|sucht(?:krank)?|trocken(?:er)? alkoholiker|angststörung|krebs|krank(?:heit)?|behinder\p{L}*|schwerbehindert|schwanger\p{L}*|fehlgeburt|therapie|therapeut\p{L}*|schwul|lesbisch|jüdisch|jude|jüdin|muslimin?|christlich|katholisch|evangelisch|gläubig|gewerkschaft\p{L}*|wähle|partei|gehalt|verdiene|schulden|geschieden|scheidung|affäre|aufenthaltstitel|gefängnis|vorbestraft|suizid\p{L}*|dépress\p{L}*|enceinte|handicap\p{L}*|divorc\p{L}*|syndicat|salaire|dettes|juive?|musulmane?|catholique|gaie?|lesbienne|embarazad\p{L}*|cáncer|depresi\p{L}*|discapacid\p{L}*|sindicato|salario|sueldo|deudas|judí\p{L}*|musulmán|católic\p{L}*)(?!\p{L})/u;
const isPrivateText = (said: string): boolean => PRIVATE.test(said) || PRIVATE_ELSEWHERE.test(said);
export const isPrivate = (text: string): boolean => isPrivateText(normalizeForPatterns(text));

const SUPPOSITION = /\b(?:suppose|supposing|imagine|pretend|hypothetically|let's say|if i were|as if i|role-?play)\b/;

// Said about or by somebody else, or not meant.
const OF_OTHERS =
  /\b(?:him|his|her|hers)\b|\b(?:this|that|these|those) (?:one|deck|meeting|call|project|man|woman|guy|person|people|conversation|question|table|chat|room|time)\b|\b(?:ihm|ihn|ihr|ihre[mnrs]?|seine[mnrs]?|diese[mnrs]?)\b/;
const WITH_NAME = /\b(?:with|without|around|against) [A-Z][a-z]+\b/;
const REPORTED_SPEECH =
  /, (?:he|she|they|my \w+|[a-z]+) (?:said|says|wrote|told me|claims?|thinks?|put it|called it)\b/;
const IRONY =
  /\b(?:apparently|supposedly|oh sure|yeah right|in the (?:whole )?world|(?:king|queen) of|none of|a joke|the pope|the worst|of course|madhouse|circus|zoo|idiots?|clowns?|fools?|whatever that means|not clear|unclear)\b/;

const TEMPORARY =
  /(?<!every )(?<!each )\b(?:mon|tues|wednes|thurs|fri|satur|sun)day\b|\b(?:right now|just now|at the moment|for a (?:minute|second|moment)|today|tonight|this (?:morning|afternoon|evening|week|month)|(?:next|last) (?:week|month|year)|tomorrow|yesterday|since (?:mon|tues|wednes|thurs|fri|satur|sun)day|you|your|talk (?:about|to you)|ask you|vent|know (?:what|how|if|whether|why)|hear (?:what|your)|you to|tell you|show you|discuss|heute|morgen|gestern|gerade|im moment|momentan|diese (?:woche|stunde)|dich|dir|du)\b/;
const EXPLICIT = /^(?:please )?(?:remember|note|keep in mind|bear in mind|don't forget)(?: that|:)?/;
const OWN =
  /^ (?:i|i'm|i've|i'd|i'll|we|we're|my (?:own|name|team|job|role|goal|title|office|calendar|day|mornings?|evenings?|weekends?)|mine|our)\b/;

// Text in quotation marks was said by somebody else or elsewhere.
const QUOTATION = /["“][^"“”]{1,4000}["”]/g;

function statementsOf(text: string): string[] {
  const own = ownLines(text, { isStrict: true })
    .replace(QUOTATION, "\n")
    .split("\n")
    .filter(
      (line) =>
        !/^\s*(?:[A-Z][\w .]{1,20}|Me|Boss): /.test(line) &&
        !/^\s{0,3}(?:>|From:|To:|Subject:|Sent:|On .{4,60} wrote:)/i.test(line),
    );
  return own.flatMap((line) => line.split(/(?<=[.!?;])\s/)).map((part) => part.trim().replace(/;$/, ""));
}

const isDurable = (statement: string) => {
  const words = statement.split(/\s+/).length;
  if (words < MIN_WORDS || words > MAX_WORDS || statement.length > MAX_MEMORY || statement.endsWith("?")) return false;
  const said = normalizeForPatterns(statement);
  if (!DURABLE.some((pattern) => pattern.test(said)) || REPORTED_SPEECH.test(said) || IRONY.test(said)) return false;
  const request = EXPLICIT.exec(said)?.[0];
  // Another person's private facts are not stored, even on request.
  if (request !== undefined) return OWN.test(said.slice(request.length)) || !isPrivateText(said);
  const isPassing = TEMPORARY.test(said) || OF_OTHERS.test(said) || WITH_NAME.test(statement);
  return !isPassing && !isPrivateText(said);
};

/**
 * At most three lasting statements of the person about themselves, each an exact substring. Empty for a message that
 * concerns danger, health or misconduct.
 */
export function durableStatements(text: string): string[] {
  const said = normalizeForPatterns(text);
  if (SUPPOSITION.test(said) || isSensitive(text)) return [];
  const found = statementsOf(text).filter((statement) => text.includes(statement) && isDurable(statement));
  return [...new Set(found)].slice(0, MAX_PER_MESSAGE);
}
