DROP INDEX "agent_applications_newest";--> statement-breakpoint
DROP INDEX "feedback_newest";--> statement-breakpoint
ALTER TABLE "agent_applications" ADD COLUMN "state" text DEFAULT 'waiting' NOT NULL;--> statement-breakpoint
ALTER TABLE "agent_applications" ADD COLUMN "answer" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "agent_applications" ADD COLUMN "ended_by" text;--> statement-breakpoint
ALTER TABLE "agent_applications" ADD COLUMN "ended_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "feedback" ADD COLUMN "state" text DEFAULT 'open' NOT NULL;--> statement-breakpoint
ALTER TABLE "feedback" ADD COLUMN "answer" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "feedback" ADD COLUMN "ended_by" text;--> statement-breakpoint
ALTER TABLE "feedback" ADD COLUMN "ended_at" timestamp (3) with time zone;--> statement-breakpoint
CREATE INDEX "agent_applications_oldest" ON "agent_applications" USING btree ("brand","state","at");--> statement-breakpoint
CREATE INDEX "feedback_oldest" ON "feedback" USING btree ("brand","state","at");