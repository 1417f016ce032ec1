ALTER TABLE "lottery_exposures" ADD COLUMN "shard" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "lottery_exposures" DROP CONSTRAINT "lottery_exposures_game_issue_currency_play_number_pk";--> statement-breakpoint
ALTER TABLE "lottery_exposures" ADD CONSTRAINT "lottery_exposures_game_issue_currency_play_number_shard_pk" PRIMARY KEY("game","issue","currency","play","number","shard");--> statement-breakpoint
-- What draws have counted so far is divided among the shards: each has a share of the most.
INSERT INTO "lottery_exposures" ("game", "issue", "currency", "play", "number", "shard", "amount")
  SELECT e."game", e."issue", e."currency", e."play", e."number", s.shard, e."amount" / 8
  FROM "lottery_exposures" e, generate_series(1, 7) AS s (shard);--> statement-breakpoint
UPDATE "lottery_exposures" SET "amount" = "amount" - 7 * ("amount" / 8) WHERE "shard" = 0;
