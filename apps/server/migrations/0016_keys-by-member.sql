-- More of a member's data begins its key with the member, so that it is stored beside the member's money.
ALTER TABLE "play_blocks" DROP CONSTRAINT "play_blocks_pkey";
--> statement-breakpoint
ALTER TABLE "play_blocks" ADD CONSTRAINT "play_blocks_member_id_id_pk" PRIMARY KEY("member_id","id");
--> statement-breakpoint
DROP INDEX "play_blocks_member";
--> statement-breakpoint
ALTER TABLE "uploads" DROP CONSTRAINT "uploads_pkey";
--> statement-breakpoint
ALTER TABLE "uploads" ADD CONSTRAINT "uploads_member_id_id_pk" PRIMARY KEY("member_id","id");
--> statement-breakpoint
DROP INDEX "uploads_use";
--> statement-breakpoint
CREATE INDEX "uploads_use" ON "uploads" USING btree ("member_id","used_for","created_at");
--> statement-breakpoint
CREATE INDEX "uploads_unused" ON "uploads" USING btree ("created_at") WHERE "uploads"."used_for" is null;
--> statement-breakpoint
CREATE INDEX "uploads_id" ON "uploads" USING btree ("id");
--> statement-breakpoint
ALTER TABLE "feedback" DROP CONSTRAINT "feedback_pkey";
--> statement-breakpoint
ALTER TABLE "feedback" ADD CONSTRAINT "feedback_member_id_id_pk" PRIMARY KEY("member_id","id");
--> statement-breakpoint
CREATE INDEX "feedback_id" ON "feedback" USING btree ("id");
--> statement-breakpoint
ALTER TABLE "adjustments" DROP CONSTRAINT "adjustments_pkey";
--> statement-breakpoint
ALTER TABLE "adjustments" ADD CONSTRAINT "adjustments_member_id_id_pk" PRIMARY KEY("member_id","id");
--> statement-breakpoint
CREATE INDEX "adjustments_id" ON "adjustments" USING btree ("id");
--> statement-breakpoint
ALTER TABLE "game_sessions" DROP CONSTRAINT "game_sessions_pkey";
--> statement-breakpoint
ALTER TABLE "game_sessions" ADD CONSTRAINT "game_sessions_member_id_id_pk" PRIMARY KEY("member_id","id");
--> statement-breakpoint
-- Empty at first. An accepted call keeps its answer under its own id; a call that was refused in the minutes before the
-- migration can be sent once more, because its nonce is in `spent`.
CREATE TABLE "provider_nonces" (
	"member_id" uuid NOT NULL,
	"provider" text NOT NULL,
	"nonce" text NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "provider_nonces_member_id_provider_nonce_pk" PRIMARY KEY("member_id","provider","nonce")
);
--> statement-breakpoint
CREATE INDEX "provider_nonces_expiry" ON "provider_nonces" USING btree ("expires_at");
--> statement-breakpoint
-- A report names the member. Those that the sandbox bank has yet to send were planned without.
UPDATE sandbox_reports r SET body = r.body || jsonb_build_object('member', o.member_id)
  FROM (SELECT id, member_id FROM deposits UNION ALL SELECT id, member_id FROM withdrawals) o
  WHERE o.id = r.subject AND r.sent_at IS NULL;
--> statement-breakpoint
-- The brand's side of the ledger has its members' keys.
ALTER TABLE "brands" DROP COLUMN "house";
