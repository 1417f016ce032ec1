CREATE TABLE "play_blocks" (
	"id" uuid PRIMARY KEY NOT NULL,
	"member_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"starts_at" timestamp (3) with time zone NOT NULL,
	"ends_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "play_limits" (
	"member_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"period" text NOT NULL,
	"value" bigint,
	"next_value" bigint,
	"next_at" timestamp (3) with time zone,
	"set_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "play_limits_member_id_kind_period_pk" PRIMARY KEY("member_id","kind","period")
);
--> statement-breakpoint
CREATE TABLE "play_settings" (
	"member_id" uuid PRIMARY KEY NOT NULL,
	"reality_minutes" integer
);
--> statement-breakpoint
CREATE INDEX "play_blocks_member" ON "play_blocks" USING btree ("member_id");--> statement-breakpoint
CREATE INDEX "transfers_deposits" ON "transfers" USING btree ("member_id","at") WHERE "transfers"."kind" = 'deposit';