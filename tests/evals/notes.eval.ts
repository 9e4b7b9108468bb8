import "../../scripts/lib/app-modules.mjs";
import { readFileSync } from "node:fs";

// How often a note, title or outcome with a sign of danger gets the helplines, and how often a harmless one does: on
// the half of the lines that the threshold was chosen with, and on the half that its authors do not open.

const vectors = await import("../../lib/providers/sentence-vectors/sentence-vectors.ts");
const { screenNote } = await import("../../lib/features/risk/screen-text.ts");
const { UNKNOWN_PLACE } = await import("../../lib/features/risk/schema.ts");

const FILES = { build: "notes.build.txt", "held out": "held-out/notes.held-out.txt" };

const readCases = (file: string) =>
  readFileSync(new URL(file, import.meta.url), "utf8")
    .trim()
    .split("\n")
    .map((line) => line.split("|"));

if (!(await vectors.startSentenceVectors())) throw new Error("The sentence vectors cannot be loaded");
for (const [name, file] of Object.entries(FILES)) {
  const cases = readCases(file);
  const rateOf = async (kind: string, language: string) => {
    const texts = cases.filter(([is, of]) => is === kind && of === language).map(([, , text = ""]) => text);
    let shown = 0;
    for (const text of texts) if (await screenNote(text, UNKNOWN_PLACE)) shown += 1;
    return `${((100 * shown) / texts.length).toFixed(1)} % of ${texts.length}`;
  };
  const rates: Record<string, { danger: string; harmless: string }> = {};
  for (const language of ["en", "de", "fr", "es"])
    rates[language] = { danger: await rateOf("danger", language), harmless: await rateOf("harmless", language) };
  console.log(`\n${name}: notes that get the helplines`);
  console.table(rates);
}
await vectors.stopSentenceVectors();
