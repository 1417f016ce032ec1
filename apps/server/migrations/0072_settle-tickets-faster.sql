-- Many tickets are settled by one statement: their members are notified by one, too.
CREATE FUNCTION notify_of_member_rows() RETURNS trigger LANGUAGE plpgsql SET search_path = public, pg_temp AS $$
DECLARE
  who uuid;
BEGIN
  FOR who IN
    UPDATE live_versions v SET version = v.version + 1 FROM (SELECT DISTINCT member_id FROM changed) c
      WHERE v.member_id = c.member_id AND v.watched_until > clock_timestamp() AND v.xmin <> pg_current_xact_id()::xid
      RETURNING v.member_id
  LOOP
    PERFORM pg_notify('baize_live', 'member ' || who);
  END LOOP;
  RETURN NULL;
END
$$;
--> statement-breakpoint
DROP TRIGGER lottery_tickets_live ON lottery_tickets;
--> statement-breakpoint
CREATE TRIGGER lottery_tickets_added AFTER INSERT ON lottery_tickets FOR EACH ROW EXECUTE FUNCTION notify_of_member_row();
--> statement-breakpoint
CREATE TRIGGER lottery_tickets_changed AFTER UPDATE ON lottery_tickets REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION notify_of_member_rows();
--> statement-breakpoint
-- The database compares by itself, and calls the function only to refuse.
DROP TRIGGER lottery_tickets_stay ON lottery_tickets;
--> statement-breakpoint
CREATE TRIGGER lottery_tickets_stay BEFORE UPDATE ON lottery_tickets FOR EACH ROW
  WHEN ((OLD.member_id, OLD.id, OLD.game, OLD.issue, OLD.currency, OLD.book, OLD.stake, OLD.text, OLD.leaf)
    IS DISTINCT FROM (NEW.member_id, NEW.id, NEW.game, NEW.issue, NEW.currency, NEW.book, NEW.stake, NEW.text, NEW.leaf))
  EXECUTE FUNCTION refuse_ticket_change();
--> statement-breakpoint
DROP TRIGGER accounts_guarded ON accounts;
--> statement-breakpoint
CREATE TRIGGER accounts_guarded BEFORE UPDATE ON accounts FOR EACH ROW
  WHEN ((OLD.member_id, OLD.id, OLD.side, OLD.book, OLD.kind, OLD.ref, OLD.currency)
    IS DISTINCT FROM (NEW.member_id, NEW.id, NEW.side, NEW.book, NEW.kind, NEW.ref, NEW.currency)
    OR NEW.version <> OLD.version + 1)
  EXECUTE FUNCTION guard_account();
--> statement-breakpoint
-- No column that an index holds changes when money moves: with room on its page, an account's row leaves every index as it is.
ALTER TABLE "accounts" SET (fillfactor = 70);
