ALTER TABLE "sessions" ADD COLUMN "remembered_hash" text;--> statement-breakpoint
CREATE INDEX "remembered_member" ON "remembered" USING btree ("member_id");