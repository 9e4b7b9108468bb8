import { recordOf } from "@/lib/shared/records";

export const CALLERS = [
  "visitor",
  "gate holder",
  "trial identity",
  "another trial identity",
  "user",
  "another user",
  "admin",
  "inactive admin",
  "moderator",
] as const;
export type Caller = (typeof CALLERS)[number];

interface Endpoint {
  name: string;
  access: string;
  status: Record<Caller, number>;
}

/**
 * Every endpoint, its access class and the status of each caller's well-formed call about the user's data (in the trial
 * columns: the trial identity's). A new endpoint is one new line here, for reviewers to see, and one call in
 * `sample-calls.ts`.
 *
 * Classes: `public` anyone; `gate` a browser that has entered the access code; `trial` a trial identity or its
 * signed-in person; `user` a signed-in person; `admin` an admin of either role; `owner` an admin who is an owner, as
 * the admin of this table is; `admin-setup` an admin, also an owner who has yet to turn on one-time codes; `test` only
 * while test routes are on, which they are not here. A moderator gets the admin's status, except in the class `owner`,
 * where they get an inactive one's; a ninth number states any other status.
 */
const TABLE = `
                                                                     visitor
                                                                     |   gate holder
                                                                     |   |   trial identity
                                                                     |   |   |   another trial identity
                                                                     |   |   |   |   user
                                                                     |   |   |   |   |   another user
                                                                     |   |   |   |   |   |   admin
                                                                     |   |   |   |   |   |   |   inactive admin
GET    /.well-known/security.txt                            public 200 200 200 200 200 200 200 200
GET    /notes/rss.xml                                       public 200 200 200 200 200 200 200 200
GET    /preview/[file]                                      public 200 200 200 200 200 200 200 200
GET    /sitemap.xml                                         public 200 200 200 200 200 200 200 200
GET    /api/[...unknown]                                       public 404 404 404 404 404 404 404 404
POST   /api/[...unknown]                                       public 404 404 404 404 404 404 404 404
PATCH  /api/[...unknown]                                       public 404 404 404 404 404 404 404 404
DELETE /api/[...unknown]                                       public 404 404 404 404 404 404 404 404
GET    /api/access-gate                                     public 403 200 200 200 200 200 200 200
POST   /api/access-gate                                     public 200 200 200 200 200 200 200 200
PATCH  /api/account                                         user   401 401 401 401 200 200 401 401
POST   /api/account/confirm                                 user   401 401 401 401 200 200 401 401
GET    /api/account/export                                  user   401 401 401 401 200 200 401 401
DELETE /api/account/google                                  user   401 401 401 401 200 404 401 401
POST   /api/account/google                                  user   401 401 401 401 200 200 401 401
POST   /api/account/password                                user   401 401 401 401 200 200 401 401
DELETE /api/account/sessions                                user   401 401 401 401 200 200 401 401
DELETE /api/account/sessions/[sessionId]                    user   401 401 401 401 200 404 401 401
POST   /api/account/verification                            user   401 401 401 401 200 200 401 401
PATCH  /api/admin/admins/[id]                               owner  404 404 404 404 404 404 200 404
DELETE /api/admin/admins/[id]/codes                         owner  404 404 404 404 404 404 200 404
DELETE /api/admin/admins/[id]/sessions                      owner  404 404 404 404 404 404 200 404
PATCH  /api/admin/codes                                     admin-setup 404 404 404 404 404 404 200 404
POST   /api/admin/codes                                     admin-setup 404 404 404 404 404 404 200 404
PATCH  /api/admin/comments/[id]                             admin  404 404 404 404 404 404 200 404
DELETE /api/admin/comments/[id]                             admin  404 404 404 404 404 404 200 404
POST   /api/admin/confirm                                   admin-setup 404 404 404 404 404 404 204 404
POST   /api/admin/comments/[id]/restore                     admin  404 404 404 404 404 404 200 404
POST   /api/admin/comments/approval                         admin  404 404 404 404 404 404 200 404
POST   /api/admin/notes                                     admin  404 404 404 404 404 404 201 404
PATCH  /api/admin/notes/[id]                                admin  404 404 404 404 404 404 200 404
POST   /api/admin/notes/[id]/publish                        admin  404 404 404 404 404 404 200 404
POST   /api/admin/notes/[id]/unpublish                      admin  404 404 404 404 404 404 200 404
POST   /api/admin/notes/preview                             admin  404 404 404 404 404 404 200 404
POST   /api/admin/early-access/[id]                         admin  404 404 404 404 404 404 200 404
DELETE /api/admin/early-access/[id]                         admin  404 404 404 404 404 404 200 404
POST   /api/admin/early-access/[id]/resend                  admin  404 404 404 404 404 404 200 404
POST   /api/admin/early-access/[id]/withdraw                admin  404 404 404 404 404 404 200 404
POST   /api/admin/early-access/export                       admin  404 404 404 404 404 404 200 404
POST   /api/admin/early-access/next                         admin  404 404 404 404 404 404 200 404
POST   /api/admin/invitation-codes                          admin  404 404 404 404 404 404 201 404
DELETE /api/admin/invitation-codes/[id]                     admin  404 404 404 404 404 404 200 404
POST   /api/admin/invitations                               owner  404 404 404 404 404 404 201 404
DELETE /api/admin/invitations/[id]                          owner  404 404 404 404 404 404 200 404
POST   /api/admin/join                                      public 201 201 201 201 201 201 201 201
PATCH  /api/admin/jobs/[name]/[id]                          owner  404 404 404 404 404 404 200 404
DELETE /api/admin/limits/[key]                              owner  404 404 404 404 404 404 200 404
POST   /api/admin/model-probe                               owner  404 404 404 404 404 404 200 404
PATCH  /api/admin/outbox/[id]                               owner  404 404 404 404 404 404 200 404
POST   /api/admin/people                                    owner  404 404 404 404 404 404 200 404
PATCH  /api/admin/people/[id]                               owner  404 404 404 404 404 404 200 404
DELETE /api/admin/people/[id]                               owner  404 404 404 404 404 404 200 404
POST   /api/admin/shared-replies/[id]                       owner  404 404 404 404 404 404 200 404
POST   /api/admin/sign-in                                   public 200 200 200 200 200 200 200 200
POST   /api/admin/sign-out                                  admin-setup  404 404 404 404 404 404 200 404
GET    /api/auth/[...nextauth]                              public 303 303 303 303 303 303 303 303
POST   /api/auth/admin-login                                test   404 404 404 404 404 404 404 404
DELETE /api/auth/delete-account                             user   401 401 401 401 200 200 401 401
POST   /api/auth/emergency-delete                           public 403 403 403 403 200 403 200 403 403
GET    /api/auth/google                                     gate   403 303 303 303 303 303 303 303
POST   /api/auth/login                                      gate   403 200 200 200 200 200 200 200
GET    /api/auth/logout                                     public 303 303 303 303 303 303 303 303
POST   /api/auth/logout                                     public 200 200 200 200 200 200 200 200
POST   /api/auth/register                                   gate   403 201 201 201 201 201 201 201
POST   /api/auth/request-reset                              public 200 200 200 200 200 200 200 200
POST   /api/auth/reset-password                             public 200 200 200 200 200 200 200 200
GET    /api/auth/user                                       public 200 200 200 200 200 200 200 200
POST   /api/auth/verify-email                               user   401 401 401 401 200 410 401 401
POST   /api/chat                                            user   403 401 401 401 200 403 401 401
GET    /api/chat/coach-settings                             user   403 401 401 401 200 200 401 401
PATCH  /api/chat/coach-settings                             user   403 401 401 401 200 200 401 401
POST   /api/chat/feedback                                   user   403 401 401 401 200 404 401 401
GET    /api/chat/memories                                   user   403 401 401 401 200 200 401 401
DELETE /api/chat/memories/[id]                              user   403 401 401 401 200 404 401 401
PATCH  /api/chat/memories/[id]                              user   403 401 401 401 200 404 401 401
POST   /api/chat/memories/[id]/restore                      user   403 401 401 401 200 404 401 401
GET    /api/chat/messages/[sessionId]                       user   403 401 401 401 200 404 401 401
POST   /api/chat/off-the-record                             user   403 401 401 401 200 200 401 401
POST   /api/chat/replies                                    user   403 401 401 401 200 404 401 401
GET    /api/chat/replies/[messageId]                        user   403 401 401 401 200 404 401 401
GET    /api/chat/search                                     user   403 401 401 401 200 200 401 401
GET    /api/chat/sessions                                   user   403 401 401 401 200 200 401 401
POST   /api/chat/sessions                                   user   403 401 401 401 201 403 401 401
DELETE /api/chat/sessions/[id]                              user   403 401 401 401 200 404 401 401
PATCH  /api/chat/sessions/[id]                              user   403 401 401 401 200 404 401 401
POST   /api/chat/sessions/remove                            user   403 401 401 401 200 404 401 401
POST   /api/chat/sessions/restore                           user   403 401 401 401 200 404 401 401
POST   /api/chat/shared-replies                             user   403 401 401 401 200 404 401 401
POST   /api/chat/stop                                       user   403 401 401 401 200 404 401 401
POST   /api/chat/versions                                   user   403 401 401 401 200 404 401 401
GET    /api/comments/[slug]                                 public 200 200 200 200 200 200 200 200
POST   /api/comments                                        public 201 201 201 201 201 201 201 201
POST   /api/early-access/confirm                            public 200 200 200 200 200 200 200 200
POST   /api/early-access/leave                              public 200 200 200 200 200 200 200 200
GET    /api/early-access/seats                              public 200 200 200 200 200 200 200 200
GET    /api/calendar/[file]                                 public 200 200 200 200 200 200 200 200
POST   /api/check-ins/answer                                public 200 200 200 200 200 200 200 200
POST   /api/check-ins/unsubscribe                           public 200 200 200 200 200 200 200 200
GET    /api/commitments/[id]/calendar                       user   403 401 401 401 200 404 401 401
DELETE /api/goals/calendar                                  user   403 401 401 401 200 200 401 401
POST   /api/goals/calendar                                  user   403 401 401 401 200 200 401 401
POST   /api/goals/week                                      user   403 401 401 401 200 200 401 401
POST   /api/goals/[id]/restore                              user   403 401 401 401 200 404 401 401
GET    /api/goals/reminders                                 user   403 401 401 401 200 200 401 401
PATCH  /api/goals/reminders                                 user   403 401 401 401 200 200 401 401
GET    /api/commitments                                     user   403 401 401 401 200 200 401 401
POST   /api/commitments                                     user   403 401 401 401 201 404 401 401
DELETE /api/commitments/[id]                                user   403 401 401 401 200 404 401 401
GET    /api/commitments/[id]                                user   403 401 401 401 200 404 401 401
PATCH  /api/commitments/[id]                                user   403 401 401 401 200 404 401 401
POST   /api/commitments/[id]/restore                        user   403 401 401 401 200 404 401 401
POST   /api/commitments/[id]/settle                         user   403 401 401 401 200 404 401 401
GET    /api/commitments/draft                               user   403 401 401 401 200 404 401 401
GET    /api/commitments/today                               user   403 401 401 401 200 200 401 401
POST   /api/colleague/answer                                public 200 200 403 200 403 200 200 200
POST   /api/colleague/decline                               public 200 200 200 200 200 200 200 200
POST   /api/colleague/open                                  public 200 200 403 200 403 200 200 200
POST   /api/colleague/withdraw                              public 200 200 200 200 200 200 200 200
DELETE /api/outside-view                                    user   403 401 401 401 200 200 401 401
GET    /api/outside-view                                    user   403 401 401 401 200 200 401 401
POST   /api/outside-view/invitations                        user   403 401 401 401 201 201 401 401
DELETE /api/outside-view/invitations/[id]                   user   403 401 401 401 200 404 401 401
POST   /api/outside-view/result                             user   403 401 401 401 200 409 401 401
GET    /api/goals                                           user   403 401 401 401 200 200 401 401
POST   /api/goals                                           user   403 401 401 401 201 201 401 401
DELETE /api/goals/[id]                                      user   403 401 401 401 200 404 401 401
PATCH  /api/goals/[id]                                      user   403 401 401 401 200 404 401 401
GET    /api/metrics                                         public 404 404 404 404 404 404 404 404
POST   /api/submit-email                                    public 200 200 200 200 200 200 200 200
GET    /api/practices/pages                                 user   403 401 401 401 200 200 401 401
DELETE /api/practices/pages/[id]                            user   403 401 401 401 200 404 401 401
GET    /api/practices/pages/[id]                            user   403 401 401 401 200 404 401 401
PATCH  /api/practices/pages/[id]                            user   403 401 401 401 200 404 401 401
POST   /api/practices/pages/[id]/restore                    user   403 401 401 401 200 404 401 401
GET    /api/practices/runs                                  user   403 401 401 401 200 200 401 401
POST   /api/practices/runs                                  user   403 401 401 401 201 404 401 401
DELETE /api/practices/runs/[id]                             user   403 401 401 401 200 404 401 401
POST   /api/practices/runs/[id]                             user   403 401 401 401 200 404 401 401
GET    /api/health                                          public 200 200 200 200 200 200 200 200
GET    /api/ready                                           public 200 200 200 200 200 200 200 200
POST   /api/try-clarity/address/[userId]                    trial  403 401 200 403 409 403 401 401
POST   /api/try-clarity/analyze-linkedin                    gate   403 200 200 200 200 200 200 200
GET    /api/try-clarity/auth/gmail                          gate   403 303 303 303 303 303 303 303
GET    /api/try-clarity/auth/gmail/callback                 gate   403 303 303 303 303 303 303 303
POST   /api/try-clarity/auto-login                          gate   403 401 200 403 401 401 401 401
POST   /api/try-clarity/dispute/[userId]                    trial  403 401 200 403 200 403 401 401
GET    /api/try-clarity/work/[userId]                       trial  403 401 200 403 200 403 401 401
POST   /api/try-clarity/work/[userId]                       trial  403 401 200 403 200 403 401 401
GET    /api/try-clarity/flow-status/[userId]                trial  403 401 200 403 200 403 401 401
POST   /api/try-clarity/generate-manual-hexaco-report/[userId] trial 403 401 200 403 200 403 401 401
POST   /api/try-clarity/generate-report/[userId]            trial  403 401 200 403 200 403 401 401
POST   /api/try-clarity/import-profile                      gate   403 200 200 200 200 200 200 200
POST   /api/try-clarity/link-linkedin/[userId]              trial  403 401 200 403 200 403 401 401
POST   /api/try-clarity/mailbox-import/[userId]             trial  403 401 200 403 200 403 401 401
GET    /api/try-clarity/mailbox-check/[userId]              trial  403 401 409 403 409 403 401 401
POST   /api/try-clarity/mailbox-check/[userId]              trial  403 401 409 403 409 403 401 401
DELETE /api/try-clarity/mailbox/[userId]                    trial  403 401 200 403 200 403 401 401
GET    /api/try-clarity/mailbox/[userId]                    trial  403 401 200 403 200 403 401 401
POST   /api/try-clarity/manual-hexaco-signup                gate   403 201 201 201 201 201 201 201
GET    /api/try-clarity/profile/[userId]                    trial  403 401 200 403 200 403 401 401
GET    /api/try-clarity/questionnaire/[userId]              trial  403 401 200 403 200 403 401 401
POST   /api/try-clarity/questionnaire/[userId]              trial  403 401 200 403 200 403 401 401
POST   /api/try-clarity/scores/[userId]                     trial  403 401 200 403 200 403 401 401
POST   /api/try-clarity/signup                              gate   403 201 201 201 201 201 201 201
GET    /api/try-clarity/user/[userId]                       trial  403 401 200 403 200 403 401 401
`;

function readLine(line: string): Endpoint {
  const [method = "", path = "", access = "", ...statuses] = line.split(/\s+/);
  const [admin, inactive] = statuses.slice(-2);
  const answers =
    statuses.length === CALLERS.length - 1 ? [...statuses, access === "owner" ? inactive : admin] : statuses;
  if (answers.length !== CALLERS.length) throw new Error(`The access table does not say all of: ${line}`);
  return { name: `${method} ${path}`, access, status: recordOf(CALLERS, (_, index) => Number(answers[index])) };
}

export const ENDPOINTS: Endpoint[] = TABLE.split("\n")
  .filter((line) => /^[A-Z]/.test(line))
  .map(readLine);
