import { randomUUID } from "node:crypto";
import type { ActResult, PracticeAct } from "@/lib/features/practice-runs/schema";
import { startPractice } from "@/lib/features/practice-runs/start-practice";
import { applyPracticeAct } from "@/lib/features/practice-runs/apply-practice-act";
import type { Ctx, UserActor } from "@/lib/shared/actor";
import { createUser } from "./factories/create-user";

export interface PracticeSession {
  ctx: Ctx<UserActor>;
  last: ActResult;
  act: (act: PracticeAct) => Promise<ActResult>;
  say: (text: string) => Promise<ActResult>;
}

export async function newPracticeUser(): Promise<Ctx<UserActor>> {
  const { id: userId, email, name } = await createUser();
  return {
    actor: { type: "user", userId, email, name, sessionId: randomUUID() },
    requestId: randomUUID(),
    now: new Date(),
    network: "local",
  };
}

export async function beginPractice(practiceId: string, person?: Ctx<UserActor>): Promise<PracticeSession> {
  const ctx = person ?? (await newPracticeUser());
  const session: PracticeSession = {
    ctx,
    last: await startPractice(ctx, { practiceId }),
    act: async (act) => {
      const { id, version } = session.last.run;
      session.last = await applyPracticeAct(ctx, { id, at: version, do: act });
      return session.last;
    },
    say: (text) => session.act({ act: "say", text, offset: 0 }),
  };
  return session;
}

export const lastReply = ({ last }: PracticeSession): string =>
  last.messages.findLast(({ role }) => role === "assistant")?.content ?? "";
