import "server-only";
import { keyedHash } from "@/lib/server/crypto";
import { db, type Db } from "@/lib/server/db";
import type { AdminActor } from "@/lib/shared/actor";
import { unavailable } from "@/lib/shared/errors";
import { recordAdminAction } from "../admins/admin-store";
import { dropConnections } from "../connection-store";
import { LIFETIMES } from "../model";
import { sealPayload } from "../outbox/outbox-store";
import { removeJobs } from "./person-jobs-store";
import { hasRunningReplies, preventReplies, stopReplies } from "./person-replies-store";
import type { DeletionReceiptView } from "../schema";
import { spendSubject } from "../spend-subject";
import type { Tombstone } from "./tombstone-file";

interface Subject {
  userId: number;
  email: string;
  emailKey: string;
  /** Rows found by address alone belong to the mailbox's owner, which an unconfirmed address does not prove. */
  isConfirmed: boolean;
}

type Removal = (tx: Db, subject: Subject) => Promise<{ count: number }>;

const byPerson = ({ userId }: Subject) => ({ where: { userId } });

/**
 * Every table with personal data and how its rows are removed; children before parents. A test walks the schema and
 * fails when a table is neither here nor in the list of tables without personal data.
 */
const REMOVALS: Record<string, Removal> = {
  reply_chunks: (tx, { userId }) => tx.replyChunk.deleteMany({ where: { message: { userId } } }),
  practice_page_versions: (tx, { userId }) => tx.practicePageVersion.deleteMany({ where: { page: { userId } } }),
  practice_pages: (tx, subject) => tx.practicePage.deleteMany(byPerson(subject)),
  practice_runs: (tx, subject) => tx.practiceRun.deleteMany(byPerson(subject)),
  chat_messages: removeMessages,
  conversations: (tx, subject) => tx.conversation.deleteMany(byPerson(subject)),
  memories: (tx, subject) => tx.memory.deleteMany(byPerson(subject)),
  ai_interactions: (tx, subject) => tx.aiInteraction.deleteMany(byPerson(subject)),
  check_in_mails: (tx, subject) => tx.checkInMail.deleteMany(byPerson(subject)),
  check_in_settings: (tx, subject) => tx.checkInSettings.deleteMany(byPerson(subject)),
  week_outcomes: (tx, subject) => tx.weekOutcomes.deleteMany(byPerson(subject)),
  commitments: (tx, subject) => tx.commitment.deleteMany(byPerson(subject)),
  user_goals: (tx, subject) => tx.userGoal.deleteMany(byPerson(subject)),
  work_answers: (tx, subject) => tx.workAnswers.deleteMany(byPerson(subject)),
  reports: (tx, subject) => tx.report.deleteMany(byPerson(subject)),
  hexaco_questionnaires: (tx, subject) => tx.hexacoQuestionnaire.deleteMany(byPerson(subject)),
  outside_comments: (tx, subject) => tx.outsideComment.deleteMany(byPerson(subject)),
  outside_ratings: (tx, subject) => tx.outsideRating.deleteMany(byPerson(subject)),
  outside_invitations: (tx, subject) => tx.outsideInvitation.deleteMany(byPerson(subject)),
  outside_views: (tx, subject) => tx.outsideView.deleteMany(byPerson(subject)),
  email_analysis: (tx, subject) => tx.emailAnalysis.deleteMany(byPerson(subject)),
  mailbox_imports: (tx, subject) => tx.mailboxImport.deleteMany(byPerson(subject)),
  data_connections: (tx, { userId }) => dropConnections(tx, userId),
  read_ledger: (tx, subject) => tx.readLedgerEntry.deleteMany(byPerson(subject)),
  profile_cache: removeCachedProfile,
  user_models: (tx, subject) => tx.userModel.deleteMany(byPerson(subject)),
  email_signups: async (tx, { emailKey, isConfirmed }) =>
    isConfirmed ? tx.emailSignup.deleteMany({ where: { emailKey } }) : { count: 0 },
  verification_tokens: (tx, { email, emailKey }) =>
    tx.verificationToken.deleteMany({ where: { identifier: { in: [email, emailKey] } } }),
  one_time_tokens: (tx, subject) => tx.oneTimeToken.deleteMany(byPerson(subject)),
  trial_identities: (tx, subject) => tx.trialIdentity.deleteMany(byPerson(subject)),
  sessions: (tx, subject) => tx.session.deleteMany(byPerson(subject)),
  accounts: (tx, subject) => tx.account.deleteMany(byPerson(subject)),
  // Late, because the statements that book spending share one connection and would wait for this row.
  llm_spend: (tx, { userId }) => tx.llmSpend.deleteMany({ where: { subject: spendSubject(userId) } }),
  try_users: (tx, { userId }) => tx.tryUser.deleteMany({ where: { id: userId } }),
};

