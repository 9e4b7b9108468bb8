-- AlterTable
ALTER TABLE "chat_messages" ADD COLUMN     "practice_run_id" TEXT;

-- CreateTable
CREATE TABLE "practice_runs" (
    "id" TEXT NOT NULL,
    "user_id" INTEGER NOT NULL,
    "conversation_id" TEXT NOT NULL,
    "practice_id" TEXT NOT NULL,
    "status" TEXT NOT NULL DEFAULT 'running',
    "state" JSONB NOT NULL,
    "version" INTEGER NOT NULL DEFAULT 0,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "practice_runs_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "practice_pages" (
    "id" TEXT NOT NULL,
    "user_id" INTEGER NOT NULL,
    "run_id" TEXT,
    "conversation_id" TEXT,
    "message_id" TEXT,
    "practice_id" TEXT NOT NULL,
    "title" TEXT NOT NULL,
    "content" TEXT NOT NULL,
    "plan" JSONB,
    "version" INTEGER NOT NULL DEFAULT 1,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "deleted_at" TIMESTAMPTZ(3),

    CONSTRAINT "practice_pages_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "practice_page_versions" (
    "id" TEXT NOT NULL,
    "page_id" TEXT NOT NULL,
    "version" INTEGER NOT NULL,
    "content" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "practice_page_versions_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "practice_runs_user_id_status_updated_at_idx" ON "practice_runs"("user_id", "status", "updated_at" DESC);

-- CreateIndex
CREATE INDEX "practice_runs_conversation_id_idx" ON "practice_runs"("conversation_id");

-- CreateIndex
CREATE UNIQUE INDEX "practice_pages_run_id_key" ON "practice_pages"("run_id");

-- CreateIndex
CREATE INDEX "practice_pages_user_id_deleted_at_updated_at_idx" ON "practice_pages"("user_id", "deleted_at", "updated_at" DESC);

-- CreateIndex
CREATE INDEX "practice_pages_conversation_id_idx" ON "practice_pages"("conversation_id");

-- CreateIndex
CREATE INDEX "practice_pages_deleted_at_idx" ON "practice_pages"("deleted_at");

-- CreateIndex
CREATE UNIQUE INDEX "practice_page_versions_page_id_version_key" ON "practice_page_versions"("page_id", "version");

-- AddForeignKey
ALTER TABLE "practice_runs" ADD CONSTRAINT "practice_runs_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "try_users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "practice_runs" ADD CONSTRAINT "practice_runs_conversation_id_fkey" FOREIGN KEY ("conversation_id") REFERENCES "conversations"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "practice_pages" ADD CONSTRAINT "practice_pages_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "try_users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "practice_pages" ADD CONSTRAINT "practice_pages_run_id_fkey" FOREIGN KEY ("run_id") REFERENCES "practice_runs"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "practice_pages" ADD CONSTRAINT "practice_pages_conversation_id_fkey" FOREIGN KEY ("conversation_id") REFERENCES "conversations"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "practice_page_versions" ADD CONSTRAINT "practice_page_versions_page_id_fkey" FOREIGN KEY ("page_id") REFERENCES "practice_pages"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- One practice runs in a conversation at a time.
CREATE UNIQUE INDEX "practice_runs_running_key" ON "practice_runs"("conversation_id") WHERE "status" = 'running';
