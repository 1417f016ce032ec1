CREATE TABLE "changed_days" (
	"member_id" uuid NOT NULL,
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "changed_days_member_id_id_pk" PRIMARY KEY("member_id","id")
);
--> statement-breakpoint
CREATE TABLE "team_days" (
	"member_id" uuid NOT NULL,
	"reach" text NOT NULL,
	"day" date NOT NULL,
	"kind" text NOT NULL,
	"path" uuid[] NOT NULL,
	"count" bigint NOT NULL,
	"came" bigint NOT NULL,
	"went" bigint NOT NULL,
	"net" bigint NOT NULL,
	"valid_bet" bigint NOT NULL,
	CONSTRAINT "team_days_member_id_reach_day_kind_path_pk" PRIMARY KEY("member_id","reach","day","kind","path")
);
--> statement-breakpoint
CREATE TABLE "team_players" (
	"member_id" uuid NOT NULL,
	"day" date NOT NULL,
	"before" date NOT NULL,
	"count" bigint NOT NULL,
	CONSTRAINT "team_players_member_id_day_before_pk" PRIMARY KEY("member_id","day","before")
);
--> statement-breakpoint
DROP INDEX "path_closure_level";--> statement-breakpoint
CREATE INDEX "changed_days_oldest" ON "changed_days" USING btree ("at");--> statement-breakpoint
CREATE INDEX "transfers_newest" ON "transfers" USING btree ("at","id") WHERE "transfers"."kind" not in ('bet', 'win', 'rollback');--> statement-breakpoint
CREATE INDEX "bets_newest" ON "bets" USING btree ("brand","placed_at","id");--> statement-breakpoint
CREATE INDEX "path_closure_level" ON "path_closure" USING btree ("ancestor_id","depth","joined_at","member_id","is_current");
--> statement-breakpoint
-- Where lines change, the day is summed again. A quarter of an hour is of one day in every zone.
CREATE FUNCTION note_changed_bets() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO changed_days (member_id, at)
    SELECT DISTINCT member_id, date_bin('15 minutes', placed_at, 'epoch') FROM changed WHERE cardinality(path) > 0;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION note_changed_moves() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO changed_days (member_id, at)
    SELECT DISTINCT member_id, date_bin('15 minutes', at, 'epoch') FROM changed
      WHERE kind NOT IN ('bet', 'win', 'rollback') AND book = 'real';
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER bets_added AFTER INSERT ON bets REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION note_changed_bets();
--> statement-breakpoint
CREATE TRIGGER bets_changed AFTER UPDATE ON bets REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION note_changed_bets();
--> statement-breakpoint
CREATE TRIGGER transfers_added AFTER INSERT ON transfers REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION note_changed_moves();
--> statement-breakpoint
-- The job sums what is there already.
INSERT INTO changed_days (member_id, at)
  SELECT DISTINCT member_id, date_bin('15 minutes', placed_at, 'epoch') FROM bets WHERE cardinality(path) > 0
  UNION
  SELECT DISTINCT member_id, date_bin('15 minutes', at, 'epoch') FROM transfers
    WHERE kind NOT IN ('bet', 'win', 'rollback') AND book = 'real';
