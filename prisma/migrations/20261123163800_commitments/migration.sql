-- CreateTable
CREATE TABLE "commitments" (
    "id" TEXT NOT NULL,
    "user_id" INTEGER NOT NULL,
    "goal_id" TEXT,
    "text" TEXT NOT NULL,
    "cue" TEXT,
    "due_on" TEXT,
    "due_time" TEXT,
    "time_zone" TEXT NOT NULL,
    "due_at" TIMESTAMPTZ(3),
    "status" TEXT NOT NULL DEFAULT 'open',
    "outcome" TEXT,
    "source" TEXT NOT NULL DEFAULT 'hand',
    "source_id" TEXT,
    "conversation_id" TEXT,
    "calendar_uid" TEXT NOT NULL,
    "sequence" INTEGER NOT NULL DEFAULT 0,
    "asked_in" TEXT,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "settled_at" TIMESTAMPTZ(3),

    CONSTRAINT "commitments_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "check_in_settings" (
    "user_id" INTEGER NOT NULL,
    "time_zone" TEXT NOT NULL,
    "mail_on" BOOLEAN NOT NULL DEFAULT false,
    "mail_time" TEXT NOT NULL DEFAULT '08:00',
    "quiet_days" INTEGER[] DEFAULT ARRAY[]::INTEGER[],
    "next_at" TIMESTAMPTZ(3),
    "review_day" INTEGER,
    "calendar_titles" BOOLEAN NOT NULL DEFAULT false,
    "calendar_nonce" TEXT,
    "calendar_hash" TEXT,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "check_in_settings_pkey" PRIMARY KEY ("user_id")
);

-- CreateTable
CREATE TABLE "check_in_mails" (
    "id" TEXT NOT NULL,
    "user_id" INTEGER NOT NULL,
    "day" TEXT NOT NULL,
    "commitment_ids" TEXT[],
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "check_in_mails_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "commitments_user_id_status_due_at_idx" ON "commitments"("user_id", "status", "due_at");

-- CreateIndex
CREATE INDEX "commitments_user_id_settled_at_idx" ON "commitments"("user_id", "settled_at" DESC);

-- CreateIndex
CREATE INDEX "commitments_goal_id_idx" ON "commitments"("goal_id");

-- CreateIndex
CREATE UNIQUE INDEX "check_in_settings_calendar_hash_key" ON "check_in_settings"("calendar_hash");

-- CreateIndex
CREATE INDEX "check_in_settings_next_at_idx" ON "check_in_settings"("next_at");

-- CreateIndex
CREATE UNIQUE INDEX "check_in_mails_user_id_day_key" ON "check_in_mails"("user_id", "day");

-- AddForeignKey
ALTER TABLE "commitments" ADD CONSTRAINT "commitments_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "try_users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "commitments" ADD CONSTRAINT "commitments_goal_id_fkey" FOREIGN KEY ("goal_id") REFERENCES "user_goals"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "check_in_settings" ADD CONSTRAINT "check_in_settings_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "try_users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "check_in_mails" ADD CONSTRAINT "check_in_mails_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "try_users"("id") ON DELETE CASCADE ON UPDATE CASCADE;
