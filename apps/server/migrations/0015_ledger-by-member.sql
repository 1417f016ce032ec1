-- Every row of the ledger comes under its member's key: the shards of the house become accounts of the member whose moves went
-- through them, with balances, versions and entries of their own. What the moves were, and what members hold, stays as it is.
CREATE SCHEMA before_members;
--> statement-breakpoint
ALTER TABLE "accounts" SET SCHEMA before_members;
--> statement-breakpoint
ALTER TABLE "transfers" SET SCHEMA before_members;
--> statement-breakpoint
ALTER TABLE "entries" SET SCHEMA before_members;
--> statement-breakpoint
ALTER TABLE "idempotency" SET SCHEMA before_members;
--> statement-breakpoint
-- Sums of a record are made again as it is read.
DROP TABLE "record_sums", "record_marks";
--> statement-breakpoint
CREATE TABLE "idempotency" (
	"owner" uuid NOT NULL,
	"key_hash" text NOT NULL,
	"request_hash" text NOT NULL,
	"sealed_answer" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "idempotency_owner_key_hash_pk" PRIMARY KEY("owner","key_hash")
);
--> statement-breakpoint
CREATE TABLE "accounts" (
	"member_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"side" text NOT NULL,
	"book" text NOT NULL,
	"kind" text NOT NULL,
	"ref" text DEFAULT '' NOT NULL,
	"currency" text NOT NULL,
	"balance" bigint DEFAULT 0 NOT NULL,
	"version" bigint DEFAULT 0 NOT NULL,
	CONSTRAINT "accounts_member_id_id_pk" PRIMARY KEY("member_id","id"),
	CONSTRAINT "accounts_natural" UNIQUE("member_id","kind","ref","book","currency"),
	CONSTRAINT "accounts_posted" UNIQUE("member_id","id","book","currency","kind"),
	CONSTRAINT "accounts_book_name" CHECK ("accounts"."book" in ('real', 'demo')),
	CONSTRAINT "accounts_chart" CHECK (("accounts"."side" = 'member' and "accounts"."kind" in ('cash', 'locked', 'bonus', 'commission', 'points', 'vendor'))
        or ("accounts"."side" = 'house' and "accounts"."kind" in ('provider', 'clearing', 'between-members', 'promotions', 'fees', 'adjustments', 'points-issued'))),
	CONSTRAINT "accounts_never_below_zero" CHECK ("accounts"."side" = 'house' or "accounts"."balance" >= 0)
);
--> statement-breakpoint
CREATE TABLE "entries" (
	"member_id" uuid NOT NULL,
	"account" uuid NOT NULL,
	"version" bigint NOT NULL,
	"transfer_id" uuid NOT NULL,
	"amount" bigint NOT NULL,
	"before" bigint NOT NULL,
	"after" bigint NOT NULL,
	CONSTRAINT "entries_member_id_account_version_pk" PRIMARY KEY("member_id","account","version"),
	CONSTRAINT "entries_add_up" CHECK ("entries"."after" = "entries"."before" + "entries"."amount")
);
--> statement-breakpoint
CREATE TABLE "record_marks" (
	"member_id" uuid NOT NULL,
	"account" uuid NOT NULL,
	"zone" text NOT NULL,
	"version" bigint DEFAULT 0 NOT NULL,
	CONSTRAINT "record_marks_member_id_account_pk" PRIMARY KEY("member_id","account")
);
--> statement-breakpoint
CREATE TABLE "record_sums" (
	"member_id" uuid NOT NULL,
	"account" uuid NOT NULL,
	"day" date NOT NULL,
	"kind" text NOT NULL,
	"count" bigint NOT NULL,
	"into" bigint NOT NULL,
	"out" bigint NOT NULL,
	CONSTRAINT "record_sums_member_id_account_day_kind_pk" PRIMARY KEY("member_id","account","day","kind")
);
--> statement-breakpoint
CREATE TABLE "transfers" (
	"member_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"tx_id" uuid NOT NULL,
	"book" text NOT NULL,
	"currency" text NOT NULL,
	"debit" uuid NOT NULL,
	"debit_kind" text NOT NULL,
	"credit" uuid NOT NULL,
	"credit_kind" text NOT NULL,
	"amount" bigint NOT NULL,
	"kind" text NOT NULL,
	"ref" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "transfers_member_id_id_pk" PRIMARY KEY("member_id","id"),
	CONSTRAINT "transfers_amount" CHECK ("transfers"."amount" > 0),
	CONSTRAINT "transfers_two_accounts" CHECK ("transfers"."debit" <> "transfers"."credit"),
	CONSTRAINT "transfers_posting" CHECK ("transfers"."kind" || ' ' || "transfers"."debit_kind" || ' ' || "transfers"."credit_kind" in ('welcome promotions cash', 'trial promotions cash', 'bet cash provider', 'bet vendor provider', 'win provider cash', 'win provider vendor', 'rollback provider cash', 'rollback provider vendor', 'deposit clearing cash', 'deposit-fee cash fees', 'withdraw-hold cash locked', 'withdraw-release locked cash', 'withdraw-paid locked clearing', 'withdraw-fee locked fees', 'withdraw-refund clearing cash', 'withdraw-refund fees cash', 'wallet-hold cash locked', 'wallet-hold vendor locked', 'wallet-arrive locked cash', 'wallet-arrive locked vendor', 'wallet-back locked cash', 'wallet-back locked vendor', 'member-sent cash between-members', 'member-sent commission between-members', 'member-received between-members cash', 'adjust adjustments cash', 'adjust cash adjustments', 'adjust adjustments commission', 'adjust commission adjustments', 'reward promotions cash', 'bonus-grant promotions bonus', 'bonus-release bonus cash', 'bonus-return bonus promotions', 'redeem cash promotions', 'redeem-return promotions cash', 'points-earned points-issued points', 'points-redeem points points-issued', 'points-return points-issued points', 'points-convert points points-issued'))
);
--> statement-breakpoint
-- The same as `derivedId` of the server.
CREATE FUNCTION before_members.derived_id(words text) RETURNS uuid LANGUAGE sql IMMUTABLE AS $$
  SELECT (substr(h, 1, 8) || '-' || substr(h, 9, 4) || '-8' || substr(h, 14, 3) || '-a' || substr(h, 18, 3) || '-' || substr(h, 21, 12))::uuid
  FROM (SELECT encode(sha256(convert_to(words, 'UTF8')), 'hex') AS h) hashed
