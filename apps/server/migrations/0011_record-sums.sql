CREATE TABLE "record_marks" (
	"account" uuid PRIMARY KEY NOT NULL,
	"zone" text NOT NULL,
	"version" bigint DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "record_sums" (
	"account" uuid NOT NULL,
	"day" date NOT NULL,
	"kind" text NOT NULL,
	"count" bigint NOT NULL,
	"into" bigint NOT NULL,
	"out" bigint NOT NULL,
	CONSTRAINT "record_sums_account_day_kind_pk" PRIMARY KEY("account","day","kind")
);
--> statement-breakpoint
ALTER TABLE "winners" ADD COLUMN "member_id" uuid;--> statement-breakpoint
ALTER TABLE "members" ADD COLUMN "money_frozen" boolean DEFAULT false NOT NULL;--> statement-breakpoint
CREATE INDEX "winners_member" ON "winners" USING btree ("member_id");