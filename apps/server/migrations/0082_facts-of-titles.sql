ALTER TABLE "games" ADD COLUMN "stake_step" integer;--> statement-breakpoint
ALTER TABLE "games" ADD COLUMN "lines" integer;