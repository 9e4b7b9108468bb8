import { FIELD_SEPARATOR } from "./document-layout";

export const BULLET = /^\s*(?:[•●▪◦‣·*»➢-]|–)\s/;
export const COMPANY =
  /\b(?:gmbh|ag|kg|se|inc|llc|llp|ltd|plc|corp|corporation|company|co|group|gruppe|groupe|grupo|holding|bank|s\.?a\.?s?|s\.?l|b\.?v|n\.?v|oy|partners|consulting|university|hospital|agency|ministry|foundation|stiftung|stichting|gemeente|ayuntamiento|mairie|klinik\w*|clinic|clinique|ziekenhuis|hôpital|stadtwerke)\b\.?|(?:&|\bund|\band|\bet) (?:partner|co|associés|sons|söhne)\b/i;
const TITLE =
  /\b(?:manager|managerin|director|directora?|directeur|directrice|directeur|direktor(?:in)?|head|chief|officer|lead|leiter(?:in)?|leitung|leitend\w*|engineer|ingenieur\w*|ingénieure?|ingeniero|developer|entwickler\w*|consultant\w*|berater\w*|analyst\w*|analista|president|vice|vp|svp|evp|c[efotm]o|(?<!(?:&|\bund|\band) )partner|founder|gründer\w*|fondat\w+|assistant\w*|associate|specialist\w*|spezialist\w*|architect\w*|architekt\w*|designer\w*|coordinator|koordinator\w*|controller\w*|referent\w*|responsable|chef(?:fe)?|chargée? de|gerente|jefe|jefa|hoofd|adviseur|medewerker|teamleider|teamlead|trainee|praktikant\w*|intern|stagiaire|professor\w*|lecturer|researcher|secretary|accountant|buyer|einkäufer\w*|sales|advisor|owner|principal|supervisor|projektleiter\w*|geschäftsführ\w*|vorstand\w*|werkstudent\w*|mitarbeiter\w*|sachbearbeiter\w*|business partner|executive|scientist|statistician|technici(?:an|en|enne)|techniker(?:in)?|técnic[oa]|nurse|verpleegkundige|krankenpfleger(?:in)?|teacher|lehrer(?:in)?|docent\w*|editor|redakteur\w*|journalist\w*|lawyer|solicitor|jurist\w*|abogad[oa]|avocate?|ontwikkelaar|programmer\w*|operator|administrator|representative|planner|strategist|recruiter|inkoper|buchhalter(?:in)?|\w+buchhalter(?:in)?|comptable|contable|becari[oa]|cadre|apprentice|clerk|surveyor|foreman|kaufmann|kauffrau|doktorand(?:in)?|doctorante?|postdoc\w*)\b/i;
/** German and Dutch write a title as one word: `Gebietsverkäuferin`, `beleidsmedewerker`. */
const COMPOUND_TITLE =
  /(?:leiter|leitung|manager|spezialist|ingenieur|entwickler|berater|assistent|referent|buchhalter|techniker|meister|mechaniker|führer|verkäufer|einkäufer|händler|lehrer|pfleger|architekt|architect|redakteur|koordinator|kaufmann|kauffrau|arbeiter|prüfer|planer|administrator|informatiker|direktor|gestalter|zeichner|konstrukteur|medewerker|bediende|adviseur|ontwikkelaar|inkoper|verpleegkundige)(?:in)?\b/i;

export const isTitle = (text: string): boolean => TITLE.test(text) || COMPOUND_TITLE.test(text);

export const SCHOOL =
  /(?:universi[td]|hochschule|\b(?:tu|fh|eth|epfl|wu|lse|mit|ucl|insead|imd|hec|escp|essec|esade|iese|kth|ntnu)\b|école|ecole|escuela|institut|college|school|academy|akademie|gymnasium|lycée|lyceum|polytech|politécnic|universiteit|hogeschool|faculty|fakultät|schule\b|sciences po)/i;
