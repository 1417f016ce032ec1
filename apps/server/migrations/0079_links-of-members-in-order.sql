DROP INDEX "members_invite_code";--> statement-breakpoint
CREATE INDEX "members_invite_code" ON "members" USING btree ("brand","invite_code","id") WHERE "members"."invite_code" is not null;