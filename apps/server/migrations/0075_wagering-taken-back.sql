ALTER TABLE "wagering_lines" ADD COLUMN "step" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "wagering_lines" DROP CONSTRAINT "wagering_lines_member_id_bet_id_pk";--> statement-breakpoint
ALTER TABLE "wagering_lines" ADD CONSTRAINT "wagering_lines_member_id_bet_id_step_pk" PRIMARY KEY("member_id","bet_id","step");--> statement-breakpoint
DROP INDEX "wagering_lines_bonus";--> statement-breakpoint
CREATE INDEX "wagering_lines_bonus" ON "wagering_lines" USING btree ("member_id","bonus_id","at","bet_id","step");
