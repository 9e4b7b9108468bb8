-- AlterTable
ALTER TABLE "conversations" ADD COLUMN     "summary_ends" INTEGER[] DEFAULT ARRAY[]::INTEGER[];
