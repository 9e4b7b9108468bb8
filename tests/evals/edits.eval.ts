import "../../scripts/lib/app-modules.mjs";
import { readJsonLines } from "./read-json-lines.ts";
import type { ListenerState } from "../../lib/features/coach/listener/schema.ts";
import type { CoachTurn } from "../../lib/features/coach/schema.ts";

// Measures whether the coach without a language model makes a change that is typed below a text: the text afterwards has
// to be the expected one, letter by letter. The halves were written by others than the rules; the held-out one is read
// by nobody.

const { fetchVectors, listen } = await import("../../lib/features/coach/listener/listen.ts");
const { listHeldTexts } = await import("../../lib/features/coach/listener/answer.ts");
const { NEW_LISTENER_STATE } = await import("../../lib/features/coach/listener/schema.ts");
const { hasBlank } = await import("../../lib/features/coach/model.ts");
const { quote, writePlain } = await import("../../lib/features/coach/texts/held-text.ts");
const { NO_RISK } = await import("../../lib/features/risk/schema.ts");
const { startSentenceVectors, stopSentenceVectors } =
  await import("../../lib/providers/sentence-vectors/sentence-vectors.ts");
const { danaContext } = await import("./dana.ts");

interface Case {
  text: string;
  message: string;
  /** `@back` for an earlier text or the same one again; null where nothing may be changed. */
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

const bare = (text: string) => text.replace(/["“”]/g, "").replace(/\s+/g, " ").trim();

/** The text that a reply changed or gave again; null where it did neither. */
async function textAfter({ text, message }: Case): Promise<string | null> {
  const turns: CoachTurn[] = [...conversationWith(text), { role: "user", content: message }];
  const { text: reply, state } = listen({ context, turns, vectorOf: await fetchVectors(turns, { withinMs: 60_000 }) });
  if (!["edit", "own-version"].includes(state.did?.act ?? "")) return null;
  const [held] = listHeldTexts([{ role: "assistant", content: reply, state: stateWith(state) }]);
  return held ? writePlain(held) : null;
}

function outcomeOf({ text, expected }: Case, after: string | null): string {
  const found = after === null ? null : bare(after);
  if (expected === "@back" && found !== null)
    return [text, EARLIER].map(bare).includes(found) ? "made" : "made otherwise";
  const isChanged = found !== null && found !== bare(text);
  if (expected === null) return isChanged ? "changed wrongly" : "left";
  if (!isChanged) return "not made";
  return found === bare(expected) ? "made" : "made otherwise";
}

await startSentenceVectors();
const context = await danaContext();
for (const file of ["edits.build.jsonl", "held-out/edits.jsonl"]) {
  const cases = readJsonLines<Case>(new URL(file, import.meta.url));
  const rows = new Map<string, string[]>();
  for (const each of cases) {
    const outcome = outcomeOf(each, await textAfter(each));
    const kind = each.expected === null ? "nothing to change" : each.kind;
    rows.set(kind, [...(rows.get(kind) ?? []), outcome]);
  }
  console.log(file);
  for (const [kind, outcomes] of rows) {
    const counts = [...Map.groupBy(outcomes, (outcome) => outcome)].map(([name, { length }]) => `${name} ${length}`);
    console.log(`${kind}, ${outcomes.length}: ${counts.sort().join("; ")}`);
  }
}
await stopSentenceVectors();
