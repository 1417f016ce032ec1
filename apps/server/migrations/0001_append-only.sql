-- History is never rewritten: a correction is a new transfer. Refused by trigger for everybody, and by grant for others.
CREATE FUNCTION refuse_rewrite() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION '% is append-only', TG_TABLE_NAME USING ERRCODE = 'integrity_constraint_violation';
END
$$;
--> statement-breakpoint
CREATE TRIGGER transfers_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON transfers FOR EACH STATEMENT EXECUTE FUNCTION refuse_rewrite();
--> statement-breakpoint
CREATE TRIGGER entries_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON entries FOR EACH STATEMENT EXECUTE FUNCTION refuse_rewrite();
--> statement-breakpoint
CREATE TRIGGER audit_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON audit FOR EACH STATEMENT EXECUTE FUNCTION refuse_rewrite();
--> statement-breakpoint
REVOKE UPDATE, DELETE, TRUNCATE ON transfers, entries, audit FROM PUBLIC;
--> statement-breakpoint
-- An account keeps who and what it is; only its balance moves, and each move counts up its version by one.
CREATE FUNCTION guard_account() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF (OLD.id, OLD.owner, OLD.side, OLD.book, OLD.kind, OLD.ref, OLD.shard, OLD.currency)
     IS DISTINCT FROM (NEW.id, NEW.owner, NEW.side, NEW.book, NEW.kind, NEW.ref, NEW.shard, NEW.currency)
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
