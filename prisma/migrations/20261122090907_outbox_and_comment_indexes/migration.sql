-- DropIndex
DROP INDEX "comments_author_email_idx";

-- DropIndex
DROP INDEX "outbox_events_done_at_next_at_idx";

-- AlterTable
ALTER TABLE "outbox_events" DROP COLUMN "done_at";

-- CreateIndex
CREATE INDEX "outbox_events_next_at_idx" ON "outbox_events"("next_at");

-- Beyond the schema language: a deletion and an export find comments by an address in whatever case it was written, and
-- an admin reads the few that are hidden.
CREATE INDEX "comments_author" ON "comments"(lower("author_email")) WHERE "author_email" IS NOT NULL;
CREATE INDEX "comments_hidden" ON "comments"("id") WHERE "hidden";
