CREATE TABLE "wager_facts" (
	"member_id" uuid NOT NULL,
	"bet_id" uuid NOT NULL,
	"line" integer NOT NULL,
	"brand" text NOT NULL,
	"version" integer NOT NULL,
	"game_type" text NOT NULL,
	"book" text NOT NULL,
	"status" text NOT NULL,
	"stake" bigint NOT NULL,
	"payout" bigint NOT NULL,
	"valid_bet" bigint NOT NULL,
	"settled_at" timestamp (3) with time zone NOT NULL,
	"counts_at" timestamp (3) with time zone,
	CONSTRAINT "wager_facts_member_id_bet_id_line_pk" PRIMARY KEY("member_id","bet_id","line"),
	CONSTRAINT "wager_facts_line" CHECK ("wager_facts"."line" > 0)
);
--> statement-breakpoint
CREATE TABLE "play_hours" (
	"member_id" uuid NOT NULL,
	"version" integer NOT NULL,
	"hour" timestamp (3) with time zone NOT NULL,
	"game_type" text NOT NULL,
	"brand" text NOT NULL,
	"rounds" bigint NOT NULL,
	"stake" bigint NOT NULL,
	"payout" bigint NOT NULL,
	"valid_bet" bigint NOT NULL,
	CONSTRAINT "play_hours_member_id_version_hour_game_type_pk" PRIMARY KEY("member_id","version","hour","game_type")
);
--> statement-breakpoint
CREATE TABLE "settlement_marks" (
	"brand" text PRIMARY KEY NOT NULL,
	"closed_to" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE INDEX "wager_facts_new" ON "wager_facts" USING btree ("brand","settled_at") WHERE "wager_facts"."counts_at" is null and "wager_facts"."book" = 'real';--> statement-breakpoint
CREATE INDEX "wager_facts_counted" ON "wager_facts" USING btree ("member_id","counts_at");--> statement-breakpoint
CREATE INDEX "wager_facts_window" ON "wager_facts" USING btree ("brand","counts_at");--> statement-breakpoint
CREATE INDEX "play_hours_brand" ON "play_hours" USING btree ("brand","hour");
--> statement-breakpoint
-- A line stays as it was written; when it counts is set once.
CREATE FUNCTION refuse_new_fact() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'A fact never changes: a correction is a further line';
END $$;
--> statement-breakpoint
CREATE TRIGGER wager_facts_kept BEFORE UPDATE ON wager_facts FOR EACH ROW
  WHEN (OLD.counts_at IS NOT NULL OR (OLD.member_id, OLD.bet_id, OLD.line, OLD.brand, OLD.version, OLD.game_type, OLD.book, OLD.status, OLD.stake, OLD.payout, OLD.valid_bet, OLD.settled_at) IS DISTINCT FROM (NEW.member_id, NEW.bet_id, NEW.line, NEW.brand, NEW.version, NEW.game_type, NEW.book, NEW.status, NEW.stake, NEW.payout, NEW.valid_bet, NEW.settled_at)) EXECUTE FUNCTION refuse_new_fact();
--> statement-breakpoint
CREATE TRIGGER wager_facts_stay BEFORE DELETE OR TRUNCATE ON wager_facts FOR EACH STATEMENT EXECUTE FUNCTION refuse_rewrite();
--> statement-breakpoint
INSERT INTO wager_facts (member_id, bet_id, line, brand, version, game_type, book, status, stake, payout, valid_bet, settled_at)
  SELECT b.member_id, b.id, 1, b.brand, b.path_version, g.category, m.book, b.status, b.stake - b.refunded, b.payout, b.valid_bet, b.settled_at
  FROM bets b JOIN games g ON g.id = b.game_id JOIN members m ON m.id = b.member_id
  WHERE b.settled_at IS NOT NULL AND b.status NOT IN ('open', 'refunded');
