-- CreateTable
CREATE TABLE "work_answers" (
    "id" TEXT NOT NULL,
    "user_id" INTEGER NOT NULL,
    "role" TEXT,
    "aim" TEXT,
    "situation" TEXT,
    "note" TEXT,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "work_answers_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE UNIQUE INDEX "work_answers_user_id_key" ON "work_answers"("user_id");

-- AddForeignKey
ALTER TABLE "work_answers" ADD CONSTRAINT "work_answers_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "try_users"("id") ON DELETE CASCADE ON UPDATE CASCADE;
