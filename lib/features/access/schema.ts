import { z } from "zod";
import { userText } from "@/lib/shared/text/clean-text";
import { CODE_LIMITS, type CodeState } from "./model";

export const unlockInput = z.strictObject({ password: z.string({ error: "Please enter the access code" }) });
export type UnlockInput = z.output<typeof unlockInput>;

export const createCodeInput = z.strictObject({
  name: userText({ max: CODE_LIMITS.name, required: "Please give the code a name" }),
  maxUses: z.int(`Please choose 1 to ${CODE_LIMITS.uses} uses`).min(1).max(CODE_LIMITS.uses),
  days: z.int(`Please choose 1 to ${CODE_LIMITS.days} days`).min(1).max(CODE_LIMITS.days),
});
export type CreateCodeInput = z.output<typeof createCodeInput>;

export interface InvitationCodeView {
  id: number;
  name: string;
  uses: number;
  maxUses: number;
  state: CodeState;
  expiresAt: string;
  createdAt: string;
}

export interface CreatedCodeView {
  success: true;
  code: string;
  invitation: InvitationCodeView;
}
