CREATE TABLE "operator_requests" (
	"id" uuid PRIMARY KEY NOT NULL,
	"operation" text NOT NULL,
	"input" jsonb NOT NULL,
	"state" text NOT NULL,
	"requested_by" text NOT NULL,
	"requested_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"decided_by" text,
	"decided_at" timestamp (3) with time zone,
	CONSTRAINT "operator_requests_state" CHECK ("operator_requests"."state" in ('requested', 'done', 'rejected')),
	CONSTRAINT "operator_requests_two_people" CHECK ("operator_requests"."state" <> 'done' or ("operator_requests"."decided_by" is not null and "operator_requests"."decided_by" <> "operator_requests"."requested_by"))
);
--> statement-breakpoint
CREATE TABLE "operator_sessions" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"operator_id" uuid NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"last_seen_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"ended_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "operators" (
	"id" uuid PRIMARY KEY NOT NULL,
	"username" text NOT NULL,
	"roles" text[] NOT NULL,
	"state" text NOT NULL,
	"sandbox" boolean DEFAULT false NOT NULL,
	"password_hash" text NOT NULL,
	"sealed_totp" text,
	"last_step" bigint DEFAULT 0 NOT NULL,
	"enrolment_hash" text,
	"enrolment_expires_at" timestamp (3) with time zone,
	"invited_by" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"last_sign_in_at" timestamp (3) with time zone,
	CONSTRAINT "operators_state" CHECK ("operators"."state" in ('invited', 'active', 'ended')),
	CONSTRAINT "operators_proof" CHECK ("operators"."state" <> 'active' or "operators"."sandbox" or "operators"."sealed_totp" is not null)
);
--> statement-breakpoint
CREATE INDEX "operator_requests_waiting" ON "operator_requests" USING btree ("state","requested_at");--> statement-breakpoint
CREATE INDEX "operator_sessions_operator" ON "operator_sessions" USING btree ("operator_id");--> statement-breakpoint
CREATE INDEX "operator_sessions_expiry" ON "operator_sessions" USING btree ("expires_at");--> statement-breakpoint
CREATE UNIQUE INDEX "operators_username" ON "operators" USING btree ("username");