import "../../scripts/lib/app-modules.mjs";
import { readJsonLines } from "./read-json-lines.ts";
import type { ListenerReply } from "../../lib/features/coach/listener/listen.ts";
import type { CoachTurn } from "../../lib/features/coach/schema.ts";

// Measures changes of a mail or a list in the person's words, through the coach without a language model: whether a
// message is taken for a change, and whether the text after it is the expected one, without regard to case, full stops
// and commas. The cases of `held-out` have been read by nobody who works on the rules.

const { fetchVectors, listen } = await import("../../lib/features/coach/listener/listen.ts");
const { NEW_LISTENER_STATE } = await import("../../lib/features/coach/listener/schema.ts");
const { NEW_COACH_STATE } = await import("../../lib/features/coach/schema.ts");
const { quote } = await import("../../lib/features/coach/text-edits/held-text.ts");
const { startSentenceVectors, stopSentenceVectors } =
  await import("../../lib/providers/sentence-vectors/sentence-vectors.ts");
const { danaContext } = await import("./dana.ts");

const FILES = { build: "./text-edits.build.jsonl", "held-out": "./held-out/text-edits.jsonl" };

interface Case {
  text: string;
  says: string;
  kind: string;
  becomes: string;
}

const isMail = (text: string) => /^(?:Hi|Dear) /.test(text);
const comparable = (text: string) =>
  text.replace(/^> ?/gm, "").replace(/[‘’]/g, "'").replace(/\s+/g, " ").replace(/[.,]/g, "").toLowerCase().trim();

await startSentenceVectors();
const context = await danaContext();

async function reply({ text, says }: Case): Promise<ListenerReply> {
  const did = { act: isMail(text) ? "draft" : "checklist", subject: "any-matter" };
  const listener = { ...NEW_LISTENER_STATE, turn: 1, did, last: did, hasBlanks: text.includes("[") };
  const turns: CoachTurn[] = [
    { role: "user", content: "help me with this" },
    {
      role: "assistant",
      content: isMail(text) ? quote(text) : text,
      state: { ...NEW_COACH_STATE, listener },
    },
    { role: "user", content: says },
  ];
  return listen({ context, turns, vectorOf: await fetchVectors(turns, { withinMs: 60_000 }) });
}

const CHANGES = new Set(["edit", "edit-question", "own-list"]);

for (const [half, file] of Object.entries(FILES)) {
  const cases = readJsonLines<Case>(new URL(file, import.meta.url));
  const rates = new Map<string, { cases: number; heard: number; exact: number }>();
  for (const one of cases) {
    const { text, state } = await reply(one);
    for (const kind of [one.kind, "all"]) {
      const rate = rates.get(kind) ?? { cases: 0, heard: 0, exact: 0 };
      rate.cases += 1;
      rate.heard += CHANGES.has(state.did?.act ?? "") ? 1 : 0;
      rate.exact += comparable(text).includes(comparable(one.becomes)) ? 1 : 0;
      rates.set(kind, rate);
    }
  }
  for (const [kind, { cases: count, heard, exact }] of rates)
    console.log(`${half}, ${kind}: ${count} changes, heard ${heard}, as expected ${exact}`);
}
await stopSentenceVectors();
