CREATE TABLE "trusted_devices" (
	"member_id" uuid NOT NULL,
	"key_hash" text NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "trusted_devices_member_id_key_hash_pk" PRIMARY KEY("member_id","key_hash")
);
--> statement-breakpoint
ALTER TABLE "remembered" ADD COLUMN "used_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "sign_in_challenges" ADD COLUMN "by" text DEFAULT 'username' NOT NULL;--> statement-breakpoint
CREATE INDEX "trusted_devices_expiry" ON "trusted_devices" USING btree ("expires_at");