$$;
--> statement-breakpoint
CREATE TABLE before_members.lines AS
  SELECT member_id, transfer_id, side, book, kind, ref, currency, amount,
    CASE WHEN side = 'member' THEN old_account
      ELSE before_members.derived_id(concat_ws('|', member_id, side, book, kind, ref, '0', currency)) END AS account,
    CASE WHEN side = 'member' THEN old_version
      ELSE row_number() OVER (PARTITION BY member_id, side, book, kind, ref, currency ORDER BY at, old_version, transfer_id) END AS version,
    CASE WHEN side = 'member' THEN old_after
      ELSE sum(amount) OVER (PARTITION BY member_id, side, book, kind, ref, currency ORDER BY at, old_version, transfer_id) END::bigint AS after
  FROM (
    SELECT t.member_id, t.id AS transfer_id, t.at, a.side, a.book, a.currency, e.amount,
      e.account AS old_account, e.version AS old_version, e.after AS old_after,
      CASE WHEN a.side = 'house' AND a.kind = 'clearing' AND a.ref = 'members' THEN '' ELSE a.ref END AS ref,
      CASE
        WHEN a.side = 'member' THEN a.kind
        WHEN a.kind = 'vendor' THEN 'provider'
        WHEN a.kind = 'clearing' AND a.ref = 'members' THEN 'between-members'
        WHEN a.kind = 'promotions' AND a.currency = 'PTS' THEN 'points-issued'
        WHEN a.kind = 'promotions' AND t.kind = 'commission' THEN 'adjustments'
        ELSE a.kind
      END AS kind
    FROM before_members.entries e
    JOIN before_members.accounts a ON a.id = e.account
    JOIN before_members.transfers t ON t.id = e.transfer_id
  ) named;
--> statement-breakpoint
-- A vault that nothing was ever put in is no account any more.
INSERT INTO accounts (member_id, id, side, book, kind, ref, currency, balance, version)
  SELECT owner, id, side, book, kind, ref, currency, balance, version FROM before_members.accounts
  WHERE side = 'member' AND NOT (kind = 'vault' AND version = 0);
--> statement-breakpoint
INSERT INTO accounts (member_id, id, side, book, kind, ref, currency, balance, version)
  SELECT member_id, account, side, book, kind, ref, currency, sum(amount), count(*) FROM before_members.lines
  WHERE side = 'house' GROUP BY member_id, account, side, book, kind, ref, currency;
