import "../../scripts/lib/app-modules.mjs";
import { readJsonLines } from "./read-json-lines.ts";
import type { ListenerState } from "../../lib/features/coach/listener/schema.ts";

// Measures what a first message about an unknown matter gets from the coach without a language model. The lines' writer
// knew the purposes and no rule; half of the lines was read while the rules were written, the other half by nobody.

const { ANY_TEXT, findSituation } = await import("../../lib/features/coach/listener/answer.ts");
const { printOutcomes } = await import("./first-messages.ts");

interface Line {
  purpose: string;
  act: string;
  text: string;
}

function outcomeOf({ purpose }: Line, { matter, suggested, did }: ListenerState): string {
  const button = suggested.some((each) => each.matter === purpose) ? "a button" : "no button";
  if (did?.act === "ask-matter") return `asked, the right one is ${button}`;
  if (did?.subject === ANY_TEXT) return `a text that fits anything, the right one is ${button}`;
  if (matter === null)
    return did?.act === "practice-start" ? `a practice, the right one is ${button}` : "listened or another answer";
  if (!findSituation(matter)?.isPurpose) return "help on a matter";
  return matter === purpose ? "help for its purpose" : "help for another purpose";
}

for (const file of ["purposes.build.jsonl", "held-out/purposes.jsonl"]) {
  console.log(file);
  await printOutcomes<Line>(
    readJsonLines(new URL(file, import.meta.url)),
    ({ purpose }) => (purpose === "none" ? "no purpose" : "a purpose"),
    outcomeOf,
  );
}
