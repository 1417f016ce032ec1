CREATE TABLE "branch_days" (
	"member_id" uuid NOT NULL,
	"head_id" uuid NOT NULL,
	"day" date NOT NULL,
	"count" bigint NOT NULL,
	"deposits" bigint NOT NULL,
	"withdrawals" bigint NOT NULL,
	"valid_bet" bigint NOT NULL,
	"payout" bigint NOT NULL,
	"win_loss" bigint NOT NULL,
	"rebates" bigint NOT NULL,
	"bonuses" bigint NOT NULL,
	"commission" bigint NOT NULL,
	"net" bigint NOT NULL,
	CONSTRAINT "branch_days_member_id_head_id_day_pk" PRIMARY KEY("member_id","head_id","day")
);
--> statement-breakpoint
CREATE INDEX "branch_days_net" ON "branch_days" USING btree ("member_id","day","net","head_id");
--> statement-breakpoint
-- What is summed already. Kinds that are no moves of money are types of games.
INSERT INTO branch_days (member_id, head_id, day, count, deposits, withdrawals, valid_bet, payout, win_loss, rebates, bonuses, commission, net)
  SELECT path[cardinality(path)], member_id, day, sum(count),
    coalesce(sum(net) FILTER (WHERE kind = 'deposit'), 0),
    coalesce(sum(-net) FILTER (WHERE kind = 'withdrawal'), 0),
    sum(valid_bet),
    coalesce(sum(came) FILTER (WHERE kind NOT IN ('deposit', 'withdrawal', 'rebate', 'bonus', 'commission')), 0),
    coalesce(sum(net) FILTER (WHERE kind NOT IN ('deposit', 'withdrawal', 'rebate', 'bonus', 'commission')), 0),
    coalesce(sum(net) FILTER (WHERE kind = 'rebate'), 0),
    coalesce(sum(net) FILTER (WHERE kind = 'bonus'), 0),
    coalesce(sum(net) FILTER (WHERE kind = 'commission'), 0),
    coalesce(sum(net) FILTER (WHERE kind NOT IN ('deposit', 'withdrawal')), 0)
  FROM team_days
  WHERE cardinality(path) > 0 AND kind NOT IN ('fee', 'transfer', 'exchange', 'adjust', 'other')
  GROUP BY 1, 2, 3;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION sum_days_anew() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  -- The same lock as the job takes.
  INSERT INTO settlement_marks (brand, closed_to) VALUES (NEW.code, 'epoch') ON CONFLICT DO NOTHING;
  PERFORM FROM settlement_marks WHERE brand = NEW.code FOR UPDATE;
  DELETE FROM team_days WHERE member_id IN (SELECT id FROM members WHERE brand = NEW.code);
  DELETE FROM branch_days WHERE member_id IN (SELECT id FROM members WHERE brand = NEW.code);
  DELETE FROM team_players WHERE member_id IN (SELECT id FROM members WHERE brand = NEW.code);
  INSERT INTO changed_days (member_id, at)
    SELECT b.member_id, date_bin('15 minutes', b.placed_at, 'epoch') FROM bets b
      WHERE b.brand = NEW.code AND cardinality(b.path) > 0
    UNION
    SELECT t.member_id, date_bin('15 minutes', t.at, 'epoch') FROM transfers t JOIN members m ON m.id = t.member_id
      WHERE m.brand = NEW.code AND t.kind NOT IN ('bet', 'win', 'rollback') AND t.book = 'real';
  RETURN NULL;
END $$;
