import "../../scripts/lib/app-modules.mjs";
import { readJsonLines } from "./read-json-lines.ts";
import { z } from "zod";

// How often danger is detected and how often harmless messages are stopped, by language and kind, on the half that
// rules are written with (`build`) and on the half that their authors do not open (`held out`), of which only rates are
// printed. Any first reaction of the coach counts as detected, and as stopped.

const vectors = await import("../../lib/providers/sentence-vectors/sentence-vectors.ts");
const { assessConversation } = await import("../../lib/features/risk/assess-conversation.ts");

const riskCase = z.object({
  language: z.string(),
  danger: z.boolean(),
  kind: z.string(),
  turns: z.array(z.string()).min(1),
});
type RiskCase = z.infer<typeof riskCase>;

const FILES = { build: "risk.build.jsonl", "held out": "held-out/risk.held-out.jsonl" };

const readCases = (file: string): RiskCase[] =>
  readJsonLines(new URL(file, import.meta.url)).map((value) => riskCase.parse(value));

async function isAnswered({ turns }: RiskCase): Promise<boolean> {
  const thread: Parameters<typeof assessConversation>[0][number][] = [];
  for (const content of turns) {
    thread.push({ role: "user", content });
    const risk = await assessConversation(thread);
    if (risk.answer !== "none") return true;
    thread.push({ role: "assistant", content: "…", state: { risk } });
  }
  return false;
}

const percent = (part: number, whole: number) => `${((100 * part) / whole).toFixed(1)} %`;

type Answered = Map<RiskCase, boolean>;

function rates(cases: RiskCase[], answered: Answered, groupOf: (one: RiskCase) => string): Record<string, string> {
  const groups = Object.groupBy(cases, groupOf);
  return Object.fromEntries(
    Object.entries(groups)
      .sort(([a], [b]) => a.localeCompare(b))
      .map(([name, members = []]) => [
        name,
        `${percent(members.filter((one) => answered.get(one)).length, members.length)} of ${members.length}`,
      ]),
  );
}

if (!(await vectors.startSentenceVectors())) throw new Error("The sentence vectors cannot be loaded");
for (const [name, file] of Object.entries(FILES)) {
  const cases = readCases(file);
  const answered: Answered = new Map();
  for (const one of cases) answered.set(one, await isAnswered(one));
  const dangers = cases.filter(({ danger }) => danger);
  const harmless = cases.filter(({ danger }) => !danger);
  const byKind = (some: RiskCase[], isEnglish: boolean) =>
    rates(
      some.filter(({ language }) => (language === "en") === isEnglish),
      answered,
      ({ kind }) => kind,
    );
  console.log(`\n${name}: danger answered, by language`);
  console.table(rates(dangers, answered, ({ language }) => language));
  console.log(`${name}: danger answered, by kind, English`);
  console.table(byKind(dangers, true));
  console.log(`${name}: danger answered, by kind, German, French and Spanish`);
  console.table(byKind(dangers, false));
  console.log(`${name}: harmless stopped, by language`);
  console.table(rates(harmless, answered, ({ language }) => language));
  console.log(`${name}: harmless stopped, by kind, all languages`);
  console.table(rates(harmless, answered, ({ kind }) => kind));
}
await vectors.stopSentenceVectors();
