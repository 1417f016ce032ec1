ALTER TABLE "bets" DROP CONSTRAINT "bets_round";--> statement-breakpoint
DROP INDEX "provider_calls_round";--> statement-breakpoint
ALTER TABLE "bets" ADD COLUMN "game_code" text;--> statement-breakpoint
ALTER TABLE "provider_calls" ADD COLUMN "game_code" text;--> statement-breakpoint
UPDATE bets b SET game_code = coalesce((SELECT g.launch_code FROM games g WHERE g.id = b.game_id), '');--> statement-breakpoint
-- A call keeps the round that it was booked under, also where it named another game.
UPDATE provider_calls c SET game_code = coalesce(
  (SELECT b.game_code FROM bets b WHERE b.member_id = c.member_id AND b.provider = c.provider AND b.round_id = c.round_id),
  c.request ->> 'gameCode', '');--> statement-breakpoint
ALTER TABLE "bets" ALTER COLUMN "game_code" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "provider_calls" ALTER COLUMN "game_code" SET NOT NULL;--> statement-breakpoint
CREATE INDEX "provider_calls_round" ON "provider_calls" USING btree ("member_id","provider","game_code","round_id");--> statement-breakpoint
ALTER TABLE "bets" ADD CONSTRAINT "bets_round" UNIQUE("member_id","provider","game_code","round_id");
