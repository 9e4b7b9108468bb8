export type Section = "summary" | "experience" | "education" | "skills" | "other";

const NAMES: Record<Section, string> = {
  summary:
    "summary|profile|professional summary|executive summary|career summary|personal profile|about|about me|personal statement|objective|zusammenfassung|profil|kurzprofil|über mich|persönliches profil|résumé|à propos|à propos de moi|présentation|profil professionnel|extracto|resumen|perfil|perfil profesional|acerca de|acerca de mí|sobre mí|samenvatting|profiel|over mij|profielschets",
  experience:
    "experience|work experience|professional experience|relevant experience|employment|employment history|work history|career|career history|professional background|professional history|employment record|positions held|berufstätigkeit|berufliche tätigkeit|berufliche tätigkeiten|berufliche laufbahn|laufbahn|arbeitserfahrung|expérience de travail|carrière|experiencia de trabajo|carrera profesional|historial profesional|beroepservaring|werkverleden|berufserfahrung|beruflicher werdegang|werdegang|berufspraxis|praxiserfahrung|berufliche erfahrung|berufliche stationen|beruflicher hintergrund|expérience|expériences|expérience professionnelle|expériences professionnelles|parcours professionnel|parcours|experiencia|experiencia laboral|experiencia profesional|trayectoria profesional|historial laboral|ervaring|werkervaring|loopbaan|professionele ervaring|arbeidsverleden",
  education:
    "education|academic background|education and training|education & training|academic qualifications|academic history|schulischer werdegang|akademischer werdegang|berufsausbildung|hochschulbildung|scolarité|parcours scolaire|cursus|titulación|titulaciones|historial académico|scholing|qualifications|studies|ausbildung|bildung|schul- und berufsbildung|allgemeine und berufliche bildung|bildungsweg|studium|schulbildung|schule|akademische ausbildung|aus- und weiterbildung|ausbildung und studium|studium und ausbildung|bildungsgang|formation|formations|éducation et formation|études|diplômes|formation académique|formation et diplômes|diplômes et formations|educación|educación y formación|formación|formación académica|estudios|opleiding|opleidingen|onderwijs|onderwijs en opleiding|studie",
  skills:
    "skills|top skills|key skills|core skills|technical skills|tools|outils|logiciels|werkzeuge|herramientas|skills & tools|skills and tools|core competencies|key competencies|competencies|expertise|areas of expertise|kenntnisse|top-kenntnisse|fähigkeiten|kompetenzen|it-kenntnisse|edv-kenntnisse|fachkenntnisse|knowledge|connaissances|kennis|fertigkeiten|stärken|soft skills|skill set|technologies|software|edv|informatique|atouts|informática|fortalezas|sterke punten|kenntnisse und fähigkeiten|kernkompetenzen|compétences|principales compétences|compétences clés|compétences techniques|savoir-faire|aptitudes|aptitudes principales|competencias|competencias clave|habilidades|conocimientos|vaardigheden|belangrijkste vaardigheden|competenties|kerncompetenties|kennis en vaardigheden",
  other:
    "contact|contact details|contact information|details|personal details|personal information|kontakt|kontaktdaten|persönliche daten|persönliche angaben|zur person|coordonnées|contacter|informations personnelles|contactar|contacto|datos personales|datos de contacto|contactgegevens|personalia|persoonlijke gegevens|languages|language skills|sprachen|sprachkenntnisse|langues|idiomas|talen|certifications|certificates|licenses & certifications|zertifikate|zertifizierungen|weiterbildung|weiterbildungen|certificats|certificaciones|certificados|certificaten|certificeringen|cursussen|honors-awards|honors & awards|awards|auszeichnungen|distinctions|premios|publications|publikationen|veröffentlichungen|publicaciones|publicaties|projects|projekte|projets|proyectos|projecten|patents|interests|hobbies|interessen|hobbys|centres d'intérêt|loisirs|intereses|aficiones|interesses|hobby's|references|referenzen|références|referencias|referenties|volunteering|volunteer experience|ehrenamt|engagement|bénévolat|voluntariado|vrijwilligerswerk|memberships|mitgliedschaften|boards|board memberships|courses|kurse|foreign languages|compétences linguistiques|competencias lingüísticas|taalvaardigheden|fremdsprachen|langues étrangères|talenkennis|vreemde talen|führerschein|driving licence|driver's license|permis de conduire|carnet de conducir|rijbewijs|military service|wehrdienst|service militaire",
};

const SECTION_OF = new Map(
  Object.entries(NAMES).flatMap(([section, names]) => names.split("|").map((name) => [name, section as Section])), // The table's keys are its type's.
);
/** Spaced capitals lose the spaces between their words. */
const SECTION_OF_SQUEEZED = new Map([...SECTION_OF].map(([name, section]) => [name.replaceAll(" ", ""), section]));

const QUALIFIER =
  /^(?:selected|further|additional|other|relevant|special|ausgewählte|weitere|besondere|sonstige|zusätzliche|autres|otras|otros|overige|andere|digital|digitale|professional|personal|berufliche|persönliche|fachliche|technische|technical) /;
const QUALIFIER_BEHIND =
  / (?:numériques|personnelles|professionnelles|techniques|informatiques|digitales|profesionales|técnic[oa]s|informátic[oa]s|personales)$/;
const CONNECTOR = / (?:and|und|et|y|en|&|\/) | ?[&/] ?/;

function sectionNamed(name: string): Section | null {
  const bare = name.replace(QUALIFIER, "").replace(QUALIFIER_BEHIND, "");
  return SECTION_OF.get(name) ?? SECTION_OF.get(bare) ?? null;
}

/** The first section of `Education and courses`; none for `Skills and languages`, because their lines look alike. */
function sectionOfBoth(name: string): Section | null {
  const sections = name.split(CONNECTOR).map(sectionNamed);
  const [first = null] = sections;
  if (sections.length < 2 || first === null || sections.includes(null)) return null;
  const isMixed = sections.some((section) => section !== first);
  return isMixed && sections.includes("skills") ? "other" : first;
}

export function headingOf(line: string): Section | null {
  if (line.length > 50) return null;
  const name = line
    .toLowerCase()
    .replace(/’/g, "'")
    .replace(/^[^\p{L}]{1,6}|[^\p{L}]{1,6}$/gu, "")
    .replace(/\s+/g, " ");
  const spaced = line === line.toUpperCase() ? SECTION_OF_SQUEEZED.get(name) : undefined;
  return sectionNamed(name) ?? sectionOfBoth(name) ?? spaced ?? null;
}

const TITLES = "curriculum vit(?:ae|æ)|cv|résumé|resume|lebenslauf|hoja de vida|currículum(?: vitae)?|vita";
const DOCUMENT_TITLE = new RegExp(`^(?:tabellarischer |beruflicher |professional |executive )?(?:${TITLES})$`, "i");
const TITLE_PREFIX = new RegExp(`^(?:${TITLES})(?: (?:of|von|de|van|[-–—|:])|:)? (?=\\p{Lu})`, "iu");

export const isDocumentTitle = (line: string): boolean => DOCUMENT_TITLE.test(line.trim());

/** `Jane Doe` of `Curriculum vitae of Jane Doe`. */
export const withoutDocumentTitle = (line: string): string => line.trim().replace(TITLE_PREFIX, "");
