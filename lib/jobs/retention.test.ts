import { purgeAbandoned } from "@/lib/features/accounts/deletion/purge-accounts";
import { purgeSpend } from "@/lib/features/spending/purge-spend";
import type { Ctx, SystemActor } from "@/lib/shared/actor";
import { runPurges } from "./retention";

jest.mock("@/lib/features/access/manage-invitation-codes");
jest.mock("@/lib/features/accounts/deletion/purge-accounts");
jest.mock("@/lib/features/accounts/deletion/reapply-deletions");
jest.mock("@/lib/features/admin/invite-admin");
jest.mock("@/lib/features/chat/conversations/purge-conversations");
jest.mock("@/lib/features/coach/memory/purge-memories");
jest.mock("@/lib/features/early-access/purge-unconfirmed");
jest.mock("@/lib/features/goals/purge-goals");
jest.mock("@/lib/features/notes/moderate-comments");
jest.mock("@/lib/features/outside-view/purge-outside-invitations");
jest.mock("@/lib/features/practice-runs/purge-runs");
jest.mock("@/lib/features/goals/purge-goals");
jest.mock("@/lib/features/notes/moderate-comments");
jest.mock("@/lib/features/practices/pages/purge-pages");
jest.mock("@/lib/features/profile/purge-profile-cache");
jest.mock("@/lib/features/spending/purge-spend");
jest.mock("@/lib/server/mail/mailer");
jest.mock("@/lib/server/rate-limit");

const ctx: Ctx<SystemActor> = {
  actor: { type: "system", job: "test" },
  requestId: "test",
  now: new Date(),
  network: "local",
};

it("runs the other purges when one fails, and then rejects, so that the job is retried", async () => {
  jest.mocked(purgeAbandoned).mockRejectedValueOnce(new Error("no database"));
  await expect(runPurges(ctx)).rejects.toThrow("no database");
  expect(purgeSpend).toHaveBeenCalledWith(ctx);
  await expect(runPurges(ctx)).resolves.toBeUndefined();
});
