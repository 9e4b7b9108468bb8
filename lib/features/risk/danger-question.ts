import { chooseCountry, formatNumbers } from "./helplines";
import { COPY } from "./reply-copy/copy";
import type { RiskLanguage, RiskPlace, RiskState } from "./schema";

const HARM: Record<RiskLanguage, (line: string) => string> = {
  en: (line) =>
    `Some of what you wrote could mean that somebody is being hurt, or may be. I'd rather ask than guess: is that so? If it is, ${line} is there at any hour.`,
  de: (line) =>
    `Manches, was Sie geschrieben haben, könnte heißen, dass jemand verletzt wird oder werden könnte. Ich frage lieber nach, als zu raten: Ist das so? Wenn ja: ${line} ist jederzeit da.`,
  fr: (line) =>
    `Ce que vous avez écrit pourrait vouloir dire que quelqu'un est blessé ou risque de l'être. Je préfère demander que deviner : est-ce le cas ? Si oui, ${line} répond à toute heure.`,
  es: (line) =>
    `Algo de lo que ha escrito podría significar que alguien está sufriendo daño o puede sufrirlo. Prefiero preguntar a adivinar: ¿es así? Si lo es, ${line} atiende a cualquier hora.`,
};

export function dangerQuestion({ kind, language, country }: RiskState, place: RiskPlace): string {
  const written = language ?? "en";
  const copy = COPY[written];
  const numbers = formatNumbers(chooseCountry(country, place, written), copy.list);
  const isOwnLife = kind === null || kind === "suicide" || kind === "self-harm" || kind === "past";
  return isOwnLife ? (copy.ask[0]?.(numbers) ?? "") : HARM[written](numbers.inline);
}
