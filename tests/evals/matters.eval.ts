import "../../scripts/lib/app-modules.mjs";
import { readJsonLines } from "./read-json-lines.ts";
import type { ListenerState } from "../../lib/features/coach/listener/schema.ts";
import type { CoachTurn } from "../../lib/features/coach/schema.ts";

// Measures on which matter the coach without a language model answers the first message of a conversation. No line was
// written by somebody who knew the rules, and none of them has been learned from. Lines with the matter `none` are
// about other things at work.

const { fetchVectors, listen } = await import("../../lib/features/coach/listener/listen.ts");
const { startSentenceVectors, stopSentenceVectors } =
  await import("../../lib/providers/sentence-vectors/sentence-vectors.ts");
const { findSituation } = await import("../../lib/features/coach/listener/answer.ts");
const { danaContext } = await import("./dana.ts");

interface Line {
  matter: string;
  act: string;
  text: string;
}

const OUTCOMES = [
  "right",
  "right, and others named",
  "named beside another",
  "another",
  "another, and others named",
  "own words",
  "help for a purpose",
  "none",
];
type Outcome = (typeof OUTCOMES)[number];

function outcomeOf({ matter }: Line, { matter: taken, suggested, did }: ListenerState): Outcome {
  const others = suggested.flatMap((each) => each.matter ?? []);
  if (did?.subject === "own-words") return "own words";
  if (taken === null || taken === "short-mail") return "none";
  if (findSituation(taken)?.isPurpose) return others.includes(matter) ? "named beside another" : "help for a purpose";
  if (taken === matter) return others.length > 0 ? "right, and others named" : "right";
  if (others.includes(matter)) return "named beside another";
  return others.length > 0 ? "another, and others named" : "another";
}

const lines: Line[] = readJsonLines(new URL("./held-out/messages.jsonl", import.meta.url));

await startSentenceVectors();
const context = await danaContext();
const counts = new Map<string, Map<Outcome, number>>();
for (const line of lines) {
  const turns: CoachTurn[] = [{ role: "user", content: line.text }];
  const { state } = listen({ context, turns, vectorOf: await fetchVectors(turns, { withinMs: 60_000 }) });
  const row = `${line.matter === "none" ? "other things" : "matters"}, ${line.act === "tell" ? "told" : "asked"}`;
  const outcome = outcomeOf(line, state);
  const ofRow = counts.get(row) ?? counts.set(row, new Map()).get(row);
  ofRow?.set(outcome, (ofRow.get(outcome) ?? 0) + 1);
}
await stopSentenceVectors();
for (const [row, ofRow] of counts) {
  const shown = OUTCOMES.flatMap((outcome) => (ofRow.has(outcome) ? `${outcome} ${ofRow.get(outcome)}` : []));
  console.log(`${row}: ${shown.join("; ")}`);
}
