CREATE TABLE "lottery_chases" (
	"member_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"brand" text NOT NULL,
	"game" text NOT NULL,
	"issue" text NOT NULL,
	"state" text NOT NULL,
	"bets" jsonb NOT NULL,
	"multiples" integer[] NOT NULL,
	"stop_on_win" boolean NOT NULL,
	"bought" integer DEFAULT 0 NOT NULL,
	"reason" text DEFAULT '' NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"ended_at" timestamp (3) with time zone,
	CONSTRAINT "lottery_chases_member_id_id_pk" PRIMARY KEY("member_id","id"),
	CONSTRAINT "lottery_chases_state" CHECK ("lottery_chases"."state" in ('running', 'finished', 'stopped', 'cancelled', 'failed'))
);
--> statement-breakpoint
CREATE TABLE "lottery_draws" (
	"game" text NOT NULL,
	"issue" text NOT NULL,
	"state" text NOT NULL,
	"opens_at" timestamp (3) with time zone NOT NULL,
	"closes_at" timestamp (3) with time zone NOT NULL,
	"draws_at" timestamp (3) with time zone NOT NULL,
	"commitment" text NOT NULL,
	"sealed_seed" text NOT NULL,
	"seed" text DEFAULT '' NOT NULL,
	"tickets" integer DEFAULT 0 NOT NULL,
	"root" text DEFAULT '' NOT NULL,
	"signed" text DEFAULT '' NOT NULL,
	"numbers" text[] DEFAULT '{}' NOT NULL,
	"version" integer DEFAULT 0 NOT NULL,
	"reason" text DEFAULT '' NOT NULL,
	"closed_at" timestamp (3) with time zone,
	"finished_at" timestamp (3) with time zone,
	CONSTRAINT "lottery_draws_game_issue_pk" PRIMARY KEY("game","issue"),
	CONSTRAINT "lottery_draws_state" CHECK ("lottery_draws"."state" in ('announced', 'open', 'closed', 'drawn', 'settling', 'settled', 'cancelled'))
);
--> statement-breakpoint
CREATE TABLE "lottery_exposures" (
	"game" text NOT NULL,
	"issue" text NOT NULL,
	"currency" text NOT NULL,
	"play" text NOT NULL,
	"number" text NOT NULL,
	"amount" bigint NOT NULL,
	CONSTRAINT "lottery_exposures_game_issue_currency_play_number_pk" PRIMARY KEY("game","issue","currency","play","number")
);
--> statement-breakpoint
CREATE TABLE "lottery_settlements" (
	"game" text NOT NULL,
	"issue" text NOT NULL,
	"version" integer NOT NULL,
	"rules" integer NOT NULL,
	"numbers" text[] NOT NULL,
	"tickets" integer DEFAULT 0 NOT NULL,
	"winners" integer DEFAULT 0 NOT NULL,
	"digest" text DEFAULT '' NOT NULL,
	"reason" text DEFAULT '' NOT NULL,
	"started_at" timestamp (3) with time zone NOT NULL,
	"settled_at" timestamp (3) with time zone,
	CONSTRAINT "lottery_settlements_game_issue_version_pk" PRIMARY KEY("game","issue","version")
);
--> statement-breakpoint
CREATE TABLE "lottery_tickets" (
	"member_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"brand" text NOT NULL,
	"game" text NOT NULL,
	"issue" text NOT NULL,
	"currency" text NOT NULL,
	"book" text NOT NULL,
	"lines" integer NOT NULL,
	"stake" bigint NOT NULL,
	"text" text NOT NULL,
	"leaf" text NOT NULL,
	"state" text NOT NULL,
	"prize" bigint DEFAULT 0 NOT NULL,
	"payout" bigint DEFAULT 0 NOT NULL,
	"version" integer DEFAULT 0 NOT NULL,
	"chase_id" uuid,
	"at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "lottery_tickets_member_id_id_pk" PRIMARY KEY("member_id","id"),
	CONSTRAINT "lottery_tickets_amounts" CHECK ("lottery_tickets"."stake" > 0 and "lottery_tickets"."payout" >= "lottery_tickets"."prize" and "lottery_tickets"."prize" >= 0 and "lottery_tickets"."lines" > 0),
	CONSTRAINT "lottery_tickets_state" CHECK ("lottery_tickets"."state" in ('open', 'settled', 'refunded'))
);
--> statement-breakpoint
CREATE TABLE "lottery_trees" (
	"game" text NOT NULL,
	"issue" text NOT NULL,
	"height" integer NOT NULL,
	"first" text NOT NULL,
	"hashes" text[] NOT NULL,
	CONSTRAINT "lottery_trees_game_issue_height_first_pk" PRIMARY KEY("game","issue","height","first")
);
--> statement-breakpoint
ALTER TABLE "transfers" DROP CONSTRAINT "transfers_posting";--> statement-breakpoint
CREATE INDEX "lottery_chases_recent" ON "lottery_chases" USING btree ("member_id","at","id");--> statement-breakpoint
CREATE INDEX "lottery_chases_running" ON "lottery_chases" USING btree ("game","member_id","id") WHERE "lottery_chases"."state" in ('running');--> statement-breakpoint
CREATE INDEX "lottery_draws_recent" ON "lottery_draws" USING btree ("game","draws_at");--> statement-breakpoint
CREATE INDEX "lottery_draws_unfinished" ON "lottery_draws" USING btree ("opens_at") WHERE "lottery_draws"."finished_at" is null;--> statement-breakpoint
CREATE INDEX "lottery_tickets_recent" ON "lottery_tickets" USING btree ("member_id","at","id");--> statement-breakpoint
CREATE INDEX "lottery_tickets_draw" ON "lottery_tickets" USING btree ("game","issue","member_id","id");--> statement-breakpoint
CREATE INDEX "lottery_tickets_own_draw" ON "lottery_tickets" USING btree ("member_id","game","issue");--> statement-breakpoint
CREATE INDEX "lottery_tickets_chase" ON "lottery_tickets" USING btree ("member_id","chase_id");--> statement-breakpoint
ALTER TABLE "transfers" ADD CONSTRAINT "transfers_posting" CHECK ("transfers"."kind" || ' ' || "transfers"."debit_kind" || ' ' || "transfers"."credit_kind" in ('welcome promotions cash', 'trial promotions cash', 'bet cash provider', 'bet vendor provider', 'win provider cash', 'win provider vendor', 'win-taken-back cash provider', 'rollback provider cash', 'rollback provider vendor', 'deposit clearing cash', 'deposit-fee cash fees', 'deposit-reversal cash clearing', 'debt-booked receivable cash', 'deposit-reversal fees cash', 'debt-collected cash receivable', 'withdraw-hold cash locked', 'withdraw-release locked cash', 'withdraw-paid locked clearing', 'withdraw-fee locked fees', 'withdraw-refund clearing cash', 'withdraw-refund fees cash', 'wallet-hold cash locked', 'wallet-hold vendor locked', 'wallet-arrive locked cash', 'wallet-arrive locked vendor', 'wallet-back locked cash', 'wallet-back locked vendor', 'member-sent cash between-members', 'member-sent commission between-members', 'member-received between-members cash', 'adjust adjustments cash', 'adjust cash adjustments', 'adjust adjustments commission', 'adjust commission adjustments', 'reward promotions cash', 'bonus-grant promotions bonus', 'bonus-release bonus cash', 'bonus-return bonus promotions', 'redeem cash promotions', 'redeem-return promotions cash', 'points-earned points-issued points', 'points-redeem points points-issued', 'points-return points-issued points', 'points-convert points points-issued', 'settlement-paid commissions commission', 'settlement-sent commission between-members', 'settlement-received between-members commission', 'settlement-returned commission commissions', 'settlement-returned commission between-members', 'settlement-regained between-members commission', 'guarantee-paid guarantee commission', 'guarantee-repaid commission guarantee', 'guarantee-waived commissions commission'));
--> statement-breakpoint
-- What a ticket was accepted as stays, to the byte: only its outcome is written later.
CREATE FUNCTION refuse_ticket_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF (OLD.member_id, OLD.id, OLD.game, OLD.issue, OLD.currency, OLD.book, OLD.stake, OLD.text, OLD.leaf)
    IS DISTINCT FROM (NEW.member_id, NEW.id, NEW.game, NEW.issue, NEW.currency, NEW.book, NEW.stake, NEW.text, NEW.leaf) THEN
    RAISE EXCEPTION 'lottery_tickets: an accepted ticket never changes';
  END IF;
  RETURN NEW;
