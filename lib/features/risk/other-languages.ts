import "server-only";
import { readFileSync } from "node:fs";
import path from "node:path";
import { parse } from "yaml";
import { z } from "zod";
import { processSingleton } from "@/lib/server/process/process-singleton";
import { simplify } from "./tokens";

const otherLanguage = z.strictObject({
  phrases: z.array(z.string().min(2)).min(1),
  unless: z.array(z.string().min(2)),
  reply: z.string().min(20),
});

interface OtherLanguage {
  code: string;
  phrases: string[];
  unless: string[];
  reply: string;
}

function load(): OtherLanguage[] {
  const file = path.join(process.cwd(), "content", "risk", "other-languages.yaml");
  const languages = z.record(z.string().length(2), otherLanguage).parse(parse(readFileSync(file, "utf8")));
  return Object.entries(languages).map(([code, { phrases, unless, reply }]) => ({
    code,
    phrases: phrases.map(simplify),
    unless: unless.map(simplify),
    reply,
  }));
}

const OTHER_LANGUAGES = processSingleton("risk-other-languages", load);

const isLetter = (character: string | undefined) => character !== undefined && /[a-z]/.test(character);

/** End of a phrase that occurs as whole words, else -1. Scripts without spaces have no word limits. */
function phraseEnd(text: string, phrase: string): number {
  for (let at = text.indexOf(phrase); at >= 0; at = text.indexOf(phrase, at + 1)) {
    if (!isLetter(text[at - 1]) && !isLetter(text[at + phrase.length])) return at + phrase.length;
  }
  return -1;
}

export function findOtherLanguage(simple: string): string | null {
  const isFound = ({ phrases, unless }: OtherLanguage) =>
    phrases.some((phrase) => {
      const end = phraseEnd(simple, phrase);
      return end >= 0 && !unless.some((other) => simple.slice(end).trimStart().startsWith(other));
    });
  return OTHER_LANGUAGES.get().find(isFound)?.code ?? null;
}

export const foreignRiskText = (code: string): string | null =>
  OTHER_LANGUAGES.get().find((language) => language.code === code)?.reply ?? null;
