import type { ListenerState } from "../../lib/features/coach/listener/schema.ts";
import type { CoachTurn } from "../../lib/features/coach/schema.ts";

const { fetchVectors, listen } = await import("../../lib/features/coach/listener/listen.ts");
const { startSentenceVectors, stopSentenceVectors } =
  await import("../../lib/providers/sentence-vectors/sentence-vectors.ts");
const { danaContext } = await import("./dana.ts");

/** Gives each line to the listener as the first message of a conversation, and prints its outcomes, counted by row. */
export async function printOutcomes<Line extends { act: string; text: string }>(
  lines: Line[],
  subjectOf: (line: Line) => string,
  outcomeOf: (line: Line, state: ListenerState) => string,
): Promise<void> {
  await startSentenceVectors();
  const context = await danaContext();
  const rows = new Map<string, string[]>();
  for (const line of lines) {
    const turns: CoachTurn[] = [{ role: "user", content: line.text }];
    const { state } = listen({ context, turns, vectorOf: await fetchVectors(turns, { withinMs: 60_000 }) });
    const row = `${subjectOf(line)}, ${line.act === "tell" ? "told" : "asked"}`;
    rows.set(row, [...(rows.get(row) ?? []), outcomeOf(line, state)]);
  }
  await stopSentenceVectors();
  for (const [row, outcomes] of rows) {
    const counts = [...Map.groupBy(outcomes, (outcome) => outcome)].map(([name, { length }]) => `${name} ${length}`);
    console.log(`${row}, ${outcomes.length}: ${counts.sort().join("; ")}`);
  }
}
