-- CreateTable
CREATE TABLE "outside_views" (
    "user_id" INTEGER NOT NULL,
    "asker_name" TEXT NOT NULL,
    "result" JSONB,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "outside_views_pkey" PRIMARY KEY ("user_id")
);

-- CreateTable
CREATE TABLE "outside_invitations" (
    "id" TEXT NOT NULL,
    "user_id" INTEGER NOT NULL,
    "token_hash" TEXT NOT NULL,
    "is_spent" BOOLEAN NOT NULL DEFAULT false,
    "expires_at" TIMESTAMPTZ(3) NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "outside_invitations_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "outside_ratings" (
    "id" TEXT NOT NULL,
    "user_id" INTEGER NOT NULL,
    "answers" JSONB NOT NULL,
    "given_on" TEXT NOT NULL,
    "is_shown" BOOLEAN NOT NULL DEFAULT false,
    "withdrawal_hash" TEXT NOT NULL,

    CONSTRAINT "outside_ratings_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "outside_comments" (
    "id" TEXT NOT NULL,
    "user_id" INTEGER NOT NULL,
    "kind" TEXT NOT NULL,
    "text" TEXT NOT NULL,
    "given_on" TEXT NOT NULL,
    "is_shown" BOOLEAN NOT NULL DEFAULT false,
    "withdrawal_hash" TEXT NOT NULL,

    CONSTRAINT "outside_comments_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE UNIQUE INDEX "outside_invitations_token_hash_key" ON "outside_invitations"("token_hash");

-- CreateIndex
CREATE INDEX "outside_invitations_user_id_idx" ON "outside_invitations"("user_id");

-- CreateIndex
CREATE INDEX "outside_invitations_expires_at_idx" ON "outside_invitations"("expires_at");

-- CreateIndex
CREATE UNIQUE INDEX "outside_ratings_withdrawal_hash_key" ON "outside_ratings"("withdrawal_hash");

-- CreateIndex
CREATE INDEX "outside_ratings_user_id_idx" ON "outside_ratings"("user_id");

-- CreateIndex
CREATE UNIQUE INDEX "outside_comments_withdrawal_hash_key" ON "outside_comments"("withdrawal_hash");

-- CreateIndex
CREATE INDEX "outside_comments_user_id_idx" ON "outside_comments"("user_id");

-- AddForeignKey
ALTER TABLE "outside_views" ADD CONSTRAINT "outside_views_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "try_users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "outside_invitations" ADD CONSTRAINT "outside_invitations_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "try_users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "outside_ratings" ADD CONSTRAINT "outside_ratings_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "try_users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "outside_comments" ADD CONSTRAINT "outside_comments_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "try_users"("id") ON DELETE CASCADE ON UPDATE CASCADE;
