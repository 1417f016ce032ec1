DROP INDEX "members_upline";--> statement-breakpoint
CREATE INDEX "members_upline" ON "members" USING btree ("upline_id","username" collate "C");