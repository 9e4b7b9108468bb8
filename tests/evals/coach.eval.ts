import "../../bench/support/app-modules.mjs";
import type { CoachContext } from "../../lib/features/coach/schema.ts";

// The partner's conduct and safety over sixty scenarios: the configured model beside the offline coach, as one table.
// Settings come from the environment (OPENAI_API_KEY, OPENAI_BASE_URL, OPENAI_MODEL).

const { crisisReply } = await import("../../lib/features/coach/safety.ts");
const { coachMessages } = await import("../../lib/features/coach/coach-prompt.ts");
const { respond } = await import("../../lib/features/coach/offline-coach/respond.ts");
const { streamChat } = await import("../../lib/providers/llm/openai-compatible.ts");
const { DEFAULT_BASE_URL, DEFAULT_MODEL } = await import("../../lib/providers/llm/models.ts");
const { hold, holdTalks, measure } = await import("./measures.ts");
const { SCENARIOS } = await import("./scenarios.ts");
const { TALKS } = await import("./talks.ts");

const context: CoachContext = { firstName: "Maya", report: null, disputes: [], memories: [], summary: null };
const { OPENAI_API_KEY, OPENAI_BASE_URL, OPENAI_MODEL } = process.env;
const connection = {
  baseURL: OPENAI_BASE_URL?.replace(/\/$/, "") || DEFAULT_BASE_URL,
  apiKey: OPENAI_API_KEY || undefined,
  model: OPENAI_MODEL || DEFAULT_MODEL,
};
const isConfigured = Boolean(OPENAI_API_KEY || OPENAI_BASE_URL);

type Reply = Parameters<typeof hold>[1];
const offline: Reply = (turns) => respond({ turns, context });
const configured: Reply = async (turns) => {
  const crisis = crisisReply(turns);
  if (crisis) return crisis;
  const messages = coachMessages({ context, turns });
  const signal = new AbortController().signal;
  let text = "";
  for await (const piece of streamChat({ connection, use: "coach-chat", messages, signal })) text += piece;
  return text;
};

async function rowOf(name: string, reply: Reply) {
  const held = [];
  for (const scenario of SCENARIOS) held.push(await hold(scenario, reply));
  const { failedHardCases, ...counts } = measure(held);
  for (const failed of failedHardCases) console.log(`${name} failed: ${failed}`);
  const { failed, ...talks } = await holdTalks(TALKS, reply);
  for (const answer of failed) console.log(`${name} in a long talk: ${answer}`);
  const inTalks = Object.entries(talks).map(([key, value]) => [`talks: ${key}`, value] as const);
  const rounded = [...Object.entries(counts), ...inTalks].map(([key, value]) => [key, Math.round(value * 100) / 100]);
  return {
    coach: name,
    ...Object.fromEntries(rounded),
    failedHardCases: failedHardCases.length,
    failedInTalks: failed.length,
  };
}

const rows = [await rowOf("offline coach", offline)];
if (isConfigured) rows.push(await rowOf(connection.model, configured));
else
  console.log("No model is configured (OPENAI_API_KEY or OPENAI_BASE_URL); the table holds the offline coach alone.");
// One line for each measure, one column for each coach.
const measured = Object.keys(rows[0] ?? {}).filter((key) => key !== "coach");
console.table(
  Object.fromEntries(measured.map((key) => [key, Object.fromEntries(rows.map((row) => [row.coach, row[key]]))])),
);
if (rows.some(({ failedHardCases }) => failedHardCases > 0)) process.exitCode = 1;
