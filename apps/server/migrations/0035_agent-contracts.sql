CREATE TABLE "contracts" (
	"member_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"brand" text NOT NULL,
	"upline_id" uuid,
	"type" text NOT NULL,
	"version" integer NOT NULL,
	"terms" jsonb NOT NULL,
	"proposed_by" text NOT NULL,
	"state" text DEFAULT 'offered' NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"starts_at" timestamp (3) with time zone,
	"ends_at" timestamp (3) with time zone,
	"updated_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "contracts_member_id_id_pk" PRIMARY KEY("member_id","id"),
	CONSTRAINT "contracts_times" CHECK ("contracts"."ends_at" is null or "contracts"."ends_at" >= "contracts"."starts_at"),
	CONSTRAINT "contracts_started" CHECK ("contracts"."state" in ('offered', 'rejected', 'withdrawn', 'expired') = ("contracts"."starts_at" is null)),
	CONSTRAINT "contracts_ended" CHECK ("contracts"."state" in ('ending', 'ended', 'superseded', 'cancelled') = ("contracts"."ends_at" is not null))
);
--> statement-breakpoint
CREATE UNIQUE INDEX "contracts_version" ON "contracts" USING btree ("member_id","type","version");--> statement-breakpoint
CREATE UNIQUE INDEX "contracts_signed" ON "contracts" USING btree ("member_id","type") WHERE "contracts"."state" = 'signed';--> statement-breakpoint
CREATE UNIQUE INDEX "contracts_offered" ON "contracts" USING btree ("member_id","type") WHERE "contracts"."state" = 'offered';--> statement-breakpoint
CREATE INDEX "contracts_newest" ON "contracts" USING btree ("member_id","at","id");--> statement-breakpoint
CREATE INDEX "contracts_upline" ON "contracts" USING btree ("upline_id","at","id");--> statement-breakpoint
CREATE INDEX "contracts_below" ON "contracts" USING btree ("upline_id","type") WHERE "contracts"."state" = 'signed';--> statement-breakpoint
CREATE INDEX "contracts_expiring" ON "contracts" USING btree ("expires_at") WHERE "contracts"."state" = 'offered';--> statement-breakpoint
CREATE INDEX "contracts_ending" ON "contracts" USING btree ("ends_at") WHERE "contracts"."state" = 'ending';--> statement-breakpoint
CREATE FUNCTION keep_contract() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF (OLD.member_id, OLD.id, OLD.brand, OLD.upline_id, OLD.type, OLD.version, OLD.terms, OLD.proposed_by, OLD.at)
    IS DISTINCT FROM (NEW.member_id, NEW.id, NEW.brand, NEW.upline_id, NEW.type, NEW.version, NEW.terms, NEW.proposed_by, NEW.at) THEN
    RAISE EXCEPTION 'What was agreed in a contract never changes: a new version is a new row';
  END IF;
  IF OLD.starts_at IS DISTINCT FROM NEW.starts_at AND OLD.starts_at IS NOT NULL OR OLD.ends_at IS DISTINCT FROM NEW.ends_at AND OLD.ends_at IS NOT NULL THEN
    RAISE EXCEPTION 'The window of a contract is set once';
  END IF;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER contracts_kept BEFORE UPDATE ON contracts FOR EACH ROW EXECUTE FUNCTION keep_contract();
