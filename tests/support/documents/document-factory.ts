import type { Page, TextItem } from "../../../lib/features/profile/documents/document-layout.ts";

interface Career {
  language: string;
  name: string;
  headline: string;
  place: string;
  headings: { contact: string; skills: string; summary: string; experience: string; education: string };
  summary: string;
  positions: { title: string; company: string; from: string; to: string; dates: string }[];
  education: { school: string; degree: string; from: string; to: string };
  skills: string[];
  duration: string;
}

export const CAREERS: Career[] = [
  {
    language: "en",
    name: "Mira Holt",
    headline: "VP Product at Northwind, building tools that people keep using after the first week",
    place: "Leeds, England, United Kingdom",
    headings: {
      contact: "Contact",
      skills: "Top Skills",
      summary: "Summary",
      experience: "Experience",
      education: "Education",
    },
    summary: "I turn vague plans into dated ones.",
    positions: [
      { title: "VP Product", company: "Northwind", from: "2020-01", to: "", dates: "January 2020 - Present" },
      {
        title: "Senior Product Manager",
        company: "Contoso Ltd",
        from: "2015-03",
        to: "2019-12",
        dates: "March 2015 - December 2019",
      },
    ],
    education: { school: "University of York", degree: "Master of Science", from: "2008", to: "2013" },
    skills: ["Product Strategy", "Change Management", "Hiring"],
    duration: "(3 years 2 months)",
  },
  {
    language: "de",
    name: "Jana von Berg",
    headline: "Leiterin Einkauf bei Nordwerk",
    place: "Graz, Steiermark, Österreich",
    headings: {
      contact: "Kontakt",
      skills: "Top-Kenntnisse",
      summary: "Zusammenfassung",
      experience: "Berufserfahrung",
      education: "Ausbildung",
    },
    summary: "Ich verhandle gern und lange.",
    positions: [
      { title: "Leiterin Einkauf", company: "Nordwerk GmbH", from: "2019-04", to: "", dates: "April 2019 – heute" },
      {
        title: "Einkäuferin",
        company: "Alpenstahl AG",
        from: "2012-10",
        to: "2019-03",
        dates: "Oktober 2012 – März 2019",
      },
    ],
    education: { school: "Technische Universität Graz", degree: "Diplom-Ingenieurin", from: "2004", to: "2010" },
    skills: ["Verhandlung", "SAP Ariba", "Strategischer Einkauf"],
    duration: "(2 Jahre 9 Monate)",
  },
  {
    language: "fr",
    name: "Claire Dumont",
    headline: "Directrice financière chez Aurélis",
    place: "Lyon, Auvergne-Rhône-Alpes, France",
    headings: {
      contact: "Coordonnées",
      skills: "Principales compétences",
      summary: "Résumé",
      experience: "Expérience",
      education: "Formation",
    },
    summary: "Je rends les chiffres lisibles.",
    positions: [
      {
        title: "Directrice financière",
        company: "Aurélis SA",
        from: "2018-02",
        to: "",
        dates: "février 2018 - aujourd'hui",
      },
      {
        title: "Responsable contrôle de gestion",
        company: "Groupe Valmont",
        from: "2011-09",
        to: "2018-01",
        dates: "septembre 2011 - janvier 2018",
      },
    ],
    education: { school: "École de commerce de Lyon", degree: "Master Finance", from: "2006", to: "2011" },
    skills: ["Contrôle de gestion", "Trésorerie", "IFRS"],
    duration: "(5 ans 3 mois)",
  },
  {
    language: "es",
    name: "Lucía Serrano Gil",
    headline: "Jefa de operaciones en Marisol",
    place: "Valencia, Comunidad Valenciana, España",
    headings: {
      contact: "Contactar",
      skills: "Aptitudes principales",
      summary: "Extracto",
      experience: "Experiencia",
      education: "Educación",
    },
    summary: "Me gustan los procesos sencillos.",
    positions: [
      {
        title: "Jefa de operaciones",
        company: "Marisol S.A.",
        from: "2017-05",
        to: "",
        dates: "mayo de 2017 - actualidad",
      },
      {
        title: "Analista de procesos",
        company: "Grupo Levante",
        from: "2010-01",
        to: "2017-04",
        dates: "enero de 2010 - abril de 2017",
      },
    ],
    education: { school: "Universidad de Valencia", degree: "Licenciatura en Economía", from: "2004", to: "2009" },
    skills: ["Logística", "Mejora continua", "Gestión de equipos"],
    duration: "(7 años 4 meses)",
  },
  {
    language: "nl",
    name: "Sanne de Wit",
    headline: "Hoofd personeel bij Waterland",
    place: "Utrecht, Nederland",
    headings: {
      contact: "Contactgegevens",
      skills: "Belangrijkste vaardigheden",
      summary: "Samenvatting",
      experience: "Werkervaring",
      education: "Opleiding",
    },
    summary: "Ik luister eerst.",
    positions: [
      { title: "Hoofd personeel", company: "Waterland B.V.", from: "2016-03", to: "", dates: "maart 2016 - heden" },
      {
        title: "HR adviseur",
        company: "Gemeente Almere",
        from: "2009-08",
        to: "2016-02",
        dates: "augustus 2009 - februari 2016",
      },
    ],
    education: { school: "Universiteit Utrecht", degree: "Master Arbeidspsychologie", from: "2003", to: "2009" },
    skills: ["Werving", "Arbeidsrecht", "Coaching van teams"],
    duration: "(8 jaar 1 maand)",
  },
];

