-- A settlement pays every ticket of its draw, so a closed draw lets none in, whoever inserts it. Its close waits for the lock.
CREATE FUNCTION refuse_late_ticket() RETURNS trigger LANGUAGE plpgsql SET search_path = public, pg_temp AS $$
DECLARE
  of_draw text;
BEGIN
  SELECT state INTO of_draw FROM lottery_draws WHERE game = NEW.game AND issue = NEW.issue FOR SHARE;
  IF of_draw NOT IN ('announced', 'open') THEN
    RAISE EXCEPTION 'lottery_tickets: the draw takes no tickets';
  END IF;
  RETURN NEW;
END
$$;
--> statement-breakpoint
CREATE TRIGGER lottery_tickets_in_time BEFORE INSERT ON lottery_tickets FOR EACH ROW EXECUTE FUNCTION refuse_late_ticket();
