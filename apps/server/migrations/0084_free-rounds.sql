CREATE TABLE "free_rounds" (
	"member_id" uuid NOT NULL,
	"campaign" text NOT NULL,
	"brand" text NOT NULL,
	"provider" text NOT NULL,
	"game_id" text NOT NULL,
	"game_code" text NOT NULL,
	"currency" text NOT NULL,
	"stake" bigint NOT NULL,
	"granted" integer NOT NULL,
	"used" integer DEFAULT 0 NOT NULL,
	"cancelled" integer DEFAULT 0 NOT NULL,
	"expired" integer DEFAULT 0 NOT NULL,
	"open" integer NOT NULL,
	"granted_at" timestamp (3) with time zone NOT NULL,
	"valid_until" timestamp (3) with time zone NOT NULL,
	"cancelled_at" timestamp (3) with time zone,
	CONSTRAINT "free_rounds_member_id_campaign_pk" PRIMARY KEY("member_id","campaign"),
	CONSTRAINT "free_rounds_sum" CHECK ("free_rounds"."granted" > 0 and "free_rounds"."granted" = "free_rounds"."used" + "free_rounds"."cancelled" + "free_rounds"."expired" + "free_rounds"."open"
        and least("free_rounds"."used", "free_rounds"."cancelled", "free_rounds"."expired", "free_rounds"."open") >= 0),
	CONSTRAINT "free_rounds_stake" CHECK ("free_rounds"."stake" > 0)
);
--> statement-breakpoint
ALTER TABLE "accounts" DROP CONSTRAINT "accounts_chart";--> statement-breakpoint
ALTER TABLE "transfers" DROP CONSTRAINT "transfers_posting";--> statement-breakpoint
DROP INDEX "transfers_moves";--> statement-breakpoint
DROP INDEX "transfers_newest";--> statement-breakpoint
ALTER TABLE "bets" ADD COLUMN "campaign" text;--> statement-breakpoint
ALTER TABLE "games" ADD COLUMN "free_rounds" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "provider_calls" ADD COLUMN "campaign" text;--> statement-breakpoint
CREATE INDEX "free_rounds_due" ON "free_rounds" USING btree ("valid_until") WHERE "free_rounds"."open" > 0;--> statement-breakpoint
CREATE INDEX "transfers_moves" ON "transfers" USING btree ("member_id","at","id") WHERE "transfers"."kind" not in ('bet', 'win', 'rollback', 'pot-share', 'pot-share-returned', 'pot-win', 'pot-win-returned', 'free-win', 'free-win-returned');--> statement-breakpoint
CREATE INDEX "transfers_newest" ON "transfers" USING btree ("at","id") WHERE "transfers"."kind" not in ('bet', 'win', 'rollback', 'pot-share', 'pot-share-returned', 'pot-win', 'pot-win-returned', 'free-win', 'free-win-returned');--> statement-breakpoint
ALTER TABLE "accounts" ADD CONSTRAINT "accounts_chart" CHECK (("accounts"."side" = 'member' and "accounts"."kind" in ('cash', 'locked', 'bonus', 'commission', 'points', 'vendor'))
        or ("accounts"."side" = 'house' and "accounts"."kind" in ('provider', 'pot', 'free-rounds', 'clearing', 'between-members', 'promotions', 'fees', 'adjustments', 'receivable', 'commissions', 'guarantee', 'points-issued')));--> statement-breakpoint
ALTER TABLE "transfers" ADD CONSTRAINT "transfers_posting" CHECK ("transfers"."kind" || ' ' || "transfers"."debit_kind" || ' ' || "transfers"."credit_kind" in ('welcome promotions cash', 'trial promotions cash', 'bet cash provider', 'bet vendor provider', 'win provider cash', 'win provider vendor', 'win-taken-back cash provider', 'win-taken-back vendor provider', 'rollback provider cash', 'rollback provider vendor', 'credit provider cash', 'credit provider vendor', 'deposit clearing cash', 'deposit-fee cash fees', 'deposit-reversal cash clearing', 'debt-booked receivable cash', 'deposit-reversal fees cash', 'debt-collected cash receivable', 'withdraw-hold cash locked', 'withdraw-release locked cash', 'withdraw-paid locked clearing', 'withdraw-fee locked fees', 'withdraw-refund clearing cash', 'withdraw-refund fees cash', 'wallet-hold cash locked', 'wallet-hold vendor locked', 'wallet-arrive locked cash', 'wallet-arrive locked vendor', 'wallet-back locked cash', 'wallet-back locked vendor', 'member-sent cash between-members', 'member-sent commission between-members', 'member-received between-members cash', 'adjust adjustments cash', 'adjust cash adjustments', 'adjust adjustments commission', 'adjust commission adjustments', 'pot-share provider pot', 'pot-share-returned pot provider', 'pot-win pot provider', 'pot-win-returned provider pot', 'free-win free-rounds provider', 'free-win-returned provider free-rounds', 'reward promotions cash', 'bonus-grant promotions bonus', 'bonus-release bonus cash', 'bonus-return bonus promotions', 'redeem cash promotions', 'redeem-return promotions cash', 'points-earned points-issued points', 'points-taken points points-issued', 'points-redeem points points-issued', 'points-return points-issued points', 'points-convert points points-issued', 'settlement-paid commissions commission', 'settlement-sent commission between-members', 'settlement-received between-members commission', 'settlement-returned commission commissions', 'settlement-returned commission between-members', 'settlement-regained between-members commission', 'guarantee-paid guarantee commission', 'guarantee-repaid commission guarantee', 'guarantee-waived commissions commission'));