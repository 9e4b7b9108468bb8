-- DropForeignKey
ALTER TABLE "admin_activity_log" DROP CONSTRAINT "admin_activity_log_admin_id_fkey";

-- DropIndex
DROP INDEX "admin_activity_log_admin_id_idx";

-- DropIndex
DROP INDEX "admin_activity_log_timestamp_idx";

-- AlterTable
ALTER TABLE "admin_activity_log" ADD COLUMN     "hash" TEXT NOT NULL DEFAULT '',
ADD COLUMN     "previous_hash" TEXT NOT NULL DEFAULT '',
ADD COLUMN     "reason" TEXT;

-- CreateIndex
CREATE INDEX "admin_activity_log_admin_id_id_idx" ON "admin_activity_log"("admin_id", "id" DESC);

-- CreateIndex
CREATE INDEX "admin_activity_log_action_id_idx" ON "admin_activity_log"("action", "id" DESC);

-- CreateIndex
CREATE INDEX "admin_activity_log_target_table_target_id_id_idx" ON "admin_activity_log"("target_table", "target_id", "id" DESC);

-- CreateIndex
CREATE INDEX "admin_activity_log_timestamp_idx" ON "admin_activity_log"("timestamp");

-- AddForeignKey
ALTER TABLE "admin_activity_log" ADD CONSTRAINT "admin_activity_log_admin_id_fkey" FOREIGN KEY ("admin_id") REFERENCES "admin_users"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- Whoever was an admin until now did everything.
UPDATE "admin_users" SET "role" = 'owner' WHERE "role" = 'admin';

-- Each line of the record carries a hash of itself and of the line before, so that a line that was changed, removed or put
-- between others is found by `npm run doctor`.
CREATE FUNCTION admin_activity_hash(previous text, line admin_activity_log) RETURNS text LANGUAGE sql STABLE AS $$
  SELECT encode(sha256(convert_to(jsonb_build_array(previous, line.id, line.admin_id, line.action, line.target_table,
    line.target_id, line.details, line.reason, (extract(epoch FROM line."timestamp") * 1000)::bigint)::text, 'UTF8')), 'hex')
$$;

CREATE FUNCTION admin_activity_append() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  -- A restored backup brings its lines with their hashes.
  IF NEW.hash <> '' THEN
    RETURN NEW;
  END IF;
  -- Held until the act commits: lines stand in the order of their commits, and none is chained to one that is rolled back.
  PERFORM pg_advisory_xact_lock(hashtext('admin_activity_log'));
  NEW.id := nextval(pg_get_serial_sequence('admin_activity_log', 'id'));
  NEW.previous_hash := coalesce((SELECT hash FROM admin_activity_log ORDER BY id DESC LIMIT 1), '');
  NEW.hash := admin_activity_hash(NEW.previous_hash, NEW);
  RETURN NEW;
END
$$;

-- Retention removes what is older than a year; nothing else changes the record.
CREATE FUNCTION admin_activity_refuse() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'DELETE' AND OLD."timestamp" < now() - interval '365 days' THEN
    RETURN OLD;
  END IF;
  RAISE EXCEPTION 'admin_activity_log is append-only';
END
$$;

DO $$
DECLARE
  line admin_activity_log;
  before text := '';
BEGIN
  FOR line IN SELECT * FROM admin_activity_log ORDER BY id LOOP
    UPDATE admin_activity_log SET previous_hash = before, hash = admin_activity_hash(before, line) WHERE id = line.id
      RETURNING hash INTO before;
  END LOOP;
END
$$;

CREATE TRIGGER admin_activity_append BEFORE INSERT ON "admin_activity_log"
  FOR EACH ROW EXECUTE FUNCTION admin_activity_append();
CREATE TRIGGER admin_activity_refuse BEFORE UPDATE OR DELETE ON "admin_activity_log"
  FOR EACH ROW EXECUTE FUNCTION admin_activity_refuse();
