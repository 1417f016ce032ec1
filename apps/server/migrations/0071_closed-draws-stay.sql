-- When a draw takes tickets and when it is drawn is published before it opens: an operator who closes it early writes "closed_at" alone.
-- Once it has closed, its tickets and their root stay, and it takes no ticket again.
CREATE OR REPLACE FUNCTION refuse_draw_change() RETURNS trigger LANGUAGE plpgsql SET search_path = public, pg_temp AS $$
BEGIN
  IF (OLD.game, OLD.issue, OLD.commitment, OLD.opens_at, OLD.closes_at, OLD.draws_at)
      IS DISTINCT FROM (NEW.game, NEW.issue, NEW.commitment, NEW.opens_at, NEW.closes_at, NEW.draws_at)
    OR (OLD.seed <> '' AND OLD.seed <> NEW.seed) THEN
    RAISE EXCEPTION 'lottery_draws: what was published never changes';
  END IF;
  IF OLD.signed <> '' AND ((OLD.signed, OLD.root, OLD.tickets, OLD.closed_at)
      IS DISTINCT FROM (NEW.signed, NEW.root, NEW.tickets, NEW.closed_at) OR NEW.state IN ('announced', 'open')) THEN
    RAISE EXCEPTION 'lottery_draws: a closed draw never changes';
  END IF;
  RETURN NEW;
END
$$;
