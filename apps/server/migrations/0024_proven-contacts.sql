ALTER TABLE "members" ADD COLUMN "email_proven_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "members" ADD COLUMN "mobile_proven_at" timestamp (3) with time zone;