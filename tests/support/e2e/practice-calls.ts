import assert from "node:assert/strict";
import { globSync, readFileSync } from "node:fs";
import { basename } from "node:path";
import type { Page } from "playwright-core";
import type { ActResult, PracticeAct } from "../../../lib/features/practice-runs/schema.ts";
import type { AnswerValue, RunView } from "../../../lib/features/practices/schema.ts";
import { paths } from "../../../lib/shared/paths.ts";
import { inRoot } from "../../../scripts/lib/project.mjs";
import type { RunningApp } from "./app.ts";
import type { Person, PersonAction } from "./practice-people.ts";

function practiceIdOf(title: string): string {
  const files = globSync(inRoot("content", "practices", "*.yaml"));
  const file = files.find((path) => readFileSync(path, "utf8").startsWith(`title: ${title}\n`));
  assert.ok(file, `no practice has the title '${title}'`);
  return basename(file, ".yaml");
}

/** What the step's control sends for the action. */
function valueOf(action: PersonAction, step: RunView["step"]): AnswerValue | undefined {
  if (typeof action === "string") return undefined;
  if ("list" in action) return action.list.map((row) => (typeof row === "string" ? [row] : row));
  if ("people" in action) return action.people.map(([name, role]) => ({ name, role }));
  if ("day" in action) return { date: action.day, time: action.time ?? null, note: "" };
  if ("choose" in action && step?.kind === "choice")
    return step.options.find(({ label }) => label.includes(action.choose))?.id;
  if ("number" in action && step?.kind === "scale") return action.number;
  if ("rateAll" in action && step?.kind === "weights")
    return { ...step.value, scores: step.value.scores.map((scores) => scores.map(() => action.rateAll)) };
  return undefined;
}

const PRESSED: Partial<Record<string, PracticeAct>> = {
  "Keep it": { act: "keep" },
  Skip: { act: "skip" },
  Back: { act: "back" },
  "End the rehearsal": { act: "end-rehearsal" },
  Stop: { act: "say", text: "stop", offset: 0 },
  "Go on": { act: "resume" },
};

function actOf(action: PersonAction, step: RunView["step"]): PracticeAct {
  const value = valueOf(action, step);
  if (value !== undefined) return { act: "answer", value };
  if (typeof action === "object" && "say" in action) return { act: "say", text: action.say, offset: 0 };
  const pressed = typeof action === "object" && "press" in action ? PRESSED[action.press] : undefined;
  assert.ok(pressed, `${JSON.stringify(action)} has no call in a step of the kind ${step?.kind}`);
  return pressed;
}

type Walk = Pick<Person, "practice" | "actions">;

/** Sends the calls of a practice's page, which a reload does not have. */
async function sendCalls(page: Page, app: RunningApp, { practice, actions }: Walk): Promise<ActResult> {
  const call = async (path: string, data: object): Promise<ActResult> => {
    const answer = await page.request.post(path, { data, headers: { origin: app.url } });
    assert.ok(answer.ok(), `${JSON.stringify(data)} was refused: ${await answer.text()}`);
    return (await answer.json()) as ActResult;
  };
  let result = await call("/api/practices/runs", { practiceId: practiceIdOf(practice) });
  for (const action of actions.filter((each) => each !== "reload")) {
    const { id, version, step } = result.run;
    result = await call(`/api/practices/runs/${id}`, { at: version, do: actOf(action, step) });
  }
  return result;
}

/** Walks through a whole practice, and returns the address of the page that it ends with. */
export async function walkByCalls(page: Page, app: RunningApp, walk: Walk): Promise<string> {
  const { run, page: written } = await sendCalls(page, app, walk);
  assert.ok(written, `the practice stands at step ${run.progress.step} of ${run.progress.of}`);
  return paths.page(written.id);
}

/** Walks through the first steps, and returns the address of the conversation in which the practice goes on. */
export async function beginByCalls(page: Page, app: RunningApp, walk: Walk): Promise<string> {
  const { run } = await sendCalls(page, app, walk);
  return paths.conversation(run.conversationId);
}
