-- AlterTable
ALTER TABLE "ai_interactions" ADD COLUMN     "shared_at" TIMESTAMPTZ(3);

-- Beyond the schema language: the few replies that were rated or shared, among all.
CREATE INDEX "ai_interactions_rated" ON "ai_interactions"("created_at") WHERE "feedback" IS NOT NULL;
CREATE INDEX "ai_interactions_shared" ON "ai_interactions"("shared_at" DESC, "id" DESC) WHERE "shared_at" IS NOT NULL;
