import { dangerIn, plain, sensitiveMatter } from "./safety";
import { MAX_MEMORY } from "./schema";

const MAX_PER_MESSAGE = 3;
const MIN_WORDS = 4;
const MAX_WORDS = 45;

// What a person says about themselves that will still matter next month; matched at the start of a statement.
const DURABLE = [
  /^(?:please )?(?:remember|note|keep in mind|bear in mind|don't forget)(?: that|:)?\s\S/,
  /^(?:so |and |but |well, |honestly, |long term, |ultimately, )?(?:my (?:main |biggest |real |personal |long[- ]term |career )?(?:goal|aim|ambition|dream|priority|mission|plan|role|title|job|weakness|strength|challenge|values?)(?: \w+){0,4} (?:is|are)\b)/,
  /^(?:so |and |but |well, |honestly, |ultimately, |in (?:two|three|five|\d+) years,? )?i(?:'d| would)? (?:really )?(?:want|like|love|hope|intend|aim|plan) to (?:be|become|get better|grow|learn|lead|build|move into|step into|be known|have more|spend more|spend less|stop|start my|run|retire|found|reach|earn|be promoted|get promoted|get to|make it|work)\b/,
  /^(?:so |and |but |well, |honestly, )?i(?:'ve| have) decided (?:to|that|on)\b/,
  /^(?:so |and |but |well, |just so you know,? |for context,? |fyi,? )?i(?:'m| am|'ve been| have been) (?:a|an|the|our) (?:\w+[ -]){0,4}(?:vp|svp|evp|ceo|cto|cfo|coo|cmo|chro|cio|cpo|director|manager|head|lead|leader|founder|partner|principal|engineer|designer|lawyer|consultant|president|officer|executive|owner|doctor|nurse|teacher|professor|scientist|analyst|architect|recruiter|introvert|extrovert|perfectionist|parent|mother|father|single)\b/,
  /^(?:so |and |but |well, |just so you know,? |for context,? |fyi,? )?i (?:lead|manage|run|head|own|oversee|am responsible for) (?:a|an|the|our|my|two|three|four|five|\d+|about|around) \w/,
  /^(?:so |and |but |well, |for context,? )?i (?:report to|work (?:as|at|for|in)|was (?:just |recently )?promoted to|just became|started as|took over)\b/,
  /^(?:so |and |but |well, |honestly, )?i (?:tend to|always|never|usually|prefer(?: to)?|value|care (?:most|deeply) about|work best|think best|learn best|need (?:time|quiet|structure)|struggle with|avoid|hate|can't stand|get (?:defensive|impatient|nervous|quiet))\b/,
  /^(?:so |and |but |well, |for context,? )?i(?:'ve| have) (?:got )?(?:a|an|one|two|three|four|five|\d+) (?:\w+ )?(?:kids?|children|sons?|daughters?|siblings?|brothers?|sisters?)\b/,
  /^(?:so |and |but )?what (?:matters|is) (?:most )?(?:important )?to me\b/,
];

const PASSING =
  /\b(?:right now|just now|at the moment|for a (?:minute|second|moment)|today|tonight|this (?:morning|afternoon|evening)|talk (?:about|to you)|ask you|vent|know (?:what|how|if|whether|why)|hear (?:what|your)|you to|tell you|show you|discuss)\b/;
const EXPLICIT = /^(?:please )?(?:remember|note|keep in mind|bear in mind|don't forget)\b/;

/** The statements of a text, each an exact piece of it, with where they stand. */
function statementsOf(text: string): string[] {
  const own = text
    .split("\n")
    .filter((line) => !/^\s{0,3}(?:>|From:|To:|Subject:|Sent:|On .{4,60} wrote:)/i.test(line));
  return own.flatMap((line) => line.split(/(?<=[.!?;])\s/)).map((part) => part.trim().replace(/;$/, ""));
}

const isDurable = (statement: string) => {
  const words = statement.split(/\s+/).length;
  if (words < MIN_WORDS || words > MAX_WORDS || statement.length > MAX_MEMORY || statement.endsWith("?")) return false;
  const said = plain(statement);
  if (!DURABLE.some((pattern) => pattern.test(said))) return false;
  return EXPLICIT.test(said) || !PASSING.test(said);
};

/**
 * What in a message is worth remembering: at most three durable statements of the person about themselves, each an exact
 * substring. Nothing is taken from a message that touches danger, health or misconduct.
 */
export function durableStatements(text: string): string[] {
  const turns = [{ role: "user" as const, content: text }];
  if (dangerIn(turns) || sensitiveMatter(turns)) return [];
  const found = statementsOf(text).filter((statement) => text.includes(statement) && isDurable(statement));
  return [...new Set(found)].slice(0, MAX_PER_MESSAGE);
}
