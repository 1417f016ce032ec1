ALTER TABLE "bets" DROP CONSTRAINT "bets_amounts";--> statement-breakpoint
ALTER TABLE "bets" ADD COLUMN "withheld" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE INDEX "provider_calls_held" ON "provider_calls" USING btree ("at") WHERE "provider_calls"."state" = 'held';--> statement-breakpoint
ALTER TABLE "bets" ADD CONSTRAINT "bets_amounts" CHECK ("bets"."stake" >= "bets"."refunded" and "bets"."refunded" >= 0 and "bets"."payout" >= 0 and "bets"."withheld" >= 0);