const WIDTH = 595;
const HEIGHT = 842;

class Pen {
  readonly items: TextItem[] = [];
  private y: number;

  constructor(y: number) {
    this.y = y;
  }

  write(x: number, size: number, text: string, gap = 1.4): this {
    this.y += size * gap;
    return this.put(x, size, text);
  }

  put(x: number, size: number, text: string): this {
    this.items.push({ x, y: this.y, size, width: text.length * size * 0.48, text });
    return this;
  }
}

const page = (...pens: Pen[]): Page[] => [{ width: WIDTH, height: HEIGHT, items: pens.flatMap(({ items }) => items) }];

function linkedIn({
  name,
  headline,
  place,
  headings,
  summary,
  positions,
  education,
  skills,
  duration,
}: Career): Page[] {
  const sidebar = new Pen(40)
    .write(34, 13, headings.contact)
    .write(34, 10.5, "www.linkedin.com/in/some-one")
    .write(34, 10.5, "(LinkedIn)");
  sidebar.write(34, 13, headings.skills, 3);
  for (const skill of skills) sidebar.write(34, 10.5, skill);
  const main = new Pen(30).write(223, 26, name);
  const words = headline.split(" ");
  const half = Math.ceil(words.length / 2);
  for (const part of words.length > 9 ? [words.slice(0, half), words.slice(half)] : [words])
    main.write(223, 12, part.join(" "));
  main
    .write(223, 12, place)
    .write(223, 16, headings.summary, 2)
    .write(223, 12, summary, 2)
    .write(223, 16, headings.experience, 2);
  const [first, second] = positions;
  if (first)
    main
      .write(223, 12, first.company, 2)
      .write(223, 11.5, first.title)
      .write(223, 10.5, `${first.dates} ${duration}`)
      .write(223, 10.5, place);
  main.write(223, 10.5, "Responsible for a product that many people use, and for the people who make it.", 2);
  if (second)
    main
      .write(223, 12, second.company, 2)
      .write(223, 10.5, duration.slice(1, -1))
      .write(223, 11.5, second.title)
      .write(223, 10.5, `${second.dates} ${duration}`);
  main.write(223, 16, headings.education, 2).write(223, 12, education.school, 2);
  main.write(223, 10.5, `${education.degree} · (${education.from} - ${education.to})`);
  main.write(260, 9, "Page 1 of 1", 4);
  return page(sidebar, main);
}

function datesRight({ name, headline, headings, positions, education, skills }: Career): Page[] {
  const pen = new Pen(30)
    .write(50, 20, name.toUpperCase())
    .write(50, 11, headline.slice(0, 60))
    .write(50, 9, "some.one@example.com · +43 660 1234567");
  pen.write(50, 13, headings.experience.toUpperCase(), 2.5);
  for (const { title, company, dates } of positions) {
    pen.write(50, 10, title, 2.2).put(400, 10, dates).write(50, 10, company);
    pen.write(60, 10, "• Led a team of nine and halved the time from order to delivery.");
  }
  pen.write(50, 13, headings.education.toUpperCase(), 2.5);
  pen
    .write(50, 10, education.degree, 2)
    .put(400, 10, `${education.from} – ${education.to}`)
    .write(50, 10, education.school);
  pen.write(50, 13, headings.skills.toUpperCase(), 2.5).write(50, 10, skills.join(", "), 2);
  return page(pen);
}

function sidebarLeft({ name, headline, headings, positions, education, skills }: Career): Page[] {
  const sidebar = new Pen(150)
    .write(30, 12, headings.contact.toUpperCase().split("").join(" "))
    .write(30, 9, "some.one@example.com")
    .write(30, 9, "+43 660 1234567");
  sidebar.write(30, 12, headings.skills.toUpperCase(), 3);
  for (const skill of skills) sidebar.write(30, 9, `• ${skill}`);
  const main = new Pen(40)
    .write(220, 24, name)
    .write(220, 12, headline.slice(0, 45))
    .write(220, 14, headings.experience, 3);
  for (const { title, company, dates } of positions)
    main.write(220, 11, title, 2.4).write(220, 10, company).write(220, 9, dates);
  main
    .write(220, 14, headings.education, 3)
    .write(220, 11, education.school, 2)
    .write(220, 10, education.degree)
    .write(220, 9, `${education.from} - ${education.to}`);
  return page(sidebar, main);
}

function datesLeft({ name, headings, positions, education, skills }: Career): Page[] {
  const pen = new Pen(30).write(50, 11, "Curriculum Vitae").write(50, 18, name, 2);
  pen.write(50, 13, headings.experience, 3);
  for (const { title, company, from, to } of positions) {
    const date = (text: string) => (text ? text.split("-").toReversed().join("/") : "present");
    pen
      .write(50, 10, `${date(from)} – ${date(to)}`, 2)
      .put(180, 10, title)
      .write(180, 10, company);
  }
  pen
    .write(50, 13, headings.education, 3)
    .write(50, 10, `${education.from} – ${education.to}`, 2)
    .put(180, 10, education.degree)
    .write(180, 10, education.school);
  pen.write(50, 13, headings.skills, 3).write(180, 10, skills.join(" · "), 2);
  return page(pen);
}

export const LAYOUTS = { linkedIn, datesRight, sidebarLeft, datesLeft };