export const DEGREE =
  /\b(?:bachelor\w*|master\w*|doctor\w*|doktor\w*|diplom\w*|diplôme|magister|mag|ph\.? ?d|dr|mba|emba|ll\.?[bm]|[bm]\.?(?:a|sc|eng|phil|ed)|[bm]\.s\.|degree|licence|licenciatura|licenciad[oa]|grado|máster|maîtrise|ingénieure?|abitur|ausbildung zu[mr]?|staatlich geprüft\w*|hnd|hnc|btec|nvq|bts|dut|mbo|ingeniería|matura|baccalauréat|bachillerato|vwo|havo|hbo|certificate|staatsexamen|lehre|apprenticeship)\b/i;
const COUNTRY =
  /^(?:united kingdom|uk|england|scotland|wales|ireland|usa|united states|canada|australia|germany|deutschland|austria|österreich|switzerland|schweiz|suisse|france|belgium|belgique|belgië|netherlands|nederland|spain|españa|italy|italia|portugal|poland|polen|sweden|denmark|norway|india|singapore|[A-Z]{2})$/i;
const STATE =
  "A[BKLRZ]|BC|C[AOT]|D[CE]|FL|GA|HI|I[ADLN]|K[SY]|LA|M[ABDEINOST]|N[BCDEHJLMSVY]|O[HKNR]|P[AER]|QC|RI|S[CDK]|T[NX]|UT|V[AT]|W[AIVY]|YT";
const TOWN_AND_STATE = new RegExp(`[,\\t] ?\\p{Lu}[\\p{L}. ]{1,30}, (?:${STATE})$`, "u");

/** `Tidewater Robotics` of `Tidewater Robotics, Boston, MA`: a state looks like a degree. */
export const withoutTownAndState = (text: string): string => text.replace(TOWN_AND_STATE, "");

export const isPlace = (text: string): boolean =>
  !COMPANY.test(text) &&
  !isTitle(text) &&
  !DEGREE.test(text) &&
  !SCHOOL.test(text) &&
  /^\p{Lu}[\p{L}.'’-]*(?:[\s,]{1,2}(?:\p{Lu}[\p{L}.'’-]*|de|am|an|der|den|la|le)){0,3}$/u.test(text);

/** `Leeds, United Kingdom`, but not `Autohaus Reisinger, Enns`, which is an employer and its town. */
export const isPlaceWithCountry = (text: string): boolean => {
  const parts = text.split(", ");
  return parts.length > 1 && isPlace(text) && COUNTRY.test(parts.at(-1) ?? "");
};

export function withoutPlace(text: string): string {
  const [first = "", ...rest] = text.split(/, | [·|•] | – | - |\t/u);
  const isSuffix = rest[0] !== undefined && /^(?:inc|ltd|llc|gmbh|ag|plc|s\.?a|b\.?v|n\.?v)\.?$/i.test(rest[0].trim());
  if (isSuffix) return `${first}, ${rest[0]}`.trim();
  return rest.length > 0 && rest.every((part) => isPlace(part.trim()))
    ? first.trim()
    : text.replaceAll(FIELD_SEPARATOR, ", ").trim();
}

const TITLE_LABEL = /^(?:job title|title|position|role|occupation|tätigkeit|poste|fonction|puesto|cargo|functie)\s?: /i;
const COMPANY_LABEL =
  /^(?:employer|company|organi[sz]ation|arbeitgeber|firma|unternehmen|employeur|entreprise|société|empresa|werkgever|bedrijf)\s?: /i;
const STUDY_LABEL =
  /^(?:school|institution|university|degree|qualification|course|schule|hochschule|abschluss|école|établissement|diplôme|centro|título|titulación|opleiding|diploma)\s?: /i;

export const withoutFieldLabel = (text: string): string =>
  text.replace(TITLE_LABEL, "").replace(COMPANY_LABEL, "").replace(STUDY_LABEL, "");

export const titleScore = (text: string): number => {
  if (TITLE_LABEL.test(text)) return 2;
  if (COMPANY_LABEL.test(text)) return -2;
  return Number(isTitle(text)) - Number(COMPANY.test(text));
};