const MAX_DELETED_PER_STATEMENT = 20_000;

/** Newest first, because deleting a message cascades to its replies, which would not be counted. */
async function removeMessages(tx: Db, { userId }: Subject): Promise<{ count: number }> {
  for (let count = 0; ;) {
    const removed = await tx.$executeRaw`
      DELETE FROM chat_messages WHERE id IN (
        SELECT id FROM chat_messages WHERE user_id = ${userId} ORDER BY seq DESC LIMIT ${MAX_DELETED_PER_STATEMENT})`;
    count += removed;
    if (removed < MAX_DELETED_PER_STATEMENT) return { count };
  }
}

async function removeCachedProfile(tx: Db, { userId }: Subject): Promise<{ count: number }> {
  const rows = await tx.$queryRaw<{ url: string | null }[]>`
    SELECT context_data #>> '{linkedinProfile,url}' AS url FROM user_models WHERE user_id = ${userId}`;
  const url = rows[0]?.url;
  return url ? tx.profileCache.deleteMany({ where: { key: keyedHash("profile-cache", url) } }) : { count: 0 };
}

/** Comments are part of a public conversation: they stay, without the author's name and address. */
const anonymiseComments = async (tx: Db, { emailKey, isConfirmed }: Subject): Promise<number> =>
  isConfirmed
    ? tx.$executeRaw`
        UPDATE comments SET author_email = NULL, author_name = 'Deleted account' WHERE lower(author_email) = ${emailKey}`
    : 0;

/** The access gate admits a browser, not an account, so a used invitation stays without the owner's address. */
const detachInvitation = async (tx: Db, { emailKey, isConfirmed }: Subject): Promise<number> => {
  if (!isConfirmed) return 0;
  const data = { signupId: null };
  return (await tx.invitationCode.updateMany({ where: { signup: { emailKey } }, data })).count;
};

/**
 * Locks the person's row, so that only one of two concurrent deletions does the work; null when the row is gone. The
 * weaker lock lets statements that reference the person proceed; the rows that they add are deleted with the person.
 * An abandoned trial needs the stronger lock, which waits for a person who is just returning.
 */
async function lockSubject(tx: Db, userId: number, reason: Deletion["reason"]): Promise<Subject | null> {
  const rows =
    reason === "abandoned"
      ? await tx.$queryRaw<{ id: number }[]>`SELECT id FROM try_users WHERE id = ${userId} FOR UPDATE`
      : await tx.$queryRaw<{ id: number }[]>`SELECT id FROM try_users WHERE id = ${userId} FOR NO KEY UPDATE`;
  if (rows.length === 0) return null;
  const person = await tx.tryUser.findUniqueOrThrow({
    where: { id: userId },
    select: { email: true, emailKey: true, emailVerified: true },
  });
  return { userId, email: person.email, emailKey: person.emailKey, isConfirmed: person.emailVerified !== null };
}

interface Deletion {
  now: Date;
  reason: "requested" | "abandoned" | "restored";
  admin?: AdminActor | null;
  adminReason?: string;
}

/**
 * Removes a person and everything about them in one transaction, which also leaves the tombstone and the outbox events
 * for other systems: connections to revoke and the receipt to mail. Returns null when the person is gone, or has
 * returned to the trial that was to be removed as abandoned.
 */
export async function deletePerson(userId: number, deletion: Deletion): Promise<DeletionReceiptView | null> {
  for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt++) {
    await stopReplies(userId);
    const receipt = await removeEverything(userId, deletion);
    if (receipt !== "replies_running") return receipt;
  }
  throw unavailable();
}

const MAX_ATTEMPTS = 5;

