const WELL_KNOWN =
  "gmail.com googlemail.com hotmail.com hotmail.co.uk hotmail.fr hotmail.de hotmail.es hotmail.it outlook.com outlook.de outlook.fr outlook.es yahoo.com yahoo.co.uk yahoo.fr yahoo.de yahoo.es icloud.com protonmail.com fastmail.com t-online.de freenet.de wanadoo.fr orange.fr laposte.net libero.it comcast.net verizon.net";
/** Real domains that lie one letter beside a well-known one, or are too short to tell a slip from another name. */
const ALSO_REAL =
  "mail.com ymail.com email.com gmx.com gmx.de gmx.net gmx.at gmx.ch web.de aol.com msn.com me.com mac.com live.com proton.me outlook.fr hotmail.be hotmail.nl yahoo.ca yahoo.se yahoo.it yahoo.co.in yahoo.com.br";

const DOMAINS = WELL_KNOWN.split(" ");
const REAL = new Set([...DOMAINS, ...ALSO_REAL.split(" ")]);
/** No top-level domains. `.co` and `.cm` are, so only a well-known name before them shows a slip. */
const MISTYPED_COM = /\.(?:con|cmo|ocm|vom|xom|cpm|comm|coom|clm)$/;

/** Whether one letter added, dropped or replaced, or two neighbours exchanged, turn one text into the other. */
function isOneSlipAway(typed: string, meant: string): boolean {
  let start = 0;
  while (start < typed.length && typed[start] === meant[start]) start++;
  const [a, b] = [typed.slice(start), meant.slice(start)];
  if (a.slice(1) === b || a === b.slice(1) || a.slice(1) === b.slice(1)) return true;
  return a[0] === b[1] && a[1] === b[0] && a.slice(2) === b.slice(2);
}

/** The address that was probably meant where the domain is a slip beside a well-known one; else null. */
export function suggestEmail(typed: string): string | null {
  const [, local, domain] = /^\s*([^\s@]+)@([^\s@]+\.[^\s@.]+)\s*$/.exec(typed) ?? [];
  if (local === undefined || domain === undefined) return null;
  const lower = domain.toLowerCase();
  const repaired = lower.replace(MISTYPED_COM, ".com");
  const meant = REAL.has(repaired) ? repaired : (DOMAINS.find((known) => isOneSlipAway(repaired, known)) ?? repaired);
  return meant === lower ? null : `${local}@${meant}`;
}
