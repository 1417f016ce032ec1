CREATE TABLE "settlement_runs" (
	"id" uuid PRIMARY KEY NOT NULL,
	"brand" text NOT NULL,
	"type" text NOT NULL,
	"period" text NOT NULL,
	"window_start" timestamp (3) with time zone NOT NULL,
	"window_end" timestamp (3) with time zone NOT NULL,
	"rules" integer NOT NULL,
	"state" text NOT NULL,
	"statements" integer DEFAULT 0 NOT NULL,
	"amount" bigint DEFAULT 0 NOT NULL,
	"root" text DEFAULT '' NOT NULL,
	"signed" text DEFAULT '' NOT NULL,
	"opened_at" timestamp (3) with time zone NOT NULL,
	"computed_at" timestamp (3) with time zone,
	"posted_at" timestamp (3) with time zone,
	"closed_at" timestamp (3) with time zone,
	CONSTRAINT "settlement_runs_window" UNIQUE("brand","type","period","window_start","rules")
);
--> statement-breakpoint
CREATE TABLE "settlement_statements" (
	"member_id" uuid NOT NULL,
	"run_id" uuid NOT NULL,
	"brand" text NOT NULL,
	"contract_id" uuid NOT NULL,
	"upline_id" uuid,
	"type" text NOT NULL,
	"window_start" timestamp (3) with time zone NOT NULL,
	"window_end" timestamp (3) with time zone NOT NULL,
	"level" integer NOT NULL,
	"place" integer NOT NULL,
	"leaf" text NOT NULL,
	"text" text NOT NULL,
	"amount" bigint NOT NULL,
	"base" bigint NOT NULL,
	"carry" jsonb NOT NULL,
	"state" text NOT NULL,
	"from_guarantee" bigint DEFAULT 0 NOT NULL,
	"due_at" timestamp (3) with time zone,
	"paid_at" timestamp (3) with time zone,
	CONSTRAINT "settlement_statements_member_id_run_id_pk" PRIMARY KEY("member_id","run_id"),
	CONSTRAINT "settlement_statements_amounts" CHECK ("settlement_statements"."amount" >= "settlement_statements"."from_guarantee" and "settlement_statements"."from_guarantee" >= 0)
);
--> statement-breakpoint
CREATE INDEX "settlement_runs_latest" ON "settlement_runs" USING btree ("brand","type","period","window_end");--> statement-breakpoint
CREATE INDEX "settlement_runs_unfinished" ON "settlement_runs" USING btree ("brand","window_end") WHERE "settlement_runs"."state" <> 'closed';--> statement-breakpoint
CREATE INDEX "settlement_statements_run" ON "settlement_statements" USING btree ("run_id","level","place");--> statement-breakpoint
CREATE INDEX "settlement_statements_newest" ON "settlement_statements" USING btree ("member_id","type","window_end");--> statement-breakpoint
CREATE INDEX "settlement_statements_payer" ON "settlement_statements" USING btree ("upline_id","window_end","member_id");--> statement-breakpoint
CREATE INDEX "settlement_statements_due" ON "settlement_statements" USING btree ("due_at") WHERE "settlement_statements"."state" = 'due';
--> statement-breakpoint
-- What was computed and signed stays.
CREATE FUNCTION refuse_new_settlement() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'A settled window never changes: a correction counts in an open one';
END $$;
--> statement-breakpoint
CREATE TRIGGER settlement_statements_kept BEFORE UPDATE ON settlement_statements FOR EACH ROW
  WHEN ((OLD.member_id, OLD.run_id, OLD.brand, OLD.contract_id, OLD.upline_id, OLD.type, OLD.window_start, OLD.window_end, OLD.level, OLD.place, OLD.leaf, OLD.text, OLD.amount, OLD.base, OLD.carry) IS DISTINCT FROM (NEW.member_id, NEW.run_id, NEW.brand, NEW.contract_id, NEW.upline_id, NEW.type, NEW.window_start, NEW.window_end, NEW.level, NEW.place, NEW.leaf, NEW.text, NEW.amount, NEW.base, NEW.carry)) EXECUTE FUNCTION refuse_new_settlement();
--> statement-breakpoint
CREATE TRIGGER settlement_runs_kept BEFORE UPDATE ON settlement_runs FOR EACH ROW
  WHEN ((OLD.id, OLD.brand, OLD.type, OLD.period, OLD.window_start, OLD.window_end, OLD.rules, OLD.opened_at) IS DISTINCT FROM (NEW.id, NEW.brand, NEW.type, NEW.period, NEW.window_start, NEW.window_end, NEW.rules, NEW.opened_at)
    OR (OLD.state <> 'open' AND (OLD.statements, OLD.amount, OLD.root, OLD.signed) IS DISTINCT FROM (NEW.statements, NEW.amount, NEW.root, NEW.signed)))
  EXECUTE FUNCTION refuse_new_settlement();
--> statement-breakpoint
CREATE TRIGGER settlement_statements_stay BEFORE DELETE OR TRUNCATE ON settlement_statements FOR EACH STATEMENT EXECUTE FUNCTION refuse_rewrite();
--> statement-breakpoint
CREATE TRIGGER settlement_runs_stay BEFORE DELETE OR TRUNCATE ON settlement_runs FOR EACH STATEMENT EXECUTE FUNCTION refuse_rewrite();
