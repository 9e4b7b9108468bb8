import "../../scripts/lib/app-modules.mjs";
import { readJsonLines } from "./read-json-lines.ts";
import type { ListenerState } from "../../lib/features/coach/listener/schema.ts";

// Measures on which matter the coach without a language model answers the first message of a conversation. No line was
// written by somebody who knew the rules, and none of them has been learned from. Lines with the matter `none` are
// about other things at work.

const { findSituation } = await import("../../lib/features/coach/listener/answer.ts");
const { printOutcomes } = await import("./first-messages.ts");

interface Line {
  matter: string;
  act: string;
  text: string;
}

function outcomeOf({ matter }: Line, { matter: taken, suggested, did }: ListenerState): string {
  const others = suggested.flatMap((each) => each.matter ?? []);
  if (did?.subject === "own-words") return "own words";
  if (taken === null || taken === "short-mail") return "none";
  if (findSituation(taken)?.isPurpose) return others.includes(matter) ? "named beside another" : "help for a purpose";
  if (taken === matter) return others.length > 0 ? "right, and others named" : "right";
  if (others.includes(matter)) return "named beside another";
  return others.length > 0 ? "another, and others named" : "another";
}

await printOutcomes<Line>(
  readJsonLines(new URL("./held-out/messages.jsonl", import.meta.url)),
  ({ matter }) => (matter === "none" ? "other things" : "matters"),
  outcomeOf,
);
