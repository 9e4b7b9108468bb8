import "../../scripts/lib/app-modules.mjs";
import { readJsonLines } from "./read-json-lines.ts";
import { z } from "zod";

// What is saved of a person's words: plans that are offered as a commitment, and statements that become a memory, both
// without a language model. The cases are by somebody who has not seen the rules.

const { findPlan } = await import("../../lib/features/goals/plans/find-plan.ts");
const { durableStatements } = await import("../../lib/features/coach/memory/memory-patterns.ts");

const CLOCK = { at: new Date("2026-11-24T10:00:00+01:00"), timeZone: "Europe/Berlin" };

const planCase = z.object({ language: z.string(), text: z.string(), offer: z.boolean(), date: z.string().optional() });
const memoryCase = z.object({ language: z.string(), text: z.string(), keep: z.boolean() });

const readCases = <T>(file: string, line: z.ZodType<T>): T[] =>
  readJsonLines(new URL(`held-out/${file}`, import.meta.url)).map((value) => line.parse(value));

const rate = (matching: number, of: number) => `${((100 * matching) / of).toFixed(1)} % of ${of}`;

const plans = readCases("plans.jsonl", planCase).map((one) => ({ ...one, found: findPlan(one.text, CLOCK) }));
const planned = plans.filter(({ offer }) => offer);
const unplanned = plans.filter(({ offer }) => !offer);
const offered = planned.filter(({ found }) => found);
console.log("\nheld out: plans with a date that were said");
console.table({
  "offered as a commitment": rate(offered.length, planned.length),
  "with the right date": rate(offered.filter(({ date, found }) => found?.due?.date === date).length, offered.length),
  "offered where nothing was planned": rate(unplanned.filter(({ found }) => found).length, unplanned.length),
});

const memories = readCases("memories.jsonl", memoryCase);
const byLanguage = (language: string, keep: boolean) => {
  const cases = memories.filter((one) => one.language === language && one.keep === keep);
  return cases.length === 0
    ? "-"
    : rate(cases.filter(({ text }) => durableStatements(text).length > 0).length, cases.length);
};
console.log("\nheld out: memories without a language model");
console.table(
  Object.fromEntries(
    [...new Set(memories.map(({ language }) => language))].map((language) => [
      language,
      { "kept that should be": byLanguage(language, true), "kept that should not": byLanguage(language, false) },
    ]),
  ),
);
