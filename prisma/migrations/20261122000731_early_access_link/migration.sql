-- AlterTable
ALTER TABLE "email_signups" ADD COLUMN     "link_sent_at" TIMESTAMPTZ(3);
