import "server-only";
import { readFileSync } from "node:fs";
import path from "node:path";
import { parse } from "yaml";
import { z } from "zod";
import type { Numbers, RiskCopy } from "./reply-copy/types";
import { RISK_LANGUAGES, type RiskLanguage, type RiskPlace } from "./schema";
import { simplify } from "./tokens";

const line = z.strictObject({ name: z.string().min(2).max(60), number: z.string().regex(/^[\d *+-]{2,16}$/) });
const emergencyNumber = z.string().regex(/^\d{3}$/);
const country = z.strictObject({
  /** The ambulance, where `police` is given. */
  emergency: emergencyNumber,
  police: emergencyNumber.optional(),
  /** How to be heard without speaking: the key to press in the call, or the number that takes text messages. */
  silent: z
    .union([
      z.strictObject({ press: z.string().regex(/^\d{1,2}$/) }),
      z.strictObject({ text: z.string().regex(/^[\d ]{3,16}$/) }),
    ])
    .optional(),
  crisis: z.array(line),
  violence: z.array(line),
  child: z.array(line),
});
const helplinesFile = z.strictObject({
  checked: z.iso.date().nullable(),
  directory: z.string().min(4),
  emergency: z.strictObject({ most: emergencyNumber, north_america: emergencyNumber }),
  crisis: z.array(line),
  countries: z.record(z.string().regex(/^[A-Z]{2}$/), country),
});
type Helplines = z.infer<typeof helplinesFile>;
type Country = z.infer<typeof country>;
type Line = z.infer<typeof line>;

let loaded: Helplines | null = null;

export function helplines(): Helplines {
  const file = path.join(process.cwd(), "content", "risk", "helplines.yaml");
  return (loaded ??= helplinesFile.parse(parse(readFileSync(file, "utf8"))));
}

const COUNTRY_OF_LANGUAGE: Record<RiskLanguage, string | null> = { en: null, de: "DE", fr: "FR", es: "ES" };

type LocaleWithZones = Intl.Locale & { getTimeZones(): string[] | undefined };
const timeZonesOf = (code: string) => (new Intl.Locale(`und-${code}`) as LocaleWithZones).getTimeZones() ?? [];

let byTimeZone: Map<string, string> | null = null;

function countryOfTimeZone(timeZone: string): string | undefined {
  byTimeZone ??= new Map(
    Object.keys(helplines().countries).flatMap((code) => timeZonesOf(code).map((zone) => [zone, code] as const)),
  );
  return byTimeZone.get(timeZone);
}

function regionOf(tag: string): string | undefined {
  try {
    return new Intl.Locale(tag).region;
  } catch {
    return undefined; // A browser may send anything.
  }
}

export function chooseCountry(
  named: string | null,
  { country, timeZone, languages }: RiskPlace,
  written: RiskLanguage,
): string | null {
  if (named ?? country) return named ?? country;
  const byZone = timeZone ? countryOfTimeZone(timeZone) : undefined;
  if (byZone) return byZone;
  if (timeZone && !timeZone.startsWith("Etc/") && timeZone !== "UTC") return null;
  const region = languages.map(regionOf).find((code) => code && code in helplines().countries);
  return region ?? COUNTRY_OF_LANGUAGE[written];
}

let countryNames: [string, string][] | null = null;

export function findNamedCountry(simple: string): string | null {
  countryNames ??= Object.keys(helplines().countries).flatMap((code) =>
    RISK_LANGUAGES.map((language): [string, string] => [simplify(countryName(code, language)), code]),
  );
  return countryNames.find(([name]) => ` ${simple} `.includes(` ${name}`))?.[1] ?? null;
}

export const countryName = (code: string, language: string): string =>
  new Intl.DisplayNames([language], { type: "region" }).of(code) ?? code;

const lineText = ({ name, number }: Line) => (name === number ? `**${number}**` : `${name} **${number}**`);

function silentCallText(own: Country | undefined, { silentCall }: RiskCopy["list"]): string {
  const way = own?.silent;
  if (!way) return silentCall.other;
  return "press" in way ? silentCall.press(way.press) : silentCall.text(way.text);
}

export function formatNumbers(code: string | null, list: RiskCopy["list"]): Numbers {
  const { countries, directory, emergency: general, crisis } = helplines();
  const own = code ? countries[code] : undefined;
  const lines = own ? own.crisis : crisis;
  const emergency = own?.emergency ?? list.unknownCountry(general.most, general.north_america);
  const joined = (some: Line[]) => some.map(lineText).join(` ${list.or} `);
  const block = (some: Line[], silent = "") =>
    [
      own?.police ? list.policeAndAmbulance(own.police, own.emergency) : list.emergency(emergency),
      silent,
      joined(some),
      // With the protocol, the conversation shows it as a link.
      list.directory(`https://${directory}`),
    ]
      .filter(Boolean)
      .map((item) => `- ${item}`)
      .join("\n");
  const orCrisisLines = (some: Line[] | undefined) => (some && some.length > 0 ? some : lines);
  const inline = [joined(lines), `**${emergency}**`].filter(Boolean).join(` ${list.or} `);
  return {
    emergency,
    crisis: block(lines),
    violence: block(orCrisisLines(own?.violence), silentCallText(own, list)),
    child: block(orCrisisLines(own?.child)),
    inline: `${inline} (${list.directory(directory)})`,
  };
}
