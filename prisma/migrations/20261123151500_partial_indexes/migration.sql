-- Beyond the schema language: what the hourly purges look for, so that they read what is over and not whole tables.
CREATE INDEX "try_users_abandoned" ON "try_users"("created_at") WHERE "password" IS NULL AND "email_verified" IS NULL;
CREATE INDEX "email_signups_unconfirmed" ON "email_signups"("link_sent_at") WHERE "confirmed_at" IS NULL;
CREATE INDEX "memories_withdrawn" ON "memories"("withdrawn_at") WHERE "withdrawn_at" IS NOT NULL;
CREATE INDEX "practice_runs_discarded" ON "practice_runs"("updated_at") WHERE "status" = 'discarded';
