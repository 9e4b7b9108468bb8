-- AlterTable
ALTER TABLE "rate_limits" ADD COLUMN     "name" TEXT;

-- Beyond the schema language: the week of the admin area reads the replies that failed, of which there are few.
CREATE INDEX "chat_messages_failed" ON "chat_messages"("created_at") WHERE "state" = 'failed';
