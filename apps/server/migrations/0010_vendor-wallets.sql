ALTER TABLE "wallet_transfers" ADD COLUMN "state" text DEFAULT 'succeeded' NOT NULL;--> statement-breakpoint
ALTER TABLE "wallet_transfers" ADD COLUMN "settled_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "bets" ADD COLUMN "wallet" text DEFAULT '' NOT NULL;--> statement-breakpoint
CREATE INDEX "games_launch_code" ON "games" USING btree ("launch_code");--> statement-breakpoint
CREATE INDEX "wallet_transfers_pending" ON "wallet_transfers" USING btree ("at","member_id","id") WHERE "wallet_transfers"."state" = 'pending';--> statement-breakpoint
ALTER TABLE "wallet_transfers" ADD CONSTRAINT "wallet_transfers_amount" CHECK ("wallet_transfers"."amount" > 0);--> statement-breakpoint
ALTER TABLE "wallet_transfers" ADD CONSTRAINT "wallet_transfers_state" CHECK ("wallet_transfers"."state" in ('pending', 'succeeded', 'failed'));