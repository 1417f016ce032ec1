CREATE TABLE "audit_heads" (
	"chain" text PRIMARY KEY NOT NULL,
	"line" bigint NOT NULL,
	"hash" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "audit" ADD COLUMN "chain" text GENERATED ALWAYS AS (coalesce(member_id::text, brand)) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "audit" ADD COLUMN "line" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "audit" ADD COLUMN "hash" text DEFAULT '' NOT NULL;--> statement-breakpoint
CREATE FUNCTION audit_hash(previous text, line bigint, id uuid, brand text, member_id uuid, action text, details jsonb, request_id text, at timestamptz)
RETURNS text LANGUAGE sql STABLE AS $$
  SELECT encode(sha256(convert_to(jsonb_build_array(
    previous, line, id, brand, member_id, action, details, request_id, extract(epoch FROM at))::text, 'UTF8')), 'hex')
$$;
--> statement-breakpoint
ALTER TABLE audit DISABLE TRIGGER audit_append_only;
--> statement-breakpoint
DO $$
DECLARE
  one audit%ROWTYPE;
  head audit_heads%ROWTYPE;
BEGIN
  FOR one IN SELECT * FROM audit ORDER BY chain, at, id LOOP
    IF head.chain IS DISTINCT FROM one.chain THEN head := (one.chain, 0, ''); END IF;
    head.line := head.line + 1;
    head.hash := audit_hash(head.hash, head.line, one.id, one.brand, one.member_id, one.action, one.details, one.request_id, one.at);
    UPDATE audit SET line = head.line, hash = head.hash WHERE id = one.id;
    INSERT INTO audit_heads VALUES (head.chain, head.line, head.hash)
      ON CONFLICT (chain) DO UPDATE SET line = excluded.line, hash = excluded.hash;
  END LOOP;
END
$$;
--> statement-breakpoint
ALTER TABLE audit ENABLE TRIGGER audit_append_only;
--> statement-breakpoint
CREATE UNIQUE INDEX "audit_chain" ON "audit" USING btree ("chain","line");
--> statement-breakpoint
-- It runs with the rights of the tables' owner: the runtime role may add lines and may not touch the heads of the chains.
CREATE FUNCTION chain_audit() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE
  own text := coalesce(NEW.member_id::text, NEW.brand);
  head audit_heads%ROWTYPE;
BEGIN
  INSERT INTO audit_heads AS h VALUES (own, 0, '') ON CONFLICT (chain) DO UPDATE SET line = h.line RETURNING h.* INTO head;
  NEW.line := head.line + 1;
  NEW.hash := audit_hash(head.hash, NEW.line, NEW.id, NEW.brand, NEW.member_id, NEW.action, NEW.details, NEW.request_id, NEW.at);
  UPDATE audit_heads SET line = NEW.line, hash = NEW.hash WHERE chain = own;
  RETURN NEW;
END
$$;
--> statement-breakpoint
CREATE TRIGGER audit_chained BEFORE INSERT ON audit FOR EACH ROW EXECUTE FUNCTION chain_audit();
--> statement-breakpoint
-- A balance changes only with both entries of a transfer whose posting the table of postings allows.
CREATE FUNCTION require_posting() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NOT EXISTS (
    SELECT FROM entries e JOIN transfers t ON t.member_id = e.member_id AND t.id = e.transfer_id
    WHERE e.member_id = NEW.member_id AND e.account = NEW.id AND e.version = NEW.version AND e.after = NEW.balance
      AND ((t.debit = e.account AND e.amount = -t.amount) OR (t.credit = e.account AND e.amount = t.amount))
      AND 2 = (SELECT count(*) FROM entries o WHERE o.member_id = t.member_id AND o.transfer_id = t.id)
  ) THEN
    RAISE EXCEPTION 'a balance changes only by a posting' USING ERRCODE = 'integrity_constraint_violation';
  END IF;
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER accounts_posted AFTER INSERT OR UPDATE OF balance, version ON accounts FOR EACH ROW
  WHEN (NEW.version <> 0 OR NEW.balance <> 0) EXECUTE FUNCTION require_posting();
