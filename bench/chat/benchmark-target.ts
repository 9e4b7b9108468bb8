import { type ChildProcess, spawn } from "node:child_process";
import { randomUUID } from "node:crypto";
import { inRoot } from "../../scripts/lib/project.mjs";
import { type ClusterApp, ClusterUser } from "../../tests/support/chat/test-cluster.ts";
import { percentile } from "../support/percentile.ts";
import { type Figures, measure, type Target } from "./load.ts";

const QUESTION = { role: "user", content: "How do I raise my promotion with my boss?" };

export const plainBody = JSON.stringify({ messages: [QUESTION] });

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

interface BenchConversation {
  person: ClusterUser;
  sessionId: string;
}

export async function openConversations(
  app: ClusterApp,
  { people, count }: { people: number; count: number },
): Promise<BenchConversation[]> {
  const signedUp: ClusterUser[] = [];
  for (let i = 0; i < people; i++) signedUp.push(await ClusterUser.signUp(app));
  const conversations: BenchConversation[] = [];
  for (let i = 0; i < count; i++) {
    const person = signedUp[i % people] as ClusterUser; // The remainder is a valid index.
    conversations.push({ person, sessionId: await person.newConversation(app) });
  }
  return conversations;
}

export function chatTarget(app: ClusterApp, conversations: BenchConversation[]): Target {
  const conversationOf = (index: number) => conversations[index % conversations.length] as BenchConversation; // The remainder is a valid index.
  return {
    url: `${app.url}/api/chat`,
    headers: (index) => ({ origin: app.url, cookie: conversationOf(index).person.cookie }),
    body: (index) => {
      const { person, sessionId } = conversationOf(index);
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

type Taken = Record<"alone" | "fifty" | "burst" | "steady", Figures[]>;

export interface SubjectFigures {
  name: string;
  alone: Figures;
  fifty: Figures;
  burst: Figures;
  steady: Figures;
}

/** Milliseconds between two starts that keep 4 and 200 replies of 2.4 seconds open. */
const EVERY_MS = { alone: 610, steady: 12 };

const LOADS = {
  alone: { count: 40, width: 4, everyMs: EVERY_MS.alone },
  fifty: { count: 100, width: 50 },
  burst: { count: 200, width: 200 },
  steady: { count: 400, width: 200, everyMs: EVERY_MS.steady },
};

const medians = (rounds: Figures[]): Figures => {
  const of = (key: keyof Figures) =>
    percentile(
      rounds.map((figures) => figures[key]),
      0.5,
    );
  return {
    firstP50: of("firstP50"),
    firstP95: of("firstP95"),
    firstP99: of("firstP99"),
    gapP99: of("gapP99"),
    rate: of("rate"),
    cpuPer1000: of("cpuPer1000"),
    peakMb: Math.max(...rounds.map(({ peakMb }) => peakMb)),
    failed: rounds.reduce((sum, { failed }) => sum + failed, 0),
  };
};

export async function figuresOf(subjects: Subject[], rounds: number): Promise<SubjectFigures[]> {
  for (const { target } of subjects) await measure(target, { count: 20, width: 10 });
  const taken = subjects.map(() => ({ alone: [], fifty: [], burst: [], steady: [] }) as Taken);
  for (let round = 0; round < rounds; round++)
    for (const load of ["alone", "fifty", "burst", "steady"] as const)
      for (const [at, { target, pid }] of subjects.entries())
        taken[at]?.[load].push(await measure(target, { ...LOADS[load], pid }));
  return subjects.map(({ name }, at) => {
    const { alone, fifty, burst, steady } = taken[at] as Taken; // One for each subject.
    return { name, alone: medians(alone), fifty: medians(fifty), burst: medians(burst), steady: medians(steady) };
  });
}
