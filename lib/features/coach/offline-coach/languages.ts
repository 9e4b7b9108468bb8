import { mended } from "../spelling";
import { normal, wordsOf } from "./text";

const COMMON =
  /\b(?:the|a|an|and|or|but|i|i'm|my|me|we|you|he|she|it|they|is|are|was|to|of|in|on|for|with|at|not|no|yes|ok|do|did|have|has|what|how|why|this|that|so|be|am|can|will|thanks|hi|hello)\b/;
const RUNS = /asdf|sdfg|dfgh|fghj|ghjk|hjkl|qwer|wert|erty|zxcv|xcvb|cvbn/;

function isOdd(word: string): boolean {
  if (word.length < 4) return false;
  return !/[aeiouy]/.test(word) || /[bcdfghjklmnpqrstvwxz]{6}/.test(word) || /(.)\1{3}/.test(word) || RUNS.test(word);
}

/** Letters without words. */
export function isGibberish(said: string): boolean {
  const words = wordsOf(mended(said));
  if (words.length === 0 || COMMON.test(said)) return false;
  return words.filter(isOdd).length / words.length >= 0.5;
}

interface Language {
  /** As somebody asks for it in English: 'Can we speak German?' */
  name: RegExp;
  words: RegExp;
  sorry: string;
}

const LANGUAGES: Language[] = [
  {
    name: /\bspanish\b/,
    words:
      /\b(?:el|la|los|que|de|en|estoy|mi|jefe|trabajo|quiero|pero|con|una?|para|porque|muy|no sé|cómo|qué|gracias|hola|tengo|equipo|hablar|hablas|español|puedo|puedes|necesito|ayuda)\b/g,
    sorry:
      "Todavía solo puedo conversar bien en inglés. ¿Podrías escribirlo en inglés, aunque sea con frases sencillas?",
  },
  {
    name: /\bfrench\b/,
    words:
      /\b(?:je|le|la|les|des|une?|mon|ma|mes|suis|travail|veux|avec|pour|mais|pas|est|que|qui|dans|très|comment|bonjour|merci|patron|équipe|j'ai|c'est|préfère|parler|français|ne|vous|nous|je n'|au|du|sur|elle|ils|être|avoir|fait|tu|parles?|bonsoir|salut)\b/g,
    sorry:
      "Je ne peux bien dialoguer qu'en anglais pour l'instant. Pourriez-vous l'écrire en anglais, même simplement ?",
  },
  {
    name: /\bgerman\b/,
    words:
      /\b(?:ich|der|die|das|und|ist|mein|meine|nicht|mit|aber|wie|was|arbeit|chefin|bin|habe|möchte|sehr|für|auf|ein|eine|hallo|danke|kann|weiß|zu|mir|mich|er|sie|wir|kein|keine|können|wenn|wäre|würde|mehr|immer|guten|heute|schon|auch|noch|dass|weil|doch|nur|ihr|uns|du|kannst|können sie|sprechen|sprichst|deutsch|hilfe|brauche)\b/g,
    sorry: "Ich kann bisher nur auf Englisch gut zuhören. Könnten Sie es auf Englisch schreiben, gern ganz einfach?",
  },
  {
    name: /\bportuguese\b/,
    words:
      /\b(?:eu|meu|minha|não|estou|trabalho|chefe|quero|mas|com|uma?|para|porque|muito|como|obrigad[oa]|olá|tenho|equipe|você|que|de|em|tudo bem|bom dia|boa tarde|falar?|português|preciso|ajuda)\b/g,
    sorry:
      "Por enquanto só consigo conversar bem em inglês. Você poderia escrever em inglês, mesmo que de forma simples?",
  },
  {
    name: /\bitalian\b/,
    words:
      /\b(?:io|il|lo|la|gli|che|di|sono|mio|mia|lavoro|capo|voglio|con|una?|perché|molto|grazie|ciao|ho|squadra|non|è|parli|parlare|italiano|buongiorno|bisogno|aiuto)\b/g,
    sorry: "Per ora riesco a conversare bene solo in inglese. Potresti scriverlo in inglese, anche in modo semplice?",
  },
  {
    name: /\bdutch\b/,
    words:
      /\b(?:ik|de|het|een|mijn|ben|werk|baas|wil|maar|voor|omdat|niet|zeer|hoe|wat|hallo|heb|zijn|naar|dat|spreek|nederlands|praten|graag)\b/g,
    sorry:
      "Ik kan voorlopig alleen in het Engels goed meedenken. Kunt u het in het Engels schrijven, gerust eenvoudig?",
  },
];
const ENGLISH =
  /\b(?:the|and|is|are|i|i'm|my|to|of|that|it|with|but|not|have|what|how|for|this|was|be|you|me|he|she|they|we|a|an|in|on|at|do|don't|so|just)\b/g;

// Words that no other of these languages has.
const SURELY_ENGLISH =
  /\b(?:the|and|is|are|i|i'm|my|to|of|that|it|with|not|have|what|how|for|this|be|you|he|she|they|we|but|don't|can't|never|just|want|yes|thanks?)\b/g;
const FOREIGN_LETTER = /[äöüßéèêçñãõìòùàáíóúœ]/;

const countOf = (said: string, pattern: RegExp) => new Set(said.match(pattern) ?? []).size;

// What people of other languages drop into an English conversation, as a whole message.
const SMALL_TALK: [RegExp, string][] = [
  [/^(?:ja|jawohl|genau|stimmt|klar|oui|ouais|exactement|d'accord|s[ií]|claro|certo|sim|esatto)$/, "yes"],
  [/^(?:nein|nee|nö|non|pas du tout)$/, "no"],
  [/^(?:danke(?: schön| sehr)?|vielen dank|merci(?: beaucoup)?|gracias|grazie(?: mille)?|obrigad[oa])$/, "thanks"],
  [
    /^(?:tschüss|tschüß|ciao|servus|auf wiedersehen|au revoir|à bientôt|adiós|adios|arrivederci|tchau|bis bald|bis dann)$/,
    "bye",
  ],
  [
    /^(?:keine ahnung|weiß (?:ich )?nicht|ich weiß (?:es )?nicht|je ne sais pas|aucune idée|no sé|ni idea|non (?:lo )?so|não sei)$/,
    "I don't know",
  ],
  [/^(?:vielleicht|peut-être|tal vez|quizás|forse|talvez)$/, "maybe"],
];

/** A message of nothing but such words, in English; null for every other. */
export function smallTalk(text: string): string | null {
  const parts = normal(text)
    .split(/[,.!]\s*/)
    .filter(Boolean);
  const english = parts.map((part) => SMALL_TALK.find(([words]) => words.test(part))?.[1]);
  return parts.length > 0 && english.every(Boolean) ? english.join(", ") : null;
}

// Of two scripts in one text the first counts: Japanese writes Han characters, too.
const SCRIPTS: [RegExp, string][] = [
  [
    /[\p{Script=Hiragana}\p{Script=Katakana}]/u,
    "申し訳ありませんが、今は英語でしかお話しできません。簡単な英語で書いていただけますか？",
  ],
  [/\p{Script=Hangul}/u, "죄송하지만 지금은 영어로만 대화할 수 있습니다. 간단한 영어로 써 주시겠어요?"],
  [/\p{Script=Han}/u, "抱歉，我目前只能用英语交流。可以请您用简单的英语写下来吗？"],
  [
    /\p{Script=Cyrillic}/u,
    "Пока я могу беседовать только по-английски. Не могли бы вы написать по-английски, можно совсем просто?",
  ],
  [/\p{Script=Arabic}/u, "أستطيع التحدث بالإنجليزية فقط حاليًا. هل يمكنك الكتابة بالإنجليزية، ولو بكلمات بسيطة؟"],
];

/** The apology for a text whose letters are mostly of another script than Latin; `other` for a script not known here. */
function apologyForScript(said: string): string | null {
  if (!/[^\p{ASCII}]/u.test(said)) return null;
  const letters = said.match(/\p{L}/gu) ?? [];
  const latin = said.match(/\p{Script=Latin}/gu) ?? [];
  if (letters.length < 2 || latin.length / letters.length >= 0.5) return null;
  return SCRIPTS.find(([script]) => script.test(said))?.[1] ?? "other";
}

const ASKS_LANGUAGE =
  /^(?:hi,? |hello,? |sorry,? )*(?:do you|can you|can we|could we|may i|can i|is it possible to|i(?:'d| would) (?:like|prefer) to|i prefer to) (?:also |please )?(?:speak|talk|write|understand|know|do|chat|continue)(?: with you)?(?: in| to you in)? (?:\w+)\s?[?.!]*$/;

/** The answer to a wish for another language: the apology in it, or `other` for one that is not known here. */
export function wishedLanguage(said: string): string | null {
  if (!ASKS_LANGUAGE.test(said)) return null;
  const language = LANGUAGES.find(({ name }) => name.test(said));
  if (language) return language.sorry;
  return /\b(?:chinese|mandarin|japanese|korean|russian|arabic|polish|turkish|hindi|swedish|danish|norwegian|finnish|czech|greek|hebrew|ukrainian|romanian|hungarian)\b/.test(
    said,
  )
    ? "other"
    : null;
}

/** The apology in the language a message is written in; `other` for one that is not known; null for English. */
export function apologyFor(text: string): string | null {
  const said = normal(text);
  const script = apologyForScript(said);
  if (script) return script;
  const best = LANGUAGES.map(({ words, sorry }) => ({ hits: countOf(said, words), sorry })).toSorted(
    (a, b) => b.hits - a.hits,
  )[0];
  if (!best) return null;
  const english = countOf(said, ENGLISH);
  if (best.hits >= 3 && best.hits > english + 1) return best.sorry;
  const isSure = countOf(said, SURELY_ENGLISH) === 0 && best.hits >= (FOREIGN_LETTER.test(said) ? 1 : 2);
  return isSure ? best.sorry : null;
}

/** False for other languages, stray letters, marks and pictures. */
export const readsAsEnglish = (text: string): boolean =>
  /[\p{L}\p{N}]/u.test(text) && apologyFor(text) === null && !isGibberish(normal(text));
