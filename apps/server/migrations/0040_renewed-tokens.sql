ALTER TABLE "sessions" ADD COLUMN "previous_hash" text;--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "previous_until" timestamp (3) with time zone;--> statement-breakpoint
CREATE UNIQUE INDEX "sessions_previous" ON "sessions" USING btree ("previous_hash");