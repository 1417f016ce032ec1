DROP INDEX "adjustments_state";--> statement-breakpoint
CREATE INDEX "outbox_age" ON "outbox" USING btree ("at");--> statement-breakpoint
CREATE INDEX "remembered_expiry" ON "remembered" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "adjustments_waiting" ON "adjustments" USING btree ("state","requested_at");--> statement-breakpoint
CREATE INDEX "throttles_age" ON "throttles" USING btree ("window_start");