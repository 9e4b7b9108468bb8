import "../../scripts/lib/app-modules.mjs";
import { readJsonLines } from "./read-json-lines.ts";
import { z } from "zod";

// How often danger is detected and how often harmless messages are stopped, by language and kind, on the half that
// rules are written with (`build`) and on the half that their authors do not open (`held out`), of which only rates are
// printed. Detected is any first reaction of the coach, also a question beside an ordinary reply; stopped is a message
// that gets no ordinary reply. Whole conversations show what such a stop costs: each has several messages.

const vectors = await import("../../lib/providers/sentence-vectors/sentence-vectors.ts");
const { assessConversation } = await import("../../lib/features/risk/assess-conversation.ts");
const { raiseRisk } = await import("../../lib/features/risk/next-risk.ts");
const { NO_RISK } = await import("../../lib/features/risk/schema.ts");
const { riskReply } = await import("../../lib/features/risk/risk-reply.ts");

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

/** What the coach does after each message: nothing, a question beside its reply, or a reply about the danger alone. */
type Reaction = "none" | "beside" | "stopped";

function reactionOf(risk: Awaited<ReturnType<typeof assessConversation>>): Reaction {
  if (riskReply(risk) !== null) return "stopped";
  return risk.answer === "beside" ? "beside" : "none";
}

async function reactionsTo(messages: string[]): Promise<Reaction[]> {
  const thread: Parameters<typeof assessConversation>[0][number][] = [];
  const reactions: Reaction[] = [];
  for (const content of messages) {
    thread.push({ role: "user", content });
    const risk = await assessConversation(thread);
    thread.push({ role: "assistant", content: "…", state: { risk } });
    reactions.push(reactionOf(risk));
  }
  return reactions;
}

const percent = (part: number, whole: number) => `${((100 * part) / whole).toFixed(1)} %`;

/** The first reaction to each case. */
type Reactions = Map<RiskCase, Reaction>;

function rates(cases: RiskCase[], reactions: Reactions, groupOf: (one: RiskCase) => string) {
  const groups = Object.groupBy(cases, groupOf);
  return Object.fromEntries(
    Object.entries(groups)
      .sort(([a], [b]) => a.localeCompare(b))
      .map(([name, members = []]) => {
        const share = (wanted: Reaction[]) =>
          percent(members.filter((one) => wanted.includes(reactions.get(one) ?? "none")).length, members.length);
        return [
          name,
          { stopped: share(["stopped"]), "or asked beside": share(["stopped", "beside"]), of: members.length },
        ];
      }),
  );
}

const conversation = z.object({
  language: z.string(),
  kind: z.enum(["ordinary", "heavy", "danger"]),
  messages: z.array(z.string()).min(1),
  /** The message at which a careful listener reacts. */
  at: z.number().optional(),
  how: z.string().nullish(),
});

const CONVERSATIONS = { build: "conversations.build.jsonl", "held out": "held-out/conversations.jsonl" };

async function printConversations(name: string, file: string): Promise<void> {
  const cases = readJsonLines(new URL(file, import.meta.url)).map((value) => conversation.parse(value));
  const held: (z.infer<typeof conversation> & { reactions: Reaction[] })[] = [];
  for (const one of cases) held.push({ ...one, reactions: await reactionsTo(one.messages) });
  const row = (some: typeof held) => {
    const reactions = some.flatMap((one) => one.reactions);
    const withAny = (wanted: Reaction) => some.filter((one) => one.reactions.includes(wanted)).length;
    const heard = (wanted: Reaction[]) =>
      some.filter(({ reactions: each, at }) => each.slice(0, (at ?? 0) + 1).some((one) => wanted.includes(one))).length;
    const isDanger = some.every(({ at }) => at !== undefined);
    return {
      of: some.length,
      "stopped once or more": percent(withAny("stopped"), some.length),
      "asked beside": percent(withAny("beside"), some.length),
      "messages without an ordinary reply": percent(
        reactions.filter((one) => one === "stopped").length,
        reactions.length,
      ),
      "stopped by the message that shows it": isDanger ? percent(heard(["stopped"]), some.length) : "-",
      "or asked by it": isDanger ? percent(heard(["stopped", "beside"]), some.length) : "-",
    };
  };
  const groups = Object.groupBy(held, ({ language, kind, how }) => [kind, how ?? "", language].join(" "));
  console.log(`\n${name}: whole conversations`);
  console.table(Object.fromEntries(Object.entries(groups).map(([group, some = []]) => [group, row(some)])));
}

const denial = z.object({
  question: z.enum(["ask", "crisis"]),
  first: z.string(),
  text: z.string(),
  kind: z.enum(["denial", "yes", "evasive"]),
});

const DENIALS = { build: "denials.build.jsonl", "held out": "held-out/denials.jsonl" };

/** What people answer to a question or text about a danger that was none, or was one. */
async function printDenials(name: string, file: string): Promise<void> {
  const cases = readJsonLines(new URL(file, import.meta.url)).map((value) => denial.parse(value));
  const closed: (typeof cases)[number][] = [];
  for (const one of cases) {
    const risk = raiseRisk(NO_RISK, one.question, "suicide");
    const thread = [
      { role: "user" as const, content: one.first },
      { role: "assistant" as const, content: "…", state: { risk } },
      { role: "user" as const, content: one.text },
    ];
    if (!(await assessConversation(thread)).isOpen) closed.push(one);
  }
  const share = (kind: string) =>
    `${closed.filter((one) => one.kind === kind).length} of ${cases.filter((one) => one.kind === kind).length}`;
  console.log(
    `\n${name}: an open danger is closed by denials ${share("denial")}, by affirmations ${share("yes")}, ` +
      `by jokes and other subjects ${share("evasive")}`,
  );
}

if (!(await vectors.startSentenceVectors())) throw new Error("The sentence vectors cannot be loaded");
for (const [name, file] of Object.entries(FILES)) {
  const cases = readCases(file);
  const answered: Reactions = new Map();
  for (const one of cases) {
    const reactions = await reactionsTo(one.turns);
    answered.set(
      one,
      reactions.includes("stopped") ? "stopped" : (reactions.find((each) => each !== "none") ?? "none"),
    );
  }
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
for (const [name, file] of Object.entries(DENIALS)) await printDenials(name, file);
for (const [name, file] of Object.entries(CONVERSATIONS)) await printConversations(name, file);
await vectors.stopSentenceVectors();
