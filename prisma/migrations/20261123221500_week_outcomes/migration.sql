-- AlterTable
ALTER TABLE "user_goals" ADD COLUMN     "deleted_at" TIMESTAMPTZ(3);

-- CreateTable
CREATE TABLE "week_outcomes" (
    "id" TEXT NOT NULL,
    "user_id" INTEGER NOT NULL,
    "week" TEXT NOT NULL,
    "outcomes" JSONB NOT NULL,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "week_outcomes_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE UNIQUE INDEX "week_outcomes_user_id_week_key" ON "week_outcomes"("user_id", "week");

-- CreateIndex
CREATE INDEX "user_goals_deleted_at_idx" ON "user_goals"("deleted_at");

-- AddForeignKey
ALTER TABLE "week_outcomes" ADD CONSTRAINT "week_outcomes_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "try_users"("id") ON DELETE CASCADE ON UPDATE CASCADE;
