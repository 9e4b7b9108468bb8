/** @jest-environment node */
import { globSync } from "node:fs";
import path from "node:path";

const METHODS = ["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"];

/**
 * Every endpoint and who may call it: `public` anyone; `gate` who has entered the access code; `trial` a trial identity
 * or its signed-in person; `user` a signed-in person; `admin` an admin; `test` only while test routes are on.
 * A new endpoint is one new line here, for reviewers to see.
 */
const TABLE = `
GET /api/access-gate public
POST /api/access-gate public
PATCH /api/account user
POST /api/account/confirm user
GET /api/account/export user
DELETE /api/account/google user
POST /api/account/google user
POST /api/account/password user
DELETE /api/account/sessions user
DELETE /api/account/sessions/[sessionId] user
POST /api/account/verification user
POST /api/admin/sign-in public
POST /api/admin/sign-out admin
GET /api/auth/[...nextauth] public
POST /api/auth/admin-login test
DELETE /api/auth/delete-account user
POST /api/auth/emergency-delete public
GET /api/auth/google gate
POST /api/auth/login gate
GET /api/auth/logout public
POST /api/auth/logout public
POST /api/auth/register gate
POST /api/auth/request-reset public
POST /api/auth/reset-password public
GET /api/auth/user public
POST /api/auth/verify-email user
POST /api/chat user
POST /api/chat/feedback user
GET /api/chat/memories user
DELETE /api/chat/memories/[id] user
PATCH /api/chat/memories/[id] user
POST /api/chat/memories/[id]/restore user
GET /api/chat/messages/[sessionId] user
POST /api/chat/off-the-record user
POST /api/chat/replies user
GET /api/chat/replies/[messageId] user
GET /api/chat/search user
GET /api/chat/sessions user
POST /api/chat/sessions user
DELETE /api/chat/sessions/[id] user
PATCH /api/chat/sessions/[id] user
POST /api/chat/sessions/remove user
POST /api/chat/sessions/restore user
POST /api/chat/stop user
POST /api/chat/versions user
GET /api/comments/[slug] public
POST /api/comments public
GET /api/early-access/seats public
POST /api/submit-email public
GET /api/health public
GET /api/ready public
POST /api/try-clarity/analyze-linkedin gate
GET /api/try-clarity/auth/gmail gate
GET /api/try-clarity/auth/gmail/callback gate
POST /api/try-clarity/auto-login gate
POST /api/try-clarity/dispute/[userId] trial
GET /api/try-clarity/flow-status/[userId] trial
POST /api/try-clarity/generate-manual-hexaco-report/[userId] trial
POST /api/try-clarity/generate-report/[userId] trial
POST /api/try-clarity/import-profile gate
POST /api/try-clarity/link-linkedin/[userId] trial
POST /api/try-clarity/mailbox-import/[userId] trial
DELETE /api/try-clarity/mailbox/[userId] trial
GET /api/try-clarity/mailbox/[userId] trial
POST /api/try-clarity/manual-hexaco-signup gate
GET /api/try-clarity/profile/[userId] trial
GET /api/try-clarity/questionnaire/[userId] trial
POST /api/try-clarity/questionnaire/[userId] trial
POST /api/try-clarity/scores/[userId] trial
POST /api/try-clarity/signup gate
GET /api/try-clarity/user/[userId] trial
`;

interface RouteModule {
  [method: string]: { access?: string } | undefined;
}

const endpoints = globSync("app/api/**/route.ts")
  .sort()
  .flatMap((file) => {
    const address = `/${path.dirname(file).slice("app/".length)}`;
    const handlers = jest.requireActual<RouteModule>(path.resolve(file));
    return METHODS.filter((method) => handlers[method]).map(
      (method) => `${method} ${address} ${handlers[method]?.access ?? "UNDECLARED"}`,
    );
  });

it("each endpoint has the access that the table says, and the table has each endpoint", () => {
  expect(endpoints.sort()).toEqual(TABLE.trim().split("\n").sort());
});
