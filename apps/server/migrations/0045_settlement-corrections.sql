ALTER TABLE "settlement_runs" DROP CONSTRAINT "settlement_runs_window";--> statement-breakpoint
ALTER TABLE "transfers" DROP CONSTRAINT "transfers_posting";--> statement-breakpoint
ALTER TABLE "settlement_statements" DROP CONSTRAINT "settlement_statements_amounts";--> statement-breakpoint
ALTER TABLE "settlement_runs" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "settlement_runs" ADD COLUMN "corrections" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "settlement_runs" ADD COLUMN "left_out" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "settlement_statements" ADD COLUMN "correction" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "settlement_runs" ADD CONSTRAINT "settlement_runs_window" UNIQUE("brand","type","period","window_start","version");--> statement-breakpoint
ALTER TABLE "transfers" ADD CONSTRAINT "transfers_posting" CHECK ("transfers"."kind" || ' ' || "transfers"."debit_kind" || ' ' || "transfers"."credit_kind" in ('welcome promotions cash', 'trial promotions cash', 'bet cash provider', 'bet vendor provider', 'win provider cash', 'win provider vendor', 'rollback provider cash', 'rollback provider vendor', 'deposit clearing cash', 'deposit-fee cash fees', 'deposit-reversal cash clearing', 'debt-booked receivable cash', 'deposit-reversal fees cash', 'debt-collected cash receivable', 'withdraw-hold cash locked', 'withdraw-release locked cash', 'withdraw-paid locked clearing', 'withdraw-fee locked fees', 'withdraw-refund clearing cash', 'withdraw-refund fees cash', 'wallet-hold cash locked', 'wallet-hold vendor locked', 'wallet-arrive locked cash', 'wallet-arrive locked vendor', 'wallet-back locked cash', 'wallet-back locked vendor', 'member-sent cash between-members', 'member-sent commission between-members', 'member-received between-members cash', 'adjust adjustments cash', 'adjust cash adjustments', 'adjust adjustments commission', 'adjust commission adjustments', 'reward promotions cash', 'bonus-grant promotions bonus', 'bonus-release bonus cash', 'bonus-return bonus promotions', 'redeem cash promotions', 'redeem-return promotions cash', 'points-earned points-issued points', 'points-redeem points points-issued', 'points-return points-issued points', 'points-convert points points-issued', 'settlement-paid commissions commission', 'settlement-sent commission between-members', 'settlement-received between-members commission', 'settlement-returned commission commissions', 'settlement-returned commission between-members', 'settlement-regained between-members commission', 'guarantee-paid guarantee commission', 'guarantee-repaid commission guarantee', 'guarantee-waived commissions commission'));--> statement-breakpoint
ALTER TABLE "settlement_statements" ADD CONSTRAINT "settlement_statements_amounts" CHECK (abs("settlement_statements"."amount") >= "settlement_statements"."from_guarantee" and "settlement_statements"."from_guarantee" >= 0);
--> statement-breakpoint
DROP TRIGGER settlement_statements_kept ON settlement_statements;
--> statement-breakpoint
CREATE TRIGGER settlement_statements_kept BEFORE UPDATE ON settlement_statements FOR EACH ROW
  WHEN ((OLD.member_id, OLD.run_id, OLD.brand, OLD.contract_id, OLD.upline_id, OLD.type, OLD.window_start, OLD.window_end, OLD.level, OLD.place, OLD.leaf, OLD.text, OLD.amount, OLD.base, OLD.carry, OLD.correction) IS DISTINCT FROM (NEW.member_id, NEW.run_id, NEW.brand, NEW.contract_id, NEW.upline_id, NEW.type, NEW.window_start, NEW.window_end, NEW.level, NEW.place, NEW.leaf, NEW.text, NEW.amount, NEW.base, NEW.carry, NEW.correction)) EXECUTE FUNCTION refuse_new_settlement();
--> statement-breakpoint
DROP TRIGGER settlement_runs_kept ON settlement_runs;
--> statement-breakpoint
CREATE TRIGGER settlement_runs_kept BEFORE UPDATE ON settlement_runs FOR EACH ROW
  WHEN ((OLD.id, OLD.brand, OLD.type, OLD.period, OLD.window_start, OLD.window_end, OLD.rules, OLD.version, OLD.corrections, OLD.left_out, OLD.opened_at) IS DISTINCT FROM (NEW.id, NEW.brand, NEW.type, NEW.period, NEW.window_start, NEW.window_end, NEW.rules, NEW.version, NEW.corrections, NEW.left_out, NEW.opened_at)
    OR (OLD.state <> 'open' AND (OLD.statements, OLD.amount, OLD.root, OLD.signed) IS DISTINCT FROM (NEW.statements, NEW.amount, NEW.root, NEW.signed)))
  EXECUTE FUNCTION refuse_new_settlement();
