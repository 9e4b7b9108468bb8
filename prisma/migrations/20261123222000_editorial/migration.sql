-- AlterTable
ALTER TABLE "email_signups" ADD COLUMN     "invited_at" TIMESTAMPTZ(3),
ADD COLUMN     "joined_at" TIMESTAMPTZ(3);

-- AlterTable
ALTER TABLE "blog_posts" ADD COLUMN     "version" INTEGER NOT NULL DEFAULT 1;

-- AlterTable
ALTER TABLE "comments" ADD COLUMN     "deleted_at" TIMESTAMPTZ(3),
ADD COLUMN     "moderated_at" TIMESTAMPTZ(3);

-- CreateTable
CREATE TABLE "invitation_codes" (
    "id" SERIAL NOT NULL,
    "name" TEXT,
    "code_hash" TEXT NOT NULL,
    "max_uses" INTEGER NOT NULL,
    "uses" INTEGER NOT NULL DEFAULT 0,
    "expires_at" TIMESTAMPTZ(3) NOT NULL,
    "revoked_at" TIMESTAMPTZ(3),
    "signup_id" INTEGER,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "invitation_codes_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "site_settings" (
    "key" TEXT NOT NULL,
    "value" JSONB NOT NULL,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "site_settings_pkey" PRIMARY KEY ("key")
);

-- CreateIndex
CREATE UNIQUE INDEX "invitation_codes_code_hash_key" ON "invitation_codes"("code_hash");

-- CreateIndex
CREATE UNIQUE INDEX "invitation_codes_signup_id_key" ON "invitation_codes"("signup_id");

-- CreateIndex
CREATE INDEX "invitation_codes_expires_at_idx" ON "invitation_codes"("expires_at");

-- CreateIndex
CREATE INDEX "email_signups_confirmed_at_idx" ON "email_signups"("confirmed_at");

-- CreateIndex
CREATE INDEX "email_signups_created_at_idx" ON "email_signups"("created_at");

-- CreateIndex
CREATE INDEX "blog_posts_updated_at_idx" ON "blog_posts"("updated_at" DESC);

-- CreateIndex
CREATE INDEX "comments_deleted_at_idx" ON "comments"("deleted_at");

-- AddForeignKey
ALTER TABLE "invitation_codes" ADD CONSTRAINT "invitation_codes_signup_id_fkey" FOREIGN KEY ("signup_id") REFERENCES "email_signups"("id") ON DELETE SET NULL ON UPDATE CASCADE;
