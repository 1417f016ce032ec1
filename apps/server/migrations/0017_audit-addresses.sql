CREATE TABLE "audit_addresses" (
	"audit_id" uuid PRIMARY KEY NOT NULL,
	"address" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE INDEX "audit_addresses_age" ON "audit_addresses" USING btree ("at");--> statement-breakpoint
-- An audit line stays as it was written; its address moves to where it expires.
INSERT INTO "audit_addresses" ("audit_id", "address", "at") SELECT id, address, at FROM audit WHERE address <> 'operator';
--> statement-breakpoint
ALTER TABLE "audit" DROP COLUMN "address";
