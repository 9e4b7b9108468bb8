import { z } from "zod";

/** Body of `POST /api/access-gate`; what is not the code is answered alike, whatever its length. */
export const unlockInput = z.strictObject({ password: z.string({ error: "Please enter the access code" }) });
export type UnlockInput = z.output<typeof unlockInput>;
