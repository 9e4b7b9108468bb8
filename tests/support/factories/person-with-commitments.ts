import { randomUUID } from "node:crypto";
import { saveCommitment } from "@/lib/features/goals/commitments/save-commitment";
import { saveCommitmentInput } from "@/lib/features/goals/schema";
import type { Ctx, UserActor } from "@/lib/shared/actor";
import { createUser } from "./create-user";

export interface Person {
  at: (now: string | Date) => Ctx<UserActor>;
  email: string;
  zone: string;
}

export async function person(zone = "Europe/Berlin", isConfirmed = true): Promise<Person> {
  const { id, email, name } = await createUser({ emailVerified: isConfirmed ? new Date() : null });
  return {
    email,
    zone,
    at: (now) => ({
      actor: { type: "user", userId: id, sessionId: "s", email, name },
      requestId: randomUUID(),
      now: new Date(now),
      network: "test",
    }),
  };
}

export const keep = (ctx: Ctx<UserActor>, timeZone: string, fields: object) =>
  saveCommitment(ctx, saveCommitmentInput.parse({ text: "Call Jo", timeZone, ...fields }));
