CREATE TABLE "brand_vendors" (
	"brand" text NOT NULL,
	"vendor" text NOT NULL,
	CONSTRAINT "brand_vendors_brand_vendor_pk" PRIMARY KEY("brand","vendor")
);
--> statement-breakpoint
CREATE TABLE "brands" (
	"code" text PRIMARY KEY NOT NULL,
	"house" uuid NOT NULL,
	"name" text NOT NULL,
	"hosts" text[] NOT NULL,
	"config" jsonb NOT NULL,
	"maintenance" boolean DEFAULT false NOT NULL,
	"maintenance_until" timestamp (3) with time zone,
	"blocked_countries" text[] NOT NULL,
	"blocked_addresses" text[] NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "facts" (
	"name" text PRIMARY KEY NOT NULL,
	"value" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "games" (
	"id" text PRIMARY KEY NOT NULL,
	"vendor" text NOT NULL,
	"category" text NOT NULL,
	"launch_code" text,
	"game_type" text NOT NULL,
	"account_type_name" text NOT NULL,
	"default_play_type" text,
	"opens_list" boolean DEFAULT false NOT NULL,
	"motif" text,
	"image" text,
	"title" text NOT NULL,
	"titles" jsonb NOT NULL,
	"words" text NOT NULL,
	"rtp_ppm" integer,
	"hot" boolean NOT NULL,
	"fresh" boolean NOT NULL,
	"jackpot" boolean NOT NULL,
	"rank" integer NOT NULL,
	"maintenance" boolean DEFAULT false NOT NULL,
	"released_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "vendor_categories" (
	"category" text NOT NULL,
	"vendor" text NOT NULL,
	"hot" boolean NOT NULL,
	"position" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "vendors" (
	"code" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"provider" text NOT NULL,
	"position" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "announcement_reads" (
	"member_id" uuid NOT NULL,
	"announcement_id" uuid NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "announcement_reads_member_id_announcement_id_pk" PRIMARY KEY("member_id","announcement_id")
);
--> statement-breakpoint
CREATE TABLE "announcements" (
	"id" uuid PRIMARY KEY NOT NULL,
	"brand" text NOT NULL,
	"type" text NOT NULL,
	"texts" jsonb NOT NULL,
	"published_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "banners" (
	"id" uuid PRIMARY KEY NOT NULL,
	"brand" text NOT NULL,
	"position" integer NOT NULL,
	"texts" jsonb NOT NULL,
	"href" text NOT NULL,
	"motif" text,
	"image" text
);
--> statement-breakpoint
CREATE TABLE "draws" (
	"lottery" text NOT NULL,
	"issue" text NOT NULL,
	"numbers" text[] NOT NULL,
	"drawn_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "draws_lottery_issue_pk" PRIMARY KEY("lottery","issue")
);
--> statement-breakpoint
CREATE TABLE "inbox" (
	"member_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"type" text NOT NULL,
	"texts" jsonb NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"read_at" timestamp (3) with time zone,
	CONSTRAINT "inbox_member_id_id_pk" PRIMARY KEY("member_id","id")
);
--> statement-breakpoint
CREATE TABLE "lotteries" (
	"code" text PRIMARY KEY NOT NULL,
	"game_id" text NOT NULL,
	"period_seconds" integer NOT NULL,
	"balls" integer NOT NULL,
	"lowest" integer NOT NULL,
	"highest" integer NOT NULL,
	"digits" integer NOT NULL,
	"repeats" boolean NOT NULL,
	"position" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "promotions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"brand" text NOT NULL,
	"category" text NOT NULL,
	"position" integer NOT NULL,
	"texts" jsonb NOT NULL,
	"starts_at" timestamp (3) with time zone NOT NULL,
	"ends_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "winners" (
	"id" uuid PRIMARY KEY NOT NULL,
	"brand" text NOT NULL,
	"player" text NOT NULL,
	"game_id" text NOT NULL,
	"amount" bigint NOT NULL,
	"currency" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "accounts" (
	"id" uuid PRIMARY KEY NOT NULL,
	"owner" uuid NOT NULL,
	"side" text NOT NULL,
	"book" text NOT NULL,
	"kind" text NOT NULL,
	"ref" text DEFAULT '' NOT NULL,
	"shard" smallint DEFAULT 0 NOT NULL,
	"currency" text NOT NULL,
	"balance" bigint DEFAULT 0 NOT NULL,
	"version" bigint DEFAULT 0 NOT NULL,
	CONSTRAINT "accounts_natural" UNIQUE("owner","book","kind","ref","currency","shard"),
	CONSTRAINT "accounts_book" UNIQUE("id","book","currency"),
	CONSTRAINT "accounts_side" CHECK ("accounts"."side" in ('member', 'house')),
	CONSTRAINT "accounts_book_name" CHECK ("accounts"."book" in ('real', 'demo')),
	CONSTRAINT "accounts_never_below_zero" CHECK ("accounts"."side" = 'house' or "accounts"."balance" >= 0)
);
--> statement-breakpoint
CREATE TABLE "entries" (
	"account" uuid NOT NULL,
	"version" bigint NOT NULL,
	"transfer_id" uuid NOT NULL,
	"amount" bigint NOT NULL,
	"before" bigint NOT NULL,
	"after" bigint NOT NULL,
	CONSTRAINT "entries_account_version_pk" PRIMARY KEY("account","version"),
	CONSTRAINT "entries_add_up" CHECK ("entries"."after" = "entries"."before" + "entries"."amount")
);
--> statement-breakpoint
CREATE TABLE "transfers" (
	"member_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"tx_id" uuid NOT NULL,
	"book" text NOT NULL,
	"currency" text NOT NULL,
	"debit" uuid NOT NULL,
	"credit" uuid NOT NULL,
	"amount" bigint NOT NULL,
	"kind" text NOT NULL,
	"ref" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "transfers_member_id_id_pk" PRIMARY KEY("member_id","id"),
	CONSTRAINT "transfers_amount" CHECK ("transfers"."amount" > 0),
	CONSTRAINT "transfers_two_accounts" CHECK ("transfers"."debit" <> "transfers"."credit")
);
--> statement-breakpoint
CREATE TABLE "favourites" (
	"member_id" uuid NOT NULL,
	"game_id" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "favourites_member_id_game_id_pk" PRIMARY KEY("member_id","game_id")
);
--> statement-breakpoint
CREATE TABLE "invites" (
	"brand" text NOT NULL,
	"code" text NOT NULL,
	"member_id" uuid NOT NULL,
	"domain" text,
	CONSTRAINT "invites_brand_code_pk" PRIMARY KEY("brand","code")
);
--> statement-breakpoint
CREATE TABLE "members" (
	"id" uuid PRIMARY KEY NOT NULL,
	"brand" text NOT NULL,
	"username" text NOT NULL,
	"handle" text NOT NULL,
	"nickname" text NOT NULL,
	"kind" smallint DEFAULT 0 NOT NULL,
	"book" text DEFAULT 'real' NOT NULL,
	"password_hash" text NOT NULL,
	"password_forced" boolean DEFAULT false NOT NULL,
	"password_changed_at" timestamp (3) with time zone NOT NULL,
	"first_login" boolean DEFAULT true NOT NULL,
	"opened_by" uuid,
	"status" text DEFAULT 'active' NOT NULL,
	"bets_locked" boolean DEFAULT false NOT NULL,
	"upline_id" uuid,
	"path" uuid[] NOT NULL,
	"to_upline" boolean DEFAULT false NOT NULL,
	"club_label" text DEFAULT '' NOT NULL,
	"member_labels" text[] NOT NULL,
	"vip_level" integer DEFAULT 0 NOT NULL,
	"avatar" text DEFAULT '1' NOT NULL,
	"avatar_type" text DEFAULT 'STATIC' NOT NULL,
	"language" text NOT NULL,
	"email" text,
	"mobile" text,
	"details" jsonb NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"last_login_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "recent_games" (
	"member_id" uuid NOT NULL,
	"game_id" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "recent_games_member_id_game_id_pk" PRIMARY KEY("member_id","game_id")
);
--> statement-breakpoint
CREATE TABLE "remembered" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"member_id" uuid NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sessions" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"id" uuid NOT NULL,
	"member_id" uuid NOT NULL,
	"address" text NOT NULL,
	"agent" text NOT NULL,
	"country" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	"last_seen_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"ended_at" timestamp (3) with time zone,
	"password_change" text
);
--> statement-breakpoint
CREATE TABLE "bets" (
	"member_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"brand" text NOT NULL,
	"provider" text NOT NULL,
	"round_id" text NOT NULL,
	"game_id" text NOT NULL,
	"currency" text NOT NULL,
	"stake" bigint NOT NULL,
	"refunded" bigint DEFAULT 0 NOT NULL,
	"payout" bigint NOT NULL,
	"valid_bet" bigint DEFAULT 0 NOT NULL,
	"status" text NOT NULL,
	"summary" text DEFAULT '' NOT NULL,
	"verify_url" text DEFAULT '' NOT NULL,
	"path" uuid[] NOT NULL,
	"placed_at" timestamp (3) with time zone NOT NULL,
	"settled_at" timestamp (3) with time zone,
	CONSTRAINT "bets_member_id_id_pk" PRIMARY KEY("member_id","id"),
	CONSTRAINT "bets_round" UNIQUE("member_id","provider","round_id"),
	CONSTRAINT "bets_amounts" CHECK ("bets"."stake" >= "bets"."refunded" and "bets"."refunded" >= 0 and "bets"."payout" >= 0),
	CONSTRAINT "bets_status" CHECK ("bets"."status" in ('open', 'won', 'lost', 'tie', 'void', 'refunded'))
);
--> statement-breakpoint
CREATE TABLE "game_sessions" (
	"id" text PRIMARY KEY NOT NULL,
	"provider" text NOT NULL,
	"member_id" uuid NOT NULL,
	"session_id" uuid NOT NULL,
	"game_id" text NOT NULL,
	"game_code" text NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "launches" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"member_id" uuid NOT NULL,
	"session_id" uuid NOT NULL,
	"game_id" text NOT NULL,
	"provider" text NOT NULL,
	"language" text NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"used_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "provider_calls" (
	"member_id" uuid NOT NULL,
	"provider" text NOT NULL,
	"transaction_id" text NOT NULL,
	"operation" text NOT NULL,
	"request_hash" text NOT NULL,
	"request" jsonb NOT NULL,
	"answer" jsonb NOT NULL,
	"round_id" text NOT NULL,
	"amount" bigint NOT NULL,
	"state" text NOT NULL,
	"bet_transaction_id" text,
	"request_id" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "provider_calls_member_id_provider_transaction_id_pk" PRIMARY KEY("member_id","provider","transaction_id")
);
--> statement-breakpoint
CREATE TABLE "provider_members" (
	"provider" text NOT NULL,
	"alias" text NOT NULL,
	"member_id" uuid NOT NULL,
	CONSTRAINT "provider_members_provider_alias_pk" PRIMARY KEY("provider","alias"),
	CONSTRAINT "provider_members_member" UNIQUE("member_id","provider")
);
--> statement-breakpoint
CREATE TABLE "audit" (
	"id" uuid PRIMARY KEY NOT NULL,
	"brand" text NOT NULL,
	"member_id" uuid,
	"action" text NOT NULL,
	"details" jsonb NOT NULL,
	"request_id" text NOT NULL,
	"address" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "captchas" (
	"id" text PRIMARY KEY NOT NULL,
	"answer_hash" text NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "idempotency" (
	"scope" text NOT NULL,
	"key_hash" text NOT NULL,
	"request_hash" text NOT NULL,
	"sealed_answer" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "idempotency_scope_key_hash_pk" PRIMARY KEY("scope","key_hash")
);
--> statement-breakpoint
CREATE TABLE "server_keys" (
	"kid" text PRIMARY KEY NOT NULL,
	"public_jwk" jsonb NOT NULL,
	"private_jwk" jsonb NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "server_secrets" (
	"name" text PRIMARY KEY NOT NULL,
	"value" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "spent" (
	"kind" text NOT NULL,
	"key" text NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "spent_kind_key_pk" PRIMARY KEY("kind","key")
);
--> statement-breakpoint
CREATE TABLE "throttles" (
	"key" text PRIMARY KEY NOT NULL,
	"failures" integer NOT NULL,
	"window_start" timestamp (3) with time zone NOT NULL,
	"locked_until" timestamp (3) with time zone
);
--> statement-breakpoint
ALTER TABLE "transfers" ADD CONSTRAINT "transfers_debit_book_currency_accounts_id_book_currency_fk" FOREIGN KEY ("debit","book","currency") REFERENCES "public"."accounts"("id","book","currency") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "transfers" ADD CONSTRAINT "transfers_credit_book_currency_accounts_id_book_currency_fk" FOREIGN KEY ("credit","book","currency") REFERENCES "public"."accounts"("id","book","currency") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "games_category" ON "games" USING btree ("category","rank");--> statement-breakpoint
CREATE INDEX "games_vendor" ON "games" USING btree ("vendor","category","rank");--> statement-breakpoint
CREATE INDEX "games_rank" ON "games" USING btree ("rank");--> statement-breakpoint
CREATE INDEX "vendor_categories_place" ON "vendor_categories" USING btree ("category","position");--> statement-breakpoint
CREATE INDEX "announcements_recent" ON "announcements" USING btree ("brand","type","published_at");--> statement-breakpoint
CREATE INDEX "banners_place" ON "banners" USING btree ("brand","position");--> statement-breakpoint
CREATE INDEX "draws_recent" ON "draws" USING btree ("lottery","drawn_at");--> statement-breakpoint
CREATE INDEX "promotions_place" ON "promotions" USING btree ("brand","position");--> statement-breakpoint
CREATE INDEX "winners_recent" ON "winners" USING btree ("brand","at");--> statement-breakpoint
CREATE INDEX "entries_transfer" ON "entries" USING btree ("transfer_id");--> statement-breakpoint
CREATE INDEX "transfers_tx" ON "transfers" USING btree ("tx_id");--> statement-breakpoint
CREATE UNIQUE INDEX "members_brand_handle" ON "members" USING btree ("brand","handle");--> statement-breakpoint
CREATE UNIQUE INDEX "members_brand_email" ON "members" USING btree ("brand","email");--> statement-breakpoint
CREATE UNIQUE INDEX "members_brand_mobile" ON "members" USING btree ("brand","mobile");--> statement-breakpoint
CREATE INDEX "members_upline" ON "members" USING btree ("upline_id");--> statement-breakpoint
CREATE INDEX "sessions_member" ON "sessions" USING btree ("member_id");--> statement-breakpoint
CREATE UNIQUE INDEX "sessions_id" ON "sessions" USING btree ("id");--> statement-breakpoint
CREATE INDEX "sessions_expiry" ON "sessions" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "bets_recent" ON "bets" USING btree ("member_id","placed_at","id");--> statement-breakpoint
CREATE INDEX "game_sessions_expiry" ON "game_sessions" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "launches_expiry" ON "launches" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "provider_calls_bet" ON "provider_calls" USING btree ("member_id","provider","bet_transaction_id");--> statement-breakpoint
CREATE INDEX "provider_calls_round" ON "provider_calls" USING btree ("member_id","provider","round_id");--> statement-breakpoint
CREATE INDEX "audit_member" ON "audit" USING btree ("member_id","at");--> statement-breakpoint
CREATE INDEX "captchas_expiry" ON "captchas" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "idempotency_age" ON "idempotency" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "spent_expiry" ON "spent" USING btree ("expires_at");