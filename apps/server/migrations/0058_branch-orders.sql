CREATE TABLE "branch_orders" (
	"member_id" uuid NOT NULL,
	"from_day" date NOT NULL,
	"to_day" date NOT NULL,
	"figure" text NOT NULL,
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"is_built" boolean DEFAULT false NOT NULL,
	"asked_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "branch_orders_member_id_from_day_to_day_figure_pk" PRIMARY KEY("member_id","from_day","to_day","figure")
);
--> statement-breakpoint
CREATE TABLE "ordered_branches" (
	"member_id" uuid NOT NULL,
	"order_id" uuid NOT NULL,
	"head_id" uuid NOT NULL,
	"count" bigint NOT NULL,
	"amount" bigint NOT NULL,
	CONSTRAINT "ordered_branches_member_id_order_id_head_id_pk" PRIMARY KEY("member_id","order_id","head_id")
);
--> statement-breakpoint
CREATE INDEX "ordered_branches_amount" ON "ordered_branches" USING btree ("member_id","order_id","amount","head_id");
--> statement-breakpoint
CREATE OR REPLACE FUNCTION sum_days_anew() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  -- The same lock as the job takes.
  INSERT INTO settlement_marks (brand, closed_to) VALUES (NEW.code, 'epoch') ON CONFLICT DO NOTHING;
  PERFORM FROM settlement_marks WHERE brand = NEW.code FOR UPDATE;
  DELETE FROM team_days WHERE member_id IN (SELECT id FROM members WHERE brand = NEW.code);
  DELETE FROM branch_days WHERE member_id IN (SELECT id FROM members WHERE brand = NEW.code);
  DELETE FROM branch_orders WHERE member_id IN (SELECT id FROM members WHERE brand = NEW.code);
  DELETE FROM ordered_branches WHERE member_id IN (SELECT id FROM members WHERE brand = NEW.code);
  DELETE FROM team_players WHERE member_id IN (SELECT id FROM members WHERE brand = NEW.code);
  INSERT INTO changed_days (member_id, at)
    SELECT b.member_id, date_bin('15 minutes', b.placed_at, 'epoch') FROM bets b
      WHERE b.brand = NEW.code AND cardinality(b.path) > 0
    UNION
    SELECT t.member_id, date_bin('15 minutes', t.at, 'epoch') FROM transfers t JOIN members m ON m.id = t.member_id
      WHERE m.brand = NEW.code AND t.kind NOT IN ('bet', 'win', 'rollback') AND t.book = 'real';
  RETURN NULL;
END $$;
