ALTER TABLE "operator_requests" ADD COLUMN "brand" text DEFAULT '*' NOT NULL;--> statement-breakpoint
ALTER TABLE "operators" ADD COLUMN "brands" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
UPDATE "operator_requests" SET "brand" = "input" ->> 'brand' WHERE jsonb_typeof("input" -> 'brand') = 'string';
