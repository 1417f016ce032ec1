-- The time, lines, brand and chase of a ticket stay, too: the check of the ledger judges by the time. The trigger compares, and calls
-- the function only to refuse.
CREATE OR REPLACE FUNCTION refuse_ticket_change() RETURNS trigger LANGUAGE plpgsql SET search_path = public, pg_temp AS $$
BEGIN
  RAISE EXCEPTION 'lottery_tickets: an accepted ticket never changes';
END
$$;
--> statement-breakpoint
DROP TRIGGER lottery_tickets_stay ON lottery_tickets;
--> statement-breakpoint
CREATE TRIGGER lottery_tickets_stay BEFORE UPDATE ON lottery_tickets FOR EACH ROW
  WHEN ((OLD.member_id, OLD.id, OLD.brand, OLD.game, OLD.issue, OLD.currency, OLD.book, OLD.lines, OLD.stake, OLD.text, OLD.leaf, OLD.chase_id, OLD.at)
    IS DISTINCT FROM
    (NEW.member_id, NEW.id, NEW.brand, NEW.game, NEW.issue, NEW.currency, NEW.book, NEW.lines, NEW.stake, NEW.text, NEW.leaf, NEW.chase_id, NEW.at))
  EXECUTE FUNCTION refuse_ticket_change();
