import type { ConnectingSentence } from "./accept-model-text";
import { escapeMarkdown } from "../pages/markdown-text";

export const MODEL_TEXT_NOTICE =
  "*In italics: worded by the language model from your answers. All other answers are in your words.*";

export function insertSentences(page: string, sentences: readonly ConnectingSentence[]): string {
  if (sentences.length === 0) return page;
  const lines = page.split("\n").flatMap((line) => {
    const found = sentences.find(({ heading }) => line === `## ${heading}`);
    return found ? [line, "", `*${escapeMarkdown(found.text)}*`] : [line];
  });
  return `${lines.join("\n")}\n\n---\n\n${MODEL_TEXT_NOTICE}`;
}
