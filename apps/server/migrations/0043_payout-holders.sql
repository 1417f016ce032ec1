-- Accounts that were added before are approved: their members may have withdrawn to them.
ALTER TABLE "payout_accounts" ADD COLUMN "state" text DEFAULT 'approved' NOT NULL;--> statement-breakpoint
ALTER TABLE "payout_accounts" ALTER COLUMN "state" DROP DEFAULT;--> statement-breakpoint
CREATE INDEX "payout_accounts_oldest" ON "payout_accounts" USING btree ("state","created_at");--> statement-breakpoint
ALTER TABLE "payout_accounts" ADD CONSTRAINT "payout_accounts_state" CHECK ("payout_accounts"."state" in ('waiting', 'approved', 'refused'));