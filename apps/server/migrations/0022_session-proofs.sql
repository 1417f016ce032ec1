ALTER TABLE "sessions" ADD COLUMN "proven_by" text;--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "proven_at" timestamp (3) with time zone;