import { z } from "zod";

/** Body of `POST /api/access-gate`. Wrong codes of any length get the same answer. */
export const unlockInput = z.strictObject({ password: z.string({ error: "Please enter the access code" }) });
export type UnlockInput = z.output<typeof unlockInput>;
