CREATE TABLE "live_versions" (
	"member_id" uuid PRIMARY KEY NOT NULL,
	"version" bigint DEFAULT 0 NOT NULL,
	"watched_until" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE UNLOGGED TABLE "rate_buckets" (
	"key" text PRIMARY KEY NOT NULL,
	"tokens" double precision NOT NULL,
	"given" double precision NOT NULL,
	"at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE INDEX "rate_buckets_age" ON "rate_buckets" USING btree ("at");
--> statement-breakpoint
-- Raises the version of a member whom a server watches, and notifies, once a transaction. Nobody watches: one look by key.
CREATE FUNCTION notify_member(who uuid) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  UPDATE live_versions SET version = version + 1
    WHERE member_id = who AND watched_until > clock_timestamp() AND xmin <> pg_current_xact_id()::xid;
  IF FOUND THEN
    PERFORM pg_notify('baize_live', 'member ' || who);
  END IF;
END
$$;
--> statement-breakpoint
CREATE FUNCTION notify_of_account() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM notify_member(NEW.owner);
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE FUNCTION notify_of_member_row() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM notify_member(CASE WHEN TG_OP = 'DELETE' THEN OLD.member_id ELSE NEW.member_id END);
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE FUNCTION notify_of_brand_row() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('baize_live', 'brand ' || CASE WHEN TG_OP = 'DELETE' THEN OLD.brand ELSE NEW.brand END);
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE FUNCTION notify_of_chat() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW.room = 'lobby' THEN
    PERFORM pg_notify('baize_live', 'brand ' || NEW.brand);
  ELSE
    PERFORM notify_member(NEW.room::uuid);
  END IF;
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE FUNCTION notify_everybody() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('baize_live', 'brands');
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER accounts_live AFTER UPDATE ON accounts FOR EACH ROW WHEN (NEW.side = 'member') EXECUTE FUNCTION notify_of_account();
--> statement-breakpoint
CREATE TRIGGER inbox_live AFTER INSERT OR UPDATE OR DELETE ON inbox FOR EACH ROW EXECUTE FUNCTION notify_of_member_row();
--> statement-breakpoint
CREATE TRIGGER payment_steps_live AFTER INSERT ON payment_steps FOR EACH ROW EXECUTE FUNCTION notify_of_member_row();
--> statement-breakpoint
CREATE TRIGGER bonuses_live AFTER INSERT OR UPDATE ON bonuses FOR EACH ROW EXECUTE FUNCTION notify_of_member_row();
--> statement-breakpoint
CREATE TRIGGER dues_live AFTER INSERT OR UPDATE ON dues FOR EACH ROW EXECUTE FUNCTION notify_of_member_row();
--> statement-breakpoint
CREATE TRIGGER participations_live AFTER INSERT OR UPDATE ON participations FOR EACH ROW EXECUTE FUNCTION notify_of_member_row();
--> statement-breakpoint
CREATE TRIGGER redemptions_live AFTER INSERT OR UPDATE ON redemptions FOR EACH ROW EXECUTE FUNCTION notify_of_member_row();
--> statement-breakpoint
CREATE TRIGGER sessions_live AFTER UPDATE OF ended_at ON sessions FOR EACH ROW EXECUTE FUNCTION notify_of_member_row();
--> statement-breakpoint
CREATE TRIGGER chat_messages_live AFTER INSERT OR UPDATE ON chat_messages FOR EACH ROW EXECUTE FUNCTION notify_of_chat();
--> statement-breakpoint
CREATE TRIGGER announcements_live AFTER INSERT OR UPDATE OR DELETE ON announcements FOR EACH ROW EXECUTE FUNCTION notify_of_brand_row();
--> statement-breakpoint
CREATE TRIGGER winners_live AFTER INSERT ON winners FOR EACH ROW EXECUTE FUNCTION notify_of_brand_row();
--> statement-breakpoint
CREATE TRIGGER draws_live AFTER INSERT OR UPDATE ON draws FOR EACH STATEMENT EXECUTE FUNCTION notify_everybody();
