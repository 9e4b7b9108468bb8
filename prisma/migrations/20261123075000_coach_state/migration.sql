-- AlterTable
ALTER TABLE "chat_messages" ADD COLUMN     "coach_state" JSONB;

