CREATE TABLE "adjustments" (
	"id" uuid PRIMARY KEY NOT NULL,
	"brand" text NOT NULL,
	"member_id" uuid NOT NULL,
	"wallet" text NOT NULL,
	"amount" bigint NOT NULL,
	"currency" text NOT NULL,
	"reason" text NOT NULL,
	"state" text NOT NULL,
	"requested_by" text NOT NULL,
	"decided_by" text,
	"requested_at" timestamp (3) with time zone NOT NULL,
	"decided_at" timestamp (3) with time zone,
	CONSTRAINT "adjustments_two_people" CHECK ("adjustments"."decided_by" is null or "adjustments"."state" <> 'done' or "adjustments"."decided_by" <> "adjustments"."requested_by")
);
--> statement-breakpoint
CREATE TABLE "deposits" (
	"member_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"brand" text NOT NULL,
	"channel" text NOT NULL,
	"kind" text NOT NULL,
	"adapter" text NOT NULL,
	"currency" text NOT NULL,
	"amount" bigint NOT NULL,
	"fee" bigint NOT NULL,
	"state" text NOT NULL,
	"pay_url" text NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "deposits_member_id_id_pk" PRIMARY KEY("member_id","id"),
	CONSTRAINT "deposits_amounts" CHECK ("deposits"."amount" > 0 and "deposits"."fee" >= 0 and "deposits"."fee" <= "deposits"."amount")
);
--> statement-breakpoint
CREATE TABLE "payment_passwords" (
	"member_id" uuid PRIMARY KEY NOT NULL,
	"hash" text NOT NULL,
	"changed_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "payment_reports" (
	"adapter" text NOT NULL,
	"event" text NOT NULL,
	"subject" uuid NOT NULL,
	"body_hash" text NOT NULL,
	"result" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "payment_reports_adapter_event_pk" PRIMARY KEY("adapter","event")
);
--> statement-breakpoint
CREATE TABLE "payment_steps" (
	"member_id" uuid NOT NULL,
	"subject" uuid NOT NULL,
	"number" smallint NOT NULL,
	"state" text NOT NULL,
	"actor" text NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"amount" bigint,
	"at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "payment_steps_member_id_subject_number_pk" PRIMARY KEY("member_id","subject","number")
);
--> statement-breakpoint
CREATE TABLE "payout_accounts" (
	"member_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"kind" text NOT NULL,
	"holder" text NOT NULL,
	"bank" text NOT NULL,
	"code" text NOT NULL,
	"sealed_number" text NOT NULL,
	"number_hash" text NOT NULL,
	"masked" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"removed_at" timestamp (3) with time zone,
	CONSTRAINT "payout_accounts_member_id_id_pk" PRIMARY KEY("member_id","id")
);
--> statement-breakpoint
CREATE TABLE "sandbox_reports" (
	"id" uuid PRIMARY KEY NOT NULL,
	"subject" uuid NOT NULL,
	"body" jsonb NOT NULL,
	"due_at" timestamp (3) with time zone NOT NULL,
	"sent_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "wallet_transfers" (
	"member_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"reference" text NOT NULL,
	"kind" text NOT NULL,
	"from_wallet" text NOT NULL,
	"to_wallet" text NOT NULL,
	"counterparty" uuid,
	"currency" text NOT NULL,
	"amount" bigint NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "wallet_transfers_member_id_id_pk" PRIMARY KEY("member_id","id"),
	CONSTRAINT "wallet_transfers_reference" UNIQUE("member_id","reference")
);
--> statement-breakpoint
CREATE TABLE "withdrawals" (
	"member_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"brand" text NOT NULL,
	"adapter" text NOT NULL,
	"currency" text NOT NULL,
	"amount" bigint NOT NULL,
	"fee" bigint NOT NULL,
	"state" text NOT NULL,
	"account_id" uuid NOT NULL,
	"account_label" text NOT NULL,
	"received" bigint DEFAULT 0 NOT NULL,
	"reminders" smallint DEFAULT 0 NOT NULL,
	"paid_at" timestamp (3) with time zone,
	"auto_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "withdrawals_member_id_id_pk" PRIMARY KEY("member_id","id"),
	CONSTRAINT "withdrawals_amounts" CHECK ("withdrawals"."amount" > 0 and "withdrawals"."fee" >= 0 and "withdrawals"."fee" < "withdrawals"."amount"),
	CONSTRAINT "withdrawals_received" CHECK ("withdrawals"."received" >= 0 and "withdrawals"."received" <= "withdrawals"."amount" - "withdrawals"."fee")
);
--> statement-breakpoint
CREATE TABLE "uploads" (
	"id" text PRIMARY KEY NOT NULL,
	"member_id" uuid NOT NULL,
	"type" text NOT NULL,
	"width" integer NOT NULL,
	"height" integer NOT NULL,
	"size" integer NOT NULL,
	"bytes" "bytea" NOT NULL,
	"used_for" text,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE INDEX "adjustments_member" ON "adjustments" USING btree ("member_id","requested_at");--> statement-breakpoint
CREATE INDEX "adjustments_state" ON "adjustments" USING btree ("brand","state","requested_at");--> statement-breakpoint
CREATE INDEX "deposits_id" ON "deposits" USING btree ("id");--> statement-breakpoint
CREATE INDEX "deposits_recent" ON "deposits" USING btree ("member_id","created_at","id");--> statement-breakpoint
CREATE INDEX "deposits_due" ON "deposits" USING btree ("state","expires_at");--> statement-breakpoint
CREATE INDEX "payment_reports_subject" ON "payment_reports" USING btree ("subject");--> statement-breakpoint
CREATE UNIQUE INDEX "payout_accounts_number" ON "payout_accounts" USING btree ("member_id","number_hash") WHERE "payout_accounts"."removed_at" is null;--> statement-breakpoint
CREATE INDEX "sandbox_reports_due" ON "sandbox_reports" USING btree ("sent_at","due_at");--> statement-breakpoint
CREATE INDEX "wallet_transfers_recent" ON "wallet_transfers" USING btree ("member_id","at","id");--> statement-breakpoint
CREATE INDEX "withdrawals_id" ON "withdrawals" USING btree ("id");--> statement-breakpoint
CREATE INDEX "withdrawals_recent" ON "withdrawals" USING btree ("member_id","created_at","id");--> statement-breakpoint
CREATE INDEX "withdrawals_clock" ON "withdrawals" USING btree ("state","auto_at");--> statement-breakpoint
CREATE INDEX "uploads_member" ON "uploads" USING btree ("member_id","created_at");--> statement-breakpoint
CREATE INDEX "uploads_use" ON "uploads" USING btree ("used_for","created_at");