import { type ChildProcess, spawn } from "node:child_process";
import { randomUUID } from "node:crypto";
import { inRoot } from "../../scripts/lib/project.mjs";
import { type LabApp, LabPerson } from "../../tests/support/chat/lab.ts";
import { type Figures, measure, type Target } from "./load.ts";

const QUESTION = { role: "user", content: "How do I raise my promotion with my boss?" };

/** Every request's messages, for targets that store nothing. */
export const plainBody = JSON.stringify({ messages: [QUESTION] });

/** The language model of the benchmarks, in a process of its own. */
export async function startProvider({ tokens = 120, everyMs = 20 } = {}): Promise<{
  child: ChildProcess;
  url: string;
}> {
  const program = inRoot("bench", "chat", "provider.ts");
  const child = spawn(process.execPath, [program, String(tokens), String(everyMs)], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  const port = await new Promise<string>((resolve) =>
    child.stdout?.once("data", (line) => resolve(String(line).trim())),
  );
  return { child, url: `http://127.0.0.1:${port}/v1` };
}

interface Talk {
  person: LabPerson;
  sessionId: string;
}

/** `count` conversations of `people` people: one answer at a time is written in each. */
export async function openTalks(app: LabApp, { people, count }: { people: number; count: number }): Promise<Talk[]> {
  const signedUp: LabPerson[] = [];
  for (let i = 0; i < people; i++) signedUp.push(await LabPerson.signUp(app));
  const talks: Talk[] = [];
  for (let i = 0; i < count; i++) {
    const person = signedUp[i % people] as LabPerson; // The remainder is always a person's place.
    talks.push({ person, sessionId: await person.newConversation(app) });
  }
  return talks;
}

/** Sends a message in one conversation after the other. */
export function chatTarget(app: LabApp, talks: Talk[]): Target {
  const talkOf = (index: number) => talks[index % talks.length] as Talk; // The remainder is always a talk's place.
  return {
    url: `${app.url}/api/chat`,
    headers: (index) => ({ origin: app.url, cookie: talkOf(index).person.cookie }),
    body: (index) => {
      const { person, sessionId } = talkOf(index);
      const sent = [{ id: randomUUID(), ...QUESTION }];
      return JSON.stringify({ id: sessionId, messages: sent, userId: person.userId, sessionId });
    },
  };
}

export interface Subject {
  name: string;
  pid?: number;
  target: Target;
}

export interface SubjectFigures {
  name: string;
  /** Four open at any time, their beginnings apart from each other: a quiet day. */
  alone: Figures;
  fifty: Figures;
  /** Two hundred that all begin in the same moment. */
  burst: Figures;
  /** Two hundred open at any time, their beginnings spread over an answer's length. */
  steady: Figures;
}

/** Milliseconds between two beginnings that keep 4 and 200 answers of 2.4 seconds open. */
const EVERY_MS = { alone: 610, steady: 12 };

export async function figuresOf({ name, pid, target }: Subject): Promise<SubjectFigures> {
  await measure(target, { count: 20, width: 10, pid });
  const alone = await measure(target, { count: 60, width: 4, every: EVERY_MS.alone, pid });
  const fifty = await measure(target, { count: 100, width: 50, pid });
  const burst = await measure(target, { count: 200, width: 200, pid });
  const steady = await measure(target, { count: 400, width: 200, every: EVERY_MS.steady, pid });
  return { name, alone, fifty, burst, steady };
}
