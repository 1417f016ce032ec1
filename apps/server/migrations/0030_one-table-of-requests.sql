-- A request of a correction becomes a request of two people like all others. It waits for a week from now.
WITH "digits" ("currency", "count") AS (
  VALUES ('BHD', 3), ('IQD', 3), ('JOD', 3), ('KWD', 3), ('LYD', 3), ('OMR', 3), ('TND', 3), ('BIF', 0), ('CLP', 0), ('DJF', 0),
    ('GNF', 0), ('ISK', 0), ('JPY', 0), ('KMF', 0), ('KRW', 0), ('PYG', 0), ('RWF', 0), ('UGX', 0), ('UYI', 0), ('VND', 0),
    ('VUV', 0), ('XAF', 0), ('XOF', 0), ('XPF', 0)
)
INSERT INTO "operator_requests"
  ("id", "operation", "input", "state", "requested_by", "requested_at", "expires_at", "decided_by", "decided_at")
SELECT a."id", 'money adjust',
  jsonb_build_object('brand', a."brand", 'member', m."username", 'wallet', a."wallet", 'reason', a."reason",
    'amount', round(a."amount" / power(10::numeric, coalesce(d."count", 2)), coalesce(d."count", 2))::text),
  a."state", a."requested_by", a."requested_at", now() + interval '7 days', a."decided_by", a."decided_at"
FROM "adjustments" a
JOIN "members" m ON m."id" = a."member_id"
LEFT JOIN "digits" d ON d."currency" = a."currency"
WHERE a."state" <> 'done' OR a."decided_by" <> a."requested_by";--> statement-breakpoint
DELETE FROM "adjustments" WHERE "state" <> 'done';--> statement-breakpoint
ALTER TABLE "adjustments" DROP CONSTRAINT "adjustments_two_people";--> statement-breakpoint
DROP INDEX "adjustments_id";--> statement-breakpoint
DROP INDEX "adjustments_member";--> statement-breakpoint
DROP INDEX "adjustments_waiting";--> statement-breakpoint
ALTER TABLE "adjustments" ADD COLUMN "at" timestamp (3) with time zone;--> statement-breakpoint
UPDATE "adjustments" SET "at" = coalesce("decided_at", "requested_at");--> statement-breakpoint
ALTER TABLE "adjustments" ALTER COLUMN "at" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "adjustments" DROP COLUMN "state";--> statement-breakpoint
ALTER TABLE "adjustments" DROP COLUMN "requested_by";--> statement-breakpoint
ALTER TABLE "adjustments" DROP COLUMN "decided_by";--> statement-breakpoint
ALTER TABLE "adjustments" DROP COLUMN "requested_at";--> statement-breakpoint
ALTER TABLE "adjustments" DROP COLUMN "decided_at";--> statement-breakpoint
ALTER TABLE "adjustments" ADD CONSTRAINT "adjustments_amount" CHECK ("adjustments"."amount" <> 0);