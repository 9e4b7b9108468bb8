export type Section = "summary" | "experience" | "education" | "skills" | "other";

const NAMES: Record<Section, string> = {
  summary:
    "summary|profile|professional summary|executive summary|career summary|personal profile|about|about me|personal statement|objective|zusammenfassung|profil|kurzprofil|über mich|persönliches profil|résumé|à propos|à propos de moi|présentation|profil professionnel|extracto|resumen|perfil|perfil profesional|acerca de|acerca de mí|sobre mí|samenvatting|profiel|over mij|profielschets",
  experience:
    "experience|work experience|professional experience|relevant experience|employment|employment history|work history|career|career history|professional background|berufserfahrung|beruflicher werdegang|werdegang|berufspraxis|praxiserfahrung|berufliche erfahrung|berufliche stationen|beruflicher hintergrund|expérience|expériences|expérience professionnelle|expériences professionnelles|parcours professionnel|parcours|experiencia|experiencia laboral|experiencia profesional|trayectoria profesional|historial laboral|ervaring|werkervaring|loopbaan|professionele ervaring|arbeidsverleden",
  education:
    "education|academic background|education and training|education & training|academic qualifications|qualifications|studies|ausbildung|bildung|bildungsweg|studium|schulbildung|akademische ausbildung|aus- und weiterbildung|ausbildung und studium|studium und ausbildung|bildungsgang|formation|formations|études|diplômes|formation académique|formation et diplômes|diplômes et formations|educación|formación|formación académica|estudios|opleiding|opleidingen|onderwijs|studie",
  skills:
    "skills|top skills|key skills|core skills|technical skills|skills & tools|skills and tools|core competencies|key competencies|competencies|expertise|areas of expertise|kenntnisse|top-kenntnisse|fähigkeiten|kompetenzen|it-kenntnisse|edv-kenntnisse|fachkenntnisse|kenntnisse und fähigkeiten|kernkompetenzen|compétences|principales compétences|compétences clés|compétences techniques|savoir-faire|aptitudes|aptitudes principales|competencias|competencias clave|habilidades|conocimientos|vaardigheden|belangrijkste vaardigheden|competenties|kerncompetenties|kennis en vaardigheden",
  other:
    "contact|contact details|contact information|details|personal details|personal information|kontakt|kontaktdaten|persönliche daten|persönliche angaben|zur person|coordonnées|contacter|informations personnelles|contactar|contacto|datos personales|datos de contacto|contactgegevens|personalia|persoonlijke gegevens|languages|language skills|sprachen|sprachkenntnisse|langues|idiomas|talen|certifications|certificates|licenses & certifications|zertifikate|zertifizierungen|weiterbildung|weiterbildungen|certificats|certificaciones|certificados|certificaten|certificeringen|cursussen|honors-awards|honors & awards|awards|auszeichnungen|distinctions|premios|publications|publikationen|veröffentlichungen|publicaciones|publicaties|projects|projekte|projets|proyectos|projecten|patents|interests|hobbies|interessen|hobbys|centres d'intérêt|loisirs|intereses|aficiones|interesses|hobby's|references|referenzen|références|referencias|referenties|volunteering|volunteer experience|ehrenamt|engagement|bénévolat|voluntariado|vrijwilligerswerk|memberships|mitgliedschaften|boards|board memberships|courses|kurse",
};

const SECTION_OF = new Map(
  Object.entries(NAMES).flatMap(([section, names]) => names.split("|").map((name) => [name, section as Section])), // The table's keys are its type's.
);

export function headingOf(line: string): Section | null {
  if (line.length > 50) return null;
  const name = line
    .toLowerCase()
    .replace(/’/g, "'")
    .replace(/^[^\p{L}]{1,6}|[^\p{L}]{1,6}$/gu, "")
    .replace(/\s+/g, " ");
  return SECTION_OF.get(name) ?? null;
}

export const isDocumentTitle = (line: string): boolean =>
  /^(?:curriculum vitae|cv|résumé|resume|lebenslauf|hoja de vida|currículum(?: vitae)?|vita)$/i.test(line.trim());
