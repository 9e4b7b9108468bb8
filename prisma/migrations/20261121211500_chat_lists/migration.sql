-- DropIndex
DROP INDEX "chat_messages_state_instance_id_idx";

-- DropIndex
DROP INDEX "conversations_user_id_deleted_at_updated_at_idx";

-- CreateIndex
CREATE INDEX "conversations_user_id_idx" ON "conversations"("user_id");

-- Beyond the schema language: a person's conversations in the order of their list, and the pinned ones that lead it.
CREATE INDEX "conversations_recent" ON "conversations"("user_id", "updated_at" DESC, "id" DESC) WHERE "deleted_at" IS NULL;
CREATE INDEX "conversations_pinned" ON "conversations"("user_id", "pinned_at" DESC) WHERE "deleted_at" IS NULL AND "pinned_at" IS NOT NULL;
