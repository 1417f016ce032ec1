CREATE TABLE "identity_requests" (
	"state_hash" text PRIMARY KEY NOT NULL,
	"browser_hash" text NOT NULL,
	"brand" text NOT NULL,
	"provider" text NOT NULL,
	"member_id" uuid,
	"nonce" text NOT NULL,
	"verifier" text NOT NULL,
	"redirect_uri" text NOT NULL,
	"remember" boolean NOT NULL,
	"next" text NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "identity_tickets" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"brand" text NOT NULL,
	"provider" text NOT NULL,
	"subject" text NOT NULL,
	"email" text,
	"email_verified" boolean NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "linked_identities" (
	"brand" text NOT NULL,
	"provider" text NOT NULL,
	"subject" text NOT NULL,
	"member_id" uuid NOT NULL,
	"email" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	"last_used_at" timestamp (3) with time zone,
	CONSTRAINT "linked_identities_brand_provider_subject_pk" PRIMARY KEY("brand","provider","subject")
);
--> statement-breakpoint
CREATE INDEX "identity_requests_expiry" ON "identity_requests" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "identity_tickets_expiry" ON "identity_tickets" USING btree ("expires_at");--> statement-breakpoint
CREATE UNIQUE INDEX "linked_identities_member" ON "linked_identities" USING btree ("member_id","provider");