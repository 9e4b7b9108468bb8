import "../../scripts/lib/app-modules.mjs";
import { readJsonLines } from "./read-json-lines.ts";
import type { ListenerState } from "../../lib/features/coach/listener/schema.ts";
import type { CoachTurn } from "../../lib/features/coach/schema.ts";

// Measures whether the coach without a language model hears that a change of the text above is asked for: it opens the
// text for the person, or asks which sentence goes, and gives the version before where that is asked for. The halves were
// written by others than the rules; the held-out one is read by nobody.

const { fetchVectors, listen } = await import("../../lib/features/coach/listener/listen.ts");
const { isWording } = await import("../../lib/features/coach/listener/acts.ts");
const { NEW_LISTENER_STATE } = await import("../../lib/features/coach/listener/schema.ts");
const { hasBlank } = await import("../../lib/features/coach/model.ts");
const { quote } = await import("../../lib/features/coach/texts/held-text.ts");
const { NO_RISK } = await import("../../lib/features/risk/schema.ts");
const { startSentenceVectors, stopSentenceVectors } =
  await import("../../lib/providers/sentence-vectors/sentence-vectors.ts");
const { danaContext } = await import("./dana.ts");

interface Case {
  text: string;
  message: string;
  /** `@back` for an earlier text or the same one again; null where no sentence may be changed. */
  expected: string | null;
  kind: string;
}

const EARLIER = "Hi all,\n\nthe version before.\n\nBest,\nDana";

/** Without the risk, which is not measured here. */
const stateWith = (listener: ListenerState) => ({ listener, risk: NO_RISK });

/** A conversation in which two texts were given, one after the other. */
function conversationWith(text: string): CoachTurn[] {
  const isList = text.startsWith("- ");
  const actOfText = /,\n\n/.test(text) ? "draft" : "first-sentence";
  const did = { act: isList ? "checklist" : actOfText, subject: "say" };
  const reply = (content: string): CoachTurn => ({
    role: "assistant",
    content,
    state: stateWith({ ...NEW_LISTENER_STATE, turn: 1, did, last: did, hasBlanks: hasBlank(content) }),
  });
  return [
    { role: "user", content: "Could you write that for me?" },
    reply(quote(EARLIER)),
    { role: "user", content: "Another one, please." },
    reply(isList ? text : quote(text)),
  ];
}

/** What the reply did with the text. */
async function outcomeOf({ text, message, expected, kind }: Case): Promise<string> {
  const turns: CoachTurn[] = [...conversationWith(text), { role: "user", content: message }];
  const { state } = listen({ context, turns, vectorOf: await fetchVectors(turns, { withinMs: 60_000 }) });
  const act = state.did?.act;
  if (expected === "@back") return act === "edit" && state.opens === null ? "given back" : "not given back";
  if (kind === "no change") return act === "edit" ? "taken for a change" : "left";
  return isWording(act) ? "heard" : "not heard";
}

await startSentenceVectors();
const context = await danaContext();
for (const file of ["edits.build.jsonl", "held-out/edits.jsonl"]) {
  const cases = readJsonLines<Case>(new URL(file, import.meta.url));
  const rows = new Map<string, string[]>();
  for (const each of cases) {
    rows.set(each.kind, [...(rows.get(each.kind) ?? []), await outcomeOf(each)]);
  }
  console.log(file);
  for (const [kind, outcomes] of rows) {
    const counts = [...Map.groupBy(outcomes, (outcome) => outcome)].map(([name, { length }]) => `${name} ${length}`);
    console.log(`${kind}, ${outcomes.length}: ${counts.sort().join("; ")}`);
  }
}
await stopSentenceVectors();
