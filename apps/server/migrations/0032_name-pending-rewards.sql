-- By the word of the vocabulary, as the code has it. Triggers follow their table.
ALTER TABLE "dues" RENAME TO "pending_rewards";--> statement-breakpoint
ALTER TABLE "pending_rewards" RENAME CONSTRAINT "dues_member_id_id_pk" TO "pending_rewards_member_id_id_pk";--> statement-breakpoint
ALTER TABLE "pending_rewards" RENAME CONSTRAINT "dues_once" TO "pending_rewards_once";--> statement-breakpoint
ALTER TABLE "pending_rewards" RENAME CONSTRAINT "dues_amount" TO "pending_rewards_amount";--> statement-breakpoint
ALTER INDEX "dues_newest" RENAME TO "pending_rewards_newest";--> statement-breakpoint
ALTER INDEX "dues_ending" RENAME TO "pending_rewards_ending";--> statement-breakpoint
ALTER TRIGGER "dues_live" ON "pending_rewards" RENAME TO "pending_rewards_live";
