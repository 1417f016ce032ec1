CREATE TABLE "bonuses" (
	"member_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"brand" text NOT NULL,
	"source" text NOT NULL,
	"ref" text NOT NULL,
	"titles" jsonb NOT NULL,
	"currency" text NOT NULL,
	"amount" bigint NOT NULL,
	"required" bigint NOT NULL,
	"progress" bigint DEFAULT 0 NOT NULL,
	"weights" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"state" text NOT NULL,
	"granted_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"closed_at" timestamp (3) with time zone,
	CONSTRAINT "bonuses_member_id_id_pk" PRIMARY KEY("member_id","id"),
	CONSTRAINT "bonuses_once" UNIQUE("member_id","source","ref"),
	CONSTRAINT "bonuses_amounts" CHECK ("bonuses"."amount" > 0 and "bonuses"."required" >= 0 and "bonuses"."progress" >= 0 and "bonuses"."progress" <= "bonuses"."required")
);
--> statement-breakpoint
CREATE TABLE "dues" (
	"member_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"brand" text NOT NULL,
	"source" text NOT NULL,
	"ref" text NOT NULL,
	"titles" jsonb NOT NULL,
	"currency" text NOT NULL,
	"amount" bigint NOT NULL,
	"times" integer DEFAULT 0 NOT NULL,
	"days" integer DEFAULT 0 NOT NULL,
	"state" text DEFAULT 'open' NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone,
	"closed_at" timestamp (3) with time zone,
	CONSTRAINT "dues_member_id_id_pk" PRIMARY KEY("member_id","id"),
	CONSTRAINT "dues_once" UNIQUE("member_id","source","ref"),
	CONSTRAINT "dues_amount" CHECK ("dues"."amount" > 0)
);
--> statement-breakpoint
CREATE TABLE "missions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"brand" text NOT NULL,
	"period" text NOT NULL,
	"metric" text NOT NULL,
	"category" text,
	"goal" bigint NOT NULL,
	"reward" bigint NOT NULL,
	"times" integer NOT NULL,
	"titles" jsonb NOT NULL,
	"position" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "participations" (
	"member_id" uuid NOT NULL,
	"promotion_id" uuid NOT NULL,
	"brand" text NOT NULL,
	"state" text NOT NULL,
	"remark" text DEFAULT '' NOT NULL,
	"images" text[] DEFAULT '{}' NOT NULL,
	"reason" text DEFAULT '' NOT NULL,
	"started_at" timestamp (3) with time zone NOT NULL,
	"decided_at" timestamp (3) with time zone,
	CONSTRAINT "participations_member_id_promotion_id_pk" PRIMARY KEY("member_id","promotion_id")
);
--> statement-breakpoint
CREATE TABLE "point_earnings" (
	"member_id" uuid NOT NULL,
	"day" date NOT NULL,
	"type" text NOT NULL,
	"sum" bigint NOT NULL,
	"points" bigint NOT NULL,
	CONSTRAINT "point_earnings_member_id_day_type_pk" PRIMARY KEY("member_id","day","type")
);
--> statement-breakpoint
CREATE TABLE "raffle_draws" (
	"member_id" uuid NOT NULL,
	"promotion_id" uuid NOT NULL,
	"day" date NOT NULL,
	"turn" integer NOT NULL,
	"roll" integer NOT NULL,
	"amount" bigint NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "raffle_draws_member_id_promotion_id_day_turn_pk" PRIMARY KEY("member_id","promotion_id","day","turn")
);
--> statement-breakpoint
CREATE TABLE "rebate_lines" (
	"member_id" uuid NOT NULL,
	"day" date NOT NULL,
	"category" text NOT NULL,
	"level" integer NOT NULL,
	"rate_ppm" integer NOT NULL,
	"valid_bet" bigint NOT NULL,
	"amount" bigint NOT NULL,
	"due_id" uuid,
	CONSTRAINT "rebate_lines_member_id_day_category_pk" PRIMARY KEY("member_id","day","category")
);
--> statement-breakpoint
CREATE TABLE "redemptions" (
	"member_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"brand" text NOT NULL,
	"number" text NOT NULL,
	"reward_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"titles" jsonb NOT NULL,
	"unit" jsonb NOT NULL,
	"quantity" integer NOT NULL,
	"points" integer NOT NULL,
	"amount" bigint NOT NULL,
	"currency" text NOT NULL,
	"state" text NOT NULL,
	"address" text NOT NULL,
	"phone" text NOT NULL,
	"remark" text DEFAULT '' NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"decided_at" timestamp (3) with time zone,
	CONSTRAINT "redemptions_member_id_id_pk" PRIMARY KEY("member_id","id"),
	CONSTRAINT "redemptions_amounts" CHECK ("redemptions"."quantity" > 0 and "redemptions"."points" > 0 and "redemptions"."amount" >= 0)
);
--> statement-breakpoint
CREATE TABLE "wagering_lines" (
	"member_id" uuid NOT NULL,
	"bet_id" uuid NOT NULL,
	"bonus_id" uuid NOT NULL,
	"valid_bet" bigint NOT NULL,
	"weight" integer NOT NULL,
	"counted" bigint NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "wagering_lines_member_id_bet_id_pk" PRIMARY KEY("member_id","bet_id")
);
--> statement-breakpoint
ALTER TABLE "promotions" ADD COLUMN "join_until" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "promotions" ADD COLUMN "way" text DEFAULT 'none' NOT NULL;--> statement-breakpoint
ALTER TABLE "promotions" ADD COLUMN "offer" jsonb;--> statement-breakpoint
ALTER TABLE "members" ADD COLUMN "on_board" boolean DEFAULT false NOT NULL;--> statement-breakpoint
CREATE INDEX "bonuses_newest" ON "bonuses" USING btree ("member_id","granted_at","id");--> statement-breakpoint
CREATE INDEX "bonuses_ending" ON "bonuses" USING btree ("expires_at") WHERE "bonuses"."state" in ('wagering', 'ready');--> statement-breakpoint
CREATE INDEX "dues_newest" ON "dues" USING btree ("member_id","at","id");--> statement-breakpoint
CREATE INDEX "dues_ending" ON "dues" USING btree ("expires_at") WHERE "dues"."state" = 'open';--> statement-breakpoint
CREATE INDEX "missions_place" ON "missions" USING btree ("brand","position");--> statement-breakpoint
CREATE INDEX "participations_waiting" ON "participations" USING btree ("brand","started_at") WHERE "participations"."state" = 'applying';--> statement-breakpoint
CREATE INDEX "redemptions_newest" ON "redemptions" USING btree ("member_id","at","id");--> statement-breakpoint
CREATE INDEX "redemptions_waiting" ON "redemptions" USING btree ("brand","at") WHERE "redemptions"."state" = 'applying';--> statement-breakpoint
CREATE INDEX "wagering_lines_bonus" ON "wagering_lines" USING btree ("member_id","bonus_id","at","bet_id");--> statement-breakpoint
CREATE INDEX "inbox_newest" ON "inbox" USING btree ("member_id","at","id");--> statement-breakpoint
CREATE INDEX "bets_settled" ON "bets" USING btree ("member_id","settled_at");--> statement-breakpoint
CREATE INDEX "bets_closed" ON "bets" USING btree ("brand","settled_at");