import "../../scripts/lib/app-modules.mjs";
import { readJsonLines } from "./read-json-lines.ts";
import type { ListenerState } from "../../lib/features/coach/listener/schema.ts";
import type { CoachTurn } from "../../lib/features/coach/schema.ts";

// Measures what a first message about an unknown matter gets from the coach without a language model. The lines' writer
// knew the purposes and no rule; half of the lines was read while the rules were written, the other half by nobody.

const { fetchVectors, listen } = await import("../../lib/features/coach/listener/listen.ts");
const { startSentenceVectors, stopSentenceVectors } =
  await import("../../lib/providers/sentence-vectors/sentence-vectors.ts");
const { findSituation } = await import("../../lib/features/coach/listener/answer.ts");
const { danaContext } = await import("./dana.ts");

interface Line {
  purpose: string;
  act: string;
  text: string;
}

function outcomeOf({ purpose }: Line, { matter, suggested, did }: ListenerState): string {
  if (did?.act === "ask-matter") {
    const isNamed = suggested.some((each) => each.matter === purpose);
    return isNamed ? "asked, the right one is a button" : "asked, the right one is no button";
  }
  if (matter === null) return did?.act === "practice-start" ? "a practice" : "listened or another answer";
  if (!findSituation(matter)?.isPurpose) return "help on a matter";
  return matter === purpose ? "help for its purpose" : "help for another purpose";
}

await startSentenceVectors();
const context = await danaContext();
for (const file of ["purposes.build.jsonl", "held-out/purposes.jsonl"]) {
  const rows = new Map<string, string[]>();
  for (const line of readJsonLines<Line>(new URL(file, import.meta.url))) {
    const turns: CoachTurn[] = [{ role: "user", content: line.text }];
    const { state } = listen({ context, turns, vectorOf: await fetchVectors(turns, { withinMs: 60_000 }) });
    const row = `${line.purpose === "none" ? "no purpose" : "a purpose"}, ${line.act === "tell" ? "told" : "asked"}`;
    rows.set(row, [...(rows.get(row) ?? []), outcomeOf(line, state)]);
  }
  console.log(file);
  for (const [row, outcomes] of rows) {
    const counts = [...Map.groupBy(outcomes, (outcome) => outcome)].map(([name, { length }]) => `${name} ${length}`);
    console.log(`  ${row}, ${outcomes.length}: ${counts.sort().join("; ")}`);
  }
}
await stopSentenceVectors();
