-- AlterTable
ALTER TABLE "commitments" ADD COLUMN     "deleted_at" TIMESTAMPTZ(3);

-- CreateIndex
CREATE INDEX "commitments_deleted_at_idx" ON "commitments"("deleted_at");
