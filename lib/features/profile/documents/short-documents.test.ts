import { parseProfileText } from "../parse";

interface ShortDocument {
  text: string;
  name: string | null;
  /** Title, company, from, to. */
  positions?: (string | null)[][];
  /** School, degree. */
  education?: (string | null)[][];
}

const DOCUMENTS: ShortDocument[] = [
  {
    text: "Maria Keller\nDirector of Engineering at Acme\nMar 2022 - Present",
    name: "Maria Keller",
    positions: [["Director of Engineering", "Acme", "2022-03", null]],
  },
  {
    text: "Tom Whitfield\n\nHead of Operations, Brightwater Logistics\n2019 - 2023\n\nOperations Manager, Hull Port Services\n2014 - 2019",
    name: "Tom Whitfield",
    positions: [
      ["Head of Operations", "Brightwater Logistics", "2019", "2023"],
      ["Operations Manager", "Hull Port Services", "2014", "2019"],
    ],
  },
  {
    text: "Sabine Vogt\nLeiterin Einkauf, Kranich Maschinenbau GmbH\nseit 04/2021\nEinkäuferin, Donau Stahl AG\n2015 – 2021",
    name: "Sabine Vogt",
    positions: [
      ["Leiterin Einkauf", "Kranich Maschinenbau GmbH", "2021-04", null],
      ["Einkäuferin", "Donau Stahl AG", "2015", "2021"],
    ],
  },
  {
    text: "Priya Nair\npriya.nair@example.com | +44 7700 900123\nProduct Manager, Fenwick Software 2020 – present\nBusiness Analyst, Northgate Bank 2016 – 2020",
    name: "Priya Nair",
    positions: [
      ["Product Manager", "Fenwick Software", "2020", null],
      ["Business Analyst", "Northgate Bank", "2016", "2020"],
    ],
  },
  {
    text: "Claire Dubois\nDirectrice commerciale chez Lumière SA, depuis 2020\nResponsable des ventes, Groupe Verdier, 2014 - 2020",
    name: "Claire Dubois",
    positions: [
      ["Directrice commerciale", "Lumière SA", "2020", null],
      ["Responsable des ventes", "Groupe Verdier", "2014", "2020"],
    ],
  },
  {
    text: "Jonas Lindqvist\nCTO at Nordlys AB, 2021 – Present\nMSc Computer Science, KTH, 2009 – 2014",
    name: "Jonas Lindqvist",
    positions: [["CTO", "Nordlys AB", "2021", null]],
    education: [["KTH", "MSc Computer Science"]],
  },
  {
    text: "Senior Consultant at Meridian Partners\nJan 2018 - Dec 2021\nConsultant at Meridian Partners\n2015 - 2018",
    name: null,
    positions: [
      ["Senior Consultant", "Meridian Partners", "2018-01", "2021-12"],
      ["Consultant", "Meridian Partners", "2015", "2018"],
    ],
  },
  {
    text: "Daniel Osei\nTwenty years of hospital finance\nCFO, St. Brigid Hospital\n2017 – today\nFinance Director, Calder Clinics Ltd\n2011 – 2017",
    name: "Daniel Osei",
    positions: [
      ["CFO", "St. Brigid Hospital", "2017", null],
      ["Finance Director", "Calder Clinics Ltd", "2011", "2017"],
    ],
  },
  {
    text: "Ruth Amsel\nI build sales teams in industrial markets.\n\nVP Sales | Torvald Pumps | 2018–present\n• Doubled revenue in Benelux\n• Led 40 people\nSales Director | Kaspar Valves | 2012–2018",
    name: "Ruth Amsel",
    positions: [
      ["VP Sales", "Torvald Pumps", "2018", null],
      ["Sales Director", "Kaspar Valves", "2012", "2018"],
    ],
  },
  {
    text: "Wei Zhang\nExperience\nEngineering Manager, Halden Systems\n2020 - Present",
    name: "Wei Zhang",
    positions: [["Engineering Manager", "Halden Systems", "2020", null]],
  },
  {
    text: "Lucía Romero\nDirectora de Operaciones en Grupo Altamar\nenero de 2019 - actualidad\nJefa de Planta en Conservas del Norte\n2013 - 2018",
    name: "Lucía Romero",
    positions: [
      ["Directora de Operaciones", "Grupo Altamar", "2019-01", null],
      ["Jefa de Planta", "Conservas del Norte", "2013", "2018"],
    ],
  },
  {
    text: "Femke de Boer\nTeamleider bij Waterland Energie\n2016 - heden\n\nOpleiding\nHBO Bedrijfskunde, Hogeschool Utrecht, 2010 - 2014",
    name: "Femke de Boer",
    positions: [["Teamleider", "Waterland Energie", "2016", null]],
    education: [["Hogeschool Utrecht", "HBO Bedrijfskunde"]],
  },
  {
    text: "Anders Holm\nCopenhagen, Denmark\n\nGroup CFO, Nordhavn Shipping, 2020 - now\nAuditor, KPMG, 2008 - 2015",
    name: "Anders Holm",
    positions: [
      ["Group CFO", "Nordhavn Shipping", "2020", null],
      ["Auditor", "KPMG", "2008", "2015"],
    ],
  },
  {
    text: "Elena Rossi\n2019 - Present\nHead of Marketing\nBarilla\n2014 - 2019\nBrand Manager\nFerrero",
    name: "Elena Rossi",
    positions: [
      ["Head of Marketing", "Barilla", "2019", null],
      ["Brand Manager", "Ferrero", "2014", "2019"],
    ],
  },
  {
    text: "Sofia Almeida\n\nEngineering Manager @ Feedzai\n\n2020 – Present\n\nSoftware Engineer @ Talkdesk\n\n2015 – 2020",
    name: "Sofia Almeida",
    positions: [
      ["Engineering Manager", "Feedzai", "2020", null],
      ["Software Engineer", "Talkdesk", "2015", "2020"],
    ],
  },
];

it.each(DOCUMENTS)("reads the short document $text", ({ text, name, positions = [], education = [] }) => {
  const { profile, isUnderstood } = parseProfileText(text);
  expect(isUnderstood).toBe(true);
  expect(profile.name).toBe(name);
  expect(profile.positions.map(({ title, company, from, to }) => [title, company, from, to])).toEqual(positions);
  expect(profile.education.map(({ school, degree }) => [school, degree])).toEqual(education);
});

it.each([
  "Dear Ms Kern\nI was your manager from 2015 to 2020 and write about the plan for the Leeds office.\nBest regards\nTom Hall",
  "Budget 2024 – 2025\nMarketing, 20 k\nTravel, 5 k\nHiring plan 2025 – 2026",
  "Minutes, Monday\nPresent: Ada, Tom\nThe manager reports on the rollout 2023 - 2024\nNext meeting in May",
  "Warranty\nWashing machine, Bosch\n2021 - 2026\nDishwasher, Miele\n2022 - 2027",
  "The project manager asked for the figures of 2019 - 2021\nPlease send them by Friday",
  "Release 2.1 – lead time 2022 - 2023\nOpen points\nDoctor appointment on Monday",
])("does not understand '%s'", (text) => {
  expect(parseProfileText(text).isUnderstood).toBe(false);
});