function removeEverything(
  userId: number,
  { now, reason, admin, adminReason }: Deletion,
): Promise<DeletionReceiptView | "replies_running" | null> {
  return db().$transaction(
    async (tx) => {
      await preventReplies(tx, userId);
      if (await hasRunningReplies(tx, userId)) return "replies_running";
      const subject = await lockSubject(tx, userId, reason);
      if (!subject || (reason === "abandoned" && !(await isAbandoned(tx, userId, now)))) return null;
      await removeJobs(tx, userId);
      const rows: DeletionReceiptView["rows"] = [];
      rows.push({ table: "invitation_codes", removed: 0, anonymised: await detachInvitation(tx, subject) });
      for (const [table, remove] of Object.entries(REMOVALS)) {
        rows.push({ table, removed: (await remove(tx, subject)).count, anonymised: 0 });
      }
      rows.push({ table: "comments", removed: 0, anonymised: await anonymiseComments(tx, subject) });
      const receipt = { deletedAt: now.toISOString(), rows: rows.filter((row) => row.removed + row.anonymised > 0) };
      if (reason === "requested") {
        const payload = sealPayload({ email: subject.email, isConfirmed: subject.isConfirmed, receipt });
        await tx.outboxEvent.create({ data: { kind: "account.deleted", payload } });
      }
      const subjectHash = tombstoneOf(userId);
      await tx.deletionTombstone.upsert({
        where: { subjectHash },
        create: { subjectHash, deletedAt: now },
        update: { deletedAt: now },
      });
      if (admin)
        await recordAdminAction(
          admin,
          { action: "account.delete", targetTable: "try_users", targetId: userId, reason: adminReason },
          tx,
        );
      return receipt;
    },
    { timeout: 120_000 },
  );
}

export const tombstoneOf = (userId: number): string => keyedHash("tombstone", String(userId));

export async function mergeTombstones(known: Tombstone[], since: Date): Promise<Tombstone[]> {
  await db().deletionTombstone.createMany({ data: known, skipDuplicates: true });
  await db().deletionTombstone.deleteMany({ where: { deletedAt: { lt: since } } });
  return db().deletionTombstone.findMany({ select: { subjectHash: true, deletedAt: true } });
}

const PEOPLE_BATCH = 1_000;

/**
 * The ids of deleted people who exist again, as after the restore of a backup. A person created after the deletion is
 * somebody else who received the same random id.
 */
export async function findRestoredUsers(): Promise<number[]> {
  const tombstones = await db().deletionTombstone.findMany({ select: { subjectHash: true, deletedAt: true } });
  if (tombstones.length === 0) return [];
  const deletedAtByHash = new Map(tombstones.map(({ subjectHash, deletedAt }) => [subjectHash, deletedAt]));
  const restored: number[] = [];
  for (let after = 0; ;) {
    const people = await db().tryUser.findMany({
      where: { id: { gt: after } },
      orderBy: { id: "asc" },
      select: { id: true, createdAt: true },
      take: PEOPLE_BATCH,
    });
    for (const { id, createdAt } of people) {
      const deletedAt = deletedAtByHash.get(tombstoneOf(id));
      if (deletedAt && createdAt < deletedAt) restored.push(id);
    }
    const last = people.at(-1);
    if (!last || people.length < PEOPLE_BATCH) return restored;
    after = last.id;
  }
}

export const ABANDONED_BATCH = 200;

const whereAbandoned = (now: Date) => ({
  createdAt: { lt: new Date(now.getTime() - LIFETIMES.trial) },
  password: null,
  emailVerified: null,
  accounts: { none: {} },
  sessions: { none: {} },
  conversations: { none: {} },
  dataConnections: { none: {} },
  trialIdentities: { none: { expiresAt: { gt: now } } },
});

export async function findAbandoned(now: Date): Promise<number[]> {
  const people = await db().tryUser.findMany({
    where: whereAbandoned(now),
    select: { id: true },
    take: ABANDONED_BATCH,
  });
  return people.map(({ id }) => id);
}

const isAbandoned = async (tx: Db, userId: number, now: Date): Promise<boolean> =>
  (await tx.tryUser.count({ where: { id: userId, ...whereAbandoned(now) } })) > 0;

export const COVERED_TABLES = [...Object.keys(REMOVALS), "comments", "invitation_codes"];
