DROP TABLE "draws" CASCADE;--> statement-breakpoint
ALTER TABLE "lotteries" DROP COLUMN "period_seconds";--> statement-breakpoint
ALTER TABLE "lotteries" DROP COLUMN "balls";--> statement-breakpoint
ALTER TABLE "lotteries" DROP COLUMN "lowest";--> statement-breakpoint
ALTER TABLE "lotteries" DROP COLUMN "highest";--> statement-breakpoint
ALTER TABLE "lotteries" DROP COLUMN "digits";--> statement-breakpoint
ALTER TABLE "lotteries" DROP COLUMN "repeats";