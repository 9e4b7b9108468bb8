-- Row triggers do not see TRUNCATE, by which the application's role could empty the record without a trace.
CREATE FUNCTION admin_activity_refuse_truncate() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'admin_activity_log is append-only';
END $$;
CREATE TRIGGER admin_activity_refuse_truncate BEFORE TRUNCATE ON "admin_activity_log"
  FOR EACH STATEMENT EXECUTE FUNCTION admin_activity_refuse_truncate();