END
$$;
--> statement-breakpoint
CREATE TRIGGER lottery_tickets_stay BEFORE UPDATE ON lottery_tickets FOR EACH ROW EXECUTE FUNCTION refuse_ticket_change();
--> statement-breakpoint
CREATE TRIGGER lottery_tickets_never_go BEFORE DELETE OR TRUNCATE ON lottery_tickets FOR EACH STATEMENT EXECUTE FUNCTION refuse_rewrite();
--> statement-breakpoint
CREATE FUNCTION refuse_draw_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF OLD.commitment <> NEW.commitment OR OLD.opens_at <> NEW.opens_at OR (OLD.signed <> '' AND OLD.signed <> NEW.signed)
    OR (OLD.seed <> '' AND OLD.seed <> NEW.seed) THEN
    RAISE EXCEPTION 'lottery_draws: what was published never changes';
  END IF;
  RETURN NEW;
END
$$;
--> statement-breakpoint
CREATE TRIGGER lottery_draws_stay BEFORE UPDATE ON lottery_draws FOR EACH ROW EXECUTE FUNCTION refuse_draw_change();
--> statement-breakpoint
CREATE TRIGGER lottery_draws_never_go BEFORE DELETE OR TRUNCATE ON lottery_draws FOR EACH STATEMENT EXECUTE FUNCTION refuse_rewrite();
--> statement-breakpoint
CREATE TRIGGER lottery_trees_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON lottery_trees FOR EACH STATEMENT EXECUTE FUNCTION refuse_rewrite();
--> statement-breakpoint
CREATE TRIGGER lottery_draws_live AFTER INSERT OR UPDATE ON lottery_draws FOR EACH STATEMENT EXECUTE FUNCTION notify_everybody();
--> statement-breakpoint
CREATE TRIGGER lottery_tickets_live AFTER INSERT OR UPDATE ON lottery_tickets FOR EACH ROW EXECUTE FUNCTION notify_of_member_row();
--> statement-breakpoint
CREATE TRIGGER lottery_chases_live AFTER INSERT OR UPDATE ON lottery_chases FOR EACH ROW EXECUTE FUNCTION notify_of_member_row();
