DROP INDEX "transfers_moves";--> statement-breakpoint
DROP INDEX "transfers_newest";--> statement-breakpoint
CREATE INDEX "transfers_moves" ON "transfers" USING btree ("member_id","at","id") WHERE "transfers"."kind" not in ('bet', 'win', 'rollback', 'pot-share', 'pot-share-returned', 'pot-win', 'pot-win-returned');--> statement-breakpoint
CREATE INDEX "transfers_newest" ON "transfers" USING btree ("at","id") WHERE "transfers"."kind" not in ('bet', 'win', 'rollback', 'pot-share', 'pot-share-returned', 'pot-win', 'pot-win-returned');