-- The days of a brand begin elsewhere in another zone, and reports hold its currency alone: all its sums are made anew. Until the
-- job has made them, a read sums the lines. As the owner: the role of the servers deletes no sum.
CREATE FUNCTION sum_days_anew() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  -- The same lock as the job takes.
  INSERT INTO settlement_marks (brand, closed_to) VALUES (NEW.code, 'epoch') ON CONFLICT DO NOTHING;
  PERFORM FROM settlement_marks WHERE brand = NEW.code FOR UPDATE;
  DELETE FROM team_days WHERE member_id IN (SELECT id FROM members WHERE brand = NEW.code);
  DELETE FROM team_players WHERE member_id IN (SELECT id FROM members WHERE brand = NEW.code);
  INSERT INTO changed_days (member_id, at)
    SELECT b.member_id, date_bin('15 minutes', b.placed_at, 'epoch') FROM bets b
      WHERE b.brand = NEW.code AND cardinality(b.path) > 0
    UNION
    SELECT t.member_id, date_bin('15 minutes', t.at, 'epoch') FROM transfers t JOIN members m ON m.id = t.member_id
      WHERE m.brand = NEW.code AND t.kind NOT IN ('bet', 'win', 'rollback') AND t.book = 'real';
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER brands_zone AFTER UPDATE ON brands FOR EACH ROW
  WHEN ((OLD.config ->> 'timeZone', OLD.config ->> 'currency') IS DISTINCT FROM (NEW.config ->> 'timeZone', NEW.config ->> 'currency'))
  EXECUTE FUNCTION sum_days_anew();
