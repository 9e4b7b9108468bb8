import { chooseCountry, formatNumbers } from "./helplines";
import { COPY } from "./reply-copy/copy";
import type { RiskLanguage, RiskPlace, RiskState } from "./schema";

const HARM: Record<RiskLanguage, (line: string) => string> = {
  en: (line) =>
    `Some of what you wrote could mean that somebody is being hurt, or may be. I'd rather ask than guess: is that so? If it is, you can call ${line}.`,
  de: (line) =>
    `Manches, was Sie geschrieben haben, könnte heißen, dass jemandem etwas angetan wird oder zustoßen könnte. Ich frage lieber nach, als zu raten: Ist das so? Wenn ja, können Sie anrufen: ${line}.`,
  fr: (line) =>
    `Une partie de ce que vous avez écrit pourrait vouloir dire que quelqu'un subit du mal ou risque d'en subir. Je préfère vous poser la question : est-ce le cas ? Si oui, vous pouvez appeler : ${line}.`,
  es: (line) =>
    `Algo de lo que ha escrito podría significar que alguien está sufriendo daño o puede sufrirlo. Prefiero preguntar a suponer: ¿es así? Si lo es, puede llamar a ${line}.`,
};

export function dangerQuestion({ kind, language, country }: RiskState, place: RiskPlace): string {
  const written = language ?? "en";
  const copy = COPY[written];
  const numbers = formatNumbers(chooseCountry(country, place, written), copy.list);
  const isOwnLife = kind === null || kind === "suicide" || kind === "self-harm" || kind === "past";
  return isOwnLife ? (copy.ask[0]?.(numbers) ?? "") : HARM[written](numbers.inline);
}
