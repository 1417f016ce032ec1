-- Streams of watchers to whom a brand is closed end at once.
CREATE FUNCTION notify_of_settings() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('baize_live', 'settings ' || NEW.code);
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER brands_live AFTER UPDATE ON brands FOR EACH ROW EXECUTE FUNCTION notify_of_settings();