--> statement-breakpoint
-- Demo money and commission that only the seed gave are called what the product calls them.
INSERT INTO transfers (member_id, id, tx_id, book, currency, debit, debit_kind, credit, credit_kind, amount, kind, ref, at)
  SELECT t.member_id, t.id, t.tx_id, t.book, t.currency, d.account, d.kind, c.account, c.kind, t.amount,
    CASE WHEN t.kind = 'deposit' AND d.kind = 'promotions' THEN 'trial' WHEN t.kind = 'commission' THEN 'adjust' ELSE t.kind END,
    t.ref, t.at
  FROM before_members.transfers t
  JOIN before_members.lines d ON d.member_id = t.member_id AND d.transfer_id = t.id AND d.amount < 0
  JOIN before_members.lines c ON c.member_id = t.member_id AND c.transfer_id = t.id AND c.amount > 0;
--> statement-breakpoint
INSERT INTO entries (member_id, account, version, transfer_id, amount, before, after)
  SELECT member_id, account, version, transfer_id, amount, after - amount, after FROM before_members.lines;
--> statement-breakpoint
INSERT INTO idempotency (owner, key_hash, request_hash, sealed_answer, created_at)
  SELECT CASE WHEN scope ~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$' THEN scope::uuid
      ELSE before_members.derived_id('visitor|' || scope || '|' || key_hash) END,
    key_hash, request_hash, sealed_answer, created_at
  FROM before_members.idempotency;
--> statement-breakpoint
DROP SCHEMA before_members CASCADE;
--> statement-breakpoint
ALTER TABLE "transfers" ADD CONSTRAINT "transfers_debit" FOREIGN KEY ("member_id","debit","book","currency","debit_kind") REFERENCES "public"."accounts"("member_id","id","book","currency","kind") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "transfers" ADD CONSTRAINT "transfers_credit" FOREIGN KEY ("member_id","credit","book","currency","credit_kind") REFERENCES "public"."accounts"("member_id","id","book","currency","kind") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
CREATE INDEX "idempotency_age" ON "idempotency" USING btree ("created_at");
--> statement-breakpoint
CREATE INDEX "entries_transfer" ON "entries" USING btree ("member_id","transfer_id");
--> statement-breakpoint
CREATE INDEX "transfers_deposits" ON "transfers" USING btree ("member_id","at") WHERE "transfers"."kind" = 'deposit';
--> statement-breakpoint
CREATE INDEX "transfers_deposits_recent" ON "transfers" USING btree ("at","member_id") WHERE "transfers"."kind" = 'deposit';
--> statement-breakpoint
CREATE TRIGGER transfers_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON transfers FOR EACH STATEMENT EXECUTE FUNCTION refuse_rewrite();
--> statement-breakpoint
CREATE TRIGGER entries_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON entries FOR EACH STATEMENT EXECUTE FUNCTION refuse_rewrite();
--> statement-breakpoint
REVOKE UPDATE, DELETE, TRUNCATE ON transfers, entries FROM PUBLIC;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION guard_account() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF (OLD.member_id, OLD.id, OLD.side, OLD.book, OLD.kind, OLD.ref, OLD.currency)
     IS DISTINCT FROM (NEW.member_id, NEW.id, NEW.side, NEW.book, NEW.kind, NEW.ref, NEW.currency)
     OR NEW.version <> OLD.version + 1 THEN
    RAISE EXCEPTION 'accounts change by one posting at a time' USING ERRCODE = 'integrity_constraint_violation';
  END IF;
  RETURN NEW;
END
$$;
--> statement-breakpoint
CREATE TRIGGER accounts_guarded BEFORE UPDATE ON accounts FOR EACH ROW EXECUTE FUNCTION guard_account();
--> statement-breakpoint
CREATE TRIGGER accounts_kept BEFORE DELETE OR TRUNCATE ON accounts FOR EACH STATEMENT EXECUTE FUNCTION refuse_rewrite();
--> statement-breakpoint
CREATE TRIGGER accounts_live AFTER UPDATE ON accounts FOR EACH ROW WHEN (NEW.side = 'member') EXECUTE FUNCTION notify_of_member_row();
--> statement-breakpoint
DROP FUNCTION notify_of_account();
