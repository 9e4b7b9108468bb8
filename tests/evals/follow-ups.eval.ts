import "../../scripts/lib/app-modules.mjs";
import { readJsonLines } from "./read-json-lines.ts";
import type { CoachTurn } from "../../lib/features/coach/schema.ts";

// Measures which act is recognised in a message that reacts to a draft and carries more than the request: a reason, a
// value, a doubt, or only a further part of the story (`tell`). No line was written by somebody who knew the rules, and
// none of them has been learned from.

const { fetchVectors } = await import("../../lib/features/coach/listener/listen.ts");
const { recognize } = await import("../../lib/features/coach/listener/recognition/recognize.ts");
const { NEW_LISTENER_STATE } = await import("../../lib/features/coach/listener/schema.ts");
const { startSentenceVectors, stopSentenceVectors } =
  await import("../../lib/providers/sentence-vectors/sentence-vectors.ts");

interface Line {
  act: string;
  message: string;
}

const did = { act: "draft", subject: "difficult-boss" };
const state = { ...NEW_LISTENER_STATE, turn: 1, matter: "difficult-boss", did, last: did, hasBlanks: true };

const LISTENING = new Set(["tell", "answer-share", "vent", "feeling-bad", "laugh"]);

async function isRecognized({ act, message }: Line): Promise<boolean> {
  const turns: CoachTurn[] = [{ role: "user", content: message }];
  const recognized = recognize(message, state, [], await fetchVectors(turns, { withinMs: 60_000 }));
  return recognized.act === act || (act === "tell" && LISTENING.has(recognized.act));
}

const lines: Line[] = readJsonLines(new URL("./held-out/follow-ups.jsonl", import.meta.url));

await startSentenceVectors();
const rates = new Map<string, [recognized: number, of: number]>();
for (const line of lines) {
  const kind = line.act === "tell" ? "only tell something" : "requests and changes";
  const hit = Number(await isRecognized(line));
  for (const row of [line.act, kind]) {
    const [recognized, of] = rates.get(row) ?? [0, 0];
    rates.set(row, [recognized + hit, of + 1]);
  }
}
await stopSentenceVectors();
for (const [row, [recognized, of]] of rates) console.log(`${row}: ${recognized} of ${of}`);
