-- CreateIndex
CREATE INDEX "llm_spend_subject_idx" ON "llm_spend"("subject");
