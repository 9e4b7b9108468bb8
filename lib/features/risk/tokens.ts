import { RISK_LANGUAGES, type RiskLanguage } from "./schema";

/** Of a text; what follows is not assessed. */
export const MAX_CHARS = 4_000;
const ELISION = /(?<![a-z])(c|d|j|l|m|n|s|t|qu|jusqu|lorsqu|puisqu)'(?=[a-z])/g;

/** Lower case without accents and apostrophes; French elisions split; repeated letters limited to two. */
export const simplify = (text: string): string =>
  text
    .slice(0, MAX_CHARS)
    .normalize("NFD")
    .replace(/[\u0300-\u036f]/g, "")
    .toLowerCase()
    .replace(/ß/g, "ss")
    .replace(/œ/g, "oe")
    .replace(/[‘’ʼ`´]/g, "'")
    .replace(ELISION, "$1 ")
    .replace(/(?<=[a-z])'(?=[a-z])/g, "")
    .replace(/([a-z])\1{2,}/g, "$1$1")
    .replace(/\p{Extended_Pictographic}/gu, " emoji ");

/** A pattern that ends with an asterisk matches every word that begins with it. */
export const matchesWord = (word: string | undefined, pattern: string): boolean =>
  word !== undefined && (pattern.endsWith("*") ? word.startsWith(pattern.slice(0, -1)) : word === pattern);

const splitWords = (simple: string): string[] => simple.match(/[a-z0-9]+/g) ?? [];

export const wordsOf = (text: string): string[] => splitWords(simplify(text));

export function sentencesOf(text: string): string[][] {
  return simplify(text)
    .split(/[.!?;:\n…]+/)
    .map(splitWords)
    .filter((words) => words.length > 0);
}

const FUNCTION_WORDS: Record<RiskLanguage, Set<string>> = {
  en: new Set(
    "the a an and or but i im ive id my me we you he she it they is are was to of for with at not no what how why this that so be am can will just dont cant his her there when who about have has had if been would do does did from by up out get got want know think could should your our their them him its than then now because into after before over any some more all gonna wanna u".split(
      " ",
    ),
  ),
  de: new Set(
    "ich der das und ist mein meine meinen meiner meinem nicht mit aber wie bin habe hab sehr fur auf ein eine einen einem zu mir mich er sie wir kein keine wenn ware wurde mehr immer auch noch dass weil doch nur ihr uns du von den dem im am zum zur aus bei nach vor schon so hat war sich es ihm ihn wird kann soll will muss mal nix net ned i mi dir dich jetzt einfach alles alle ohne uber nie da is nen ne".split(
      " ",
    ),
  ),
  fr: new Set(
    "je j le la les des un une mon ma mes suis est et avec pour mais pas que qui dans tres ne vous nous au du sur elle il ils c s d l n m t qu ce cette ca on en y plus moi lui son sa ses tout tous quand comme bien si me te se leur ont ai as etait etre avoir fait chez sans par deja chu jai jsuis jveux cest pis".split(
      " ",
    ),
  ),
  es: new Set(
    "el la los las que de en y estoy mi mis con un una para porque muy no es se me lo por pero como su sus al del yo ya tengo esta este todo todos cuando si le te nos mas sin hay ha he soy ser era son nada nadie quiero voy hoy ella ellos tu donde q pa d fue desde hasta nomas".split(
      " ",
    ),
  ),
};

export function languageOf(sentences: string[][]): RiskLanguage {
  let best: RiskLanguage = "en";
  let most = 0;
  for (const language of RISK_LANGUAGES) {
    let count = 0;
    for (const words of sentences) for (const word of words) if (FUNCTION_WORDS[language].has(word)) count += 1;
    if (count > most) [best, most] = [language, count];
  }
  return best;
